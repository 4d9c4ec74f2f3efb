import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { hasCode } from '../errorCodes.ts';
import { StartError } from '../startError.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './open.ts';
import { alone } from './transaction.ts';

/**
 * How long a migration waits for a table that others use. Whoever uses it next waits behind the migration, so this is
 * less than a call waits for a lock.
 */
const LOCK_MS = 2_000;
/** How long those who waited go ahead before another try. */
const PAUSE_MS = 3_000;
/** How long it tries: as long as a backup may read. */
const PATIENCE_MS = 15 * 60_000;
const LOCK_NOT_FREE = '55P03';

/** The migrations applied to a database; none if it is new. */
export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!rows[0]?.there) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/**
 * The migrations that a newer release applied: this one may run beside it, or again after it, because they only add.
 * One that is missing before the last of this release is no such one, and Kysely refuses it.
 */
async function listNewer(db: Db): Promise<string[]> {
  const last = Object.keys(migrations).at(-1) ?? '';
  return (await listMigrations(db)).filter((name) => name > last);
}

const done: Migration = { up: async () => undefined };

type Options = {
  /** The name of the last migration to apply; all if omitted. */
  target?: string;
  /** Told when a migration has to wait, and of those that this release does not know. */
  log?: { warn(message: string): void };
};

/** Calls `run` until no lock is missing. @throws {StartError} after a quarter of an hour */
async function untilFree<T>(run: () => Promise<T>, log: NonNullable<Options['log']>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;)
    try {
      return await run();
    } catch (error) {
      if (!hasCode(error, LOCK_NOT_FREE)) throw error;
      if (performance.now() > end)
        throw new StartError(
          'The database was not migrated: a table it changes is in use. End what reads it for long, such as a backup.',
        );
      log.warn('A migration waits for a table that is in use, such as by a backup, and will be tried again.');
      await setTimeout(PAUSE_MS);
    }
}

/**
 * Migrates the schema. Two processes may do this at once: one waits for the other. A failed migration is rolled back as
 * a whole; one that meets a table in use is tried again; those of a newer release are left alone.
 * @returns the names of the migrations applied
 * @throws {StartError} if a table is in use all the time
 */
export const migrate = (db: Db, { target, log = console }: Options = {}): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    // Indexing a large table may not hit the limit for calls. Kysely waits for another process by a limit of its own.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = ${sql.lit(LOCK_MS)}`.execute(connection);
    try {
      const newer = await listNewer(connection);
      if (newer.length > 0)
        log.warn(
          `A newer release has migrated the database (${newer.join(', ')}). This one works with what it knows.`,
        );
      const all = { ...migrations, ...Object.fromEntries(newer.map((name) => [name, done])) };
      const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => all } });
      return await untilFree(async () => {
        const { error, results } = await alone(() =>
          target ? migrator.migrateTo(target) : migrator.migrateToLatest(),
        );
        if (error) throw error;
        return (results ?? []).map((result) => result.migrationName);
      }, log);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
