import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import type { Database } from '../src/db/open.ts';
import type { ImageTable } from '../src/db/schema.ts';
import { emptyDatabase } from './harness.ts';

let database: Database;
let drop: () => Promise<unknown>;
beforeAll(async () => {
  ({ database, drop } = await emptyDatabase());
});
afterAll(async () => {
  await database.close();
  await drop();
});

const image = (org_id: number, filename: string, color_space: string): Insertable<ImageTable> => ({
  org_id,
  filename,
  color_space,
  sha256: 'x',
  object_key: 'x',
  bytes: 1,
  width: 1,
  height: 1,
  format: 'PNG',
  bit_depth: 8,
  has_alpha: false,
  created_by: null,
});

it('texts that files brought along are mended, and no others are taken from then on', async () => {
  const { db } = database;
  await migrate(db, { target: '0001-start' });
  const { rows } = await sql<{ id: number }>`
    insert into organization (name, claims_member) values ('Old', false) returning id`.execute(db);
  const org = rows[0]?.id ?? 0;
  await db
    .insertInto('image')
    .values([
      image(org, 'plain.png', 'sRGB'),
      image(org, 'two\nlines\u202egnp.exe', 'x'.repeat(1_000_000)),
      image(org, '\u0007\u200b', ''),
      image(org, 'é'.repeat(400), '\u200b'),
      image(org, '👩‍💻 می‌خواهم ❤️.png', ' ISO\tCoated '),
    ])
    .execute();
  await migrate(db, { target: '0006-uploads' });
  const mended = await db.selectFrom('image').select(['filename', 'color_space']).orderBy('id').execute();
  expect(mended).toEqual([
    { filename: 'plain.png', color_space: 'sRGB' },
    { filename: 'two linesgnp.exe', color_space: 'x'.repeat(64) },
    { filename: 'image', color_space: 'RGB' },
    { filename: 'é'.repeat(255), color_space: 'RGB' },
    { filename: '👩‍💻 می‌خواهم ❤️.png', color_space: 'ISO Coated' },
  ]);
  for (const [name, space] of [
    ['', 'sRGB'],
    ['x'.repeat(256), 'sRGB'],
    ['a\nb', 'sRGB'],
    ['a\u202eb', 'sRGB'],
    ['a', ''],
    ['a', 'x'.repeat(65)],
    ['a', 'x\u009f'],
  ] as const)
    await expect(
      db
        .insertInto('image')
        .values(image(org, name, space))
        .execute(),
    ).rejects.toMatchObject({ code: '23514' });
});

it('results that may show what lies hidden under transparency are found again, without files of before', async () => {
  const fresh = await emptyDatabase();
  const { db } = fresh.database;
  await migrate(db, { target: '0001-start' });
  const { rows } = await sql<{ id: number }>`
    insert into organization (name, claims_member) values ('Old', false) returning id`.execute(db);
  const org = rows[0]?.id ?? 0;
  const ids = await db
    .insertInto('image')
    .values([{ ...image(org, 'glass.png', 'sRGB'), has_alpha: true }, image(org, 'solid.png', 'sRGB')])
    .returning('id')
    .execute();
  const [glass = 0, solid = 0] = ids.map(({ id }) => id);
  const base = { created_by: null, result: '{}', progress: 1 };
  for (const image_id of [glass, solid]) {
    for (const format of ['jpeg', 'webp', 'avif'] as const)
      await db
        .insertInto('processed_image')
        .values({ image_id, format, quality: 50, object_key: 'x', bytes: 1, sha256: 'x', job_id: null })
        .execute();
    for (const status of ['completed', 'completed', 'failed'] as const)
      await db
        .insertInto('image_job')
        .values({ ...base, image_id, mode: 'lean', target: null, status })
        .execute();
    for (const status of ['completed', 'running'] as const)
      await db
        .insertInto('image_job')
        .values({ ...base, image_id, mode: 'bpp', target: 2, status })
        .execute();
  }
  await migrate(db, { target: '0006-uploads' });
  const points = await db.selectFrom('processed_image').select(['image_id', 'format']).execute();
  const formatsOf = (id: number) => points.filter((p) => p.image_id === id).map(({ format }) => format);
  expect(formatsOf(glass)).toEqual(['jpeg']);
  expect(formatsOf(solid)).toEqual(['jpeg', 'webp', 'avif']);
  const jobs = await db
    .selectFrom('image_job')
    .select(['image_id', 'mode', 'status', 'progress', 'result'])
    .orderBy('id')
    .execute();
  const jobsOf = (id: number) =>
    jobs.filter((j) => j.image_id === id).map(({ mode, status }) => `${mode} ${status}`);
  expect(jobsOf(glass)).toEqual(['lean queued', 'lean failed', 'bpp running']);
  expect(jobsOf(solid)).toHaveLength(5);
  expect(jobs.find(({ status }) => status === 'queued')).toMatchObject({ progress: 0, result: null });
  await fresh.database.close();
  await fresh.drop();
});
