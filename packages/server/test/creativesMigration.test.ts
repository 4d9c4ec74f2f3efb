import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { emptyDatabase } from './harness.ts';

it('what scripts may load besides is told of creatives that were there before, where it is known', async () => {
  const { database, drop } = await emptyDatabase();
  const { db } = database;
  await migrate(db, { target: '0022-key-holders' });
  const { rows } = await sql<{ id: number }>`
    insert into organization (name, claims_member) values ('Old', false) returning id`.execute(db);
  const possible = { requests: 1, bytes: 2, transfer: 2 };
  const creative = {
    org_id: rows[0]?.id ?? 0,
    filename: 'banner.zip',
    sha256: 'x',
    bytes: 1,
    created_by: null,
  };
  const facts = JSON.stringify({ entry: 'index.html' });
  await db
    .insertInto('creative')
    .values([
      { ...creative, object_key: 'a', facts, inventory: JSON.stringify({ possible }) },
      { ...creative, object_key: 'b', facts, inventory: '{}' },
    ])
    .execute();
  await migrate(db, { target: '0023-possible-loads' });
  expect(await db.selectFrom('creative').select('facts').orderBy('id').execute()).toEqual([
    { facts: { entry: 'index.html', possible } },
    { facts: { entry: 'index.html' } },
  ]);
  await database.close();
  await drop();
});
