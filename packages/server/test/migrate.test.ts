import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { emptyDatabase } from './harness.ts';

/** A migrated database, in which a release has noted another migration. */
async function migratedBeyond(name: string) {
  const { database, drop } = await emptyDatabase();
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await migrate(database.db);
  await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(database.db);
  return database.db;
}

it('leaves alone what a newer release has migrated, and says so', async () => {
  const db = await migratedBeyond('9999-next');
  const log = { warn: vi.fn() };
  expect(await migrate(db, { log })).toEqual([]);
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining('(9999-next)')]]);
});

it('refuses a database with a migration that no release has', async () => {
  const db = await migratedBeyond('0001-another');
  await expect(migrate(db)).rejects.toThrow('0001-another');
});

it('refuses a database from which a newer release has dropped what this one uses', async () => {
  const db = await migratedBeyond('9999-after-9998-drop-it');
  await expect(migrate(db)).rejects.toThrow('(9999-after-9998-drop-it). Start a newer release.');
});

it('works where a newer release has dropped what this one does without', async () => {
  const db = await migratedBeyond('9999-after-0001-drop-it');
  expect(await migrate(db, { log: { warn: () => undefined } })).toEqual([]);
});
