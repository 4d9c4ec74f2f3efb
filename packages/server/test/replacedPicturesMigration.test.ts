import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { emptyDatabase } from './harness.ts';

it('the sizes of pictures that replaced earlier ones are summed up anew', async () => {
  const { database, drop } = await emptyDatabase();
  const { db } = database;
  await migrate(db, { target: '0023-possible-loads' });
  await sql`insert into organization (name, claims_member) values ('Old', false)`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into image (org_id, filename, sha256, object_key, bytes, width, height, format, color_space, bit_depth, has_alpha)
    select id, 'a.png', 'x', unnest(array['a', 'b']), 1, 1, 1, 'PNG', 'sRGB', 8, false from organization
    returning id`.execute(db);
  const [first = 0, second = 0] = rows.map(({ id }) => id);
  await sql`
    insert into processed_image (image_id, format, quality, object_key, bytes, sha256)
    values (${first}, 'webp', 60, 'c', 5, 'x'), (${first}, 'webp', 70, 'd', 6, 'x')`.execute(db);
  await sql`update processed_image set bytes = 50 where quality = 60`.execute(db);
  await migrate(db, { target: '0024-replaced-pictures' });
  const sums = () => db.selectFrom('image').select(['id', 'processed_bytes']).orderBy('id').execute();
  expect(await sums()).toEqual([
    { id: first, processed_bytes: 56 },
    { id: second, processed_bytes: 0 },
  ]);
  await sql`update processed_image set bytes = bytes + 1`.execute(db);
  expect((await sums())[0]).toEqual({ id: first, processed_bytes: 58 });
  await database.close();
  await drop();
});
