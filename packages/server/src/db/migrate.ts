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

/** The first release that works with a migration which drops something, as its name tells. */
const neededBy = (name: string): string => /-after-(\d{4})-/.exec(name)?.[1] ?? '';

/**
 * The migrations that a newer release applied. This one may run beside it, or again after it: they only add, or drop what
 * this one no longer uses. One that is missing before the last of this release is no such one, and Kysely refuses it.
 * @throws {StartError} if they dropped what this release uses
 */
export async function listNewer(db: Db): Promise<string[]> {
  const last = Object.keys(migrations).at(-1) ?? '';
  const newer = (await listMigrations(db)).filter((name) => name > last);
  const ended = newer.find((name) => neededBy(name) > last);
  if (ended)
    throw new StartError(
      `A newer release has dropped from the database what this one uses (${ended}). Start a newer release.`,
    );
  return newer;
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

/** Applies what is missing, beside what newer releases have applied. */
async function migrateBeside(
  connection: Db,
  target: string | undefined,
  log: NonNullable<Options['log']>,
): Promise<string[]> {
  const newer = await listNewer(connection);
  if (newer.length > 0)
    log.warn(
      `A newer release has migrated the database (${newer.join(', ')}). This one works with what it knows.`,
    );
  const all = { ...migrations, ...Object.fromEntries(newer.map((name) => [name, done])) };
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => all } });
  const { error, results } = await alone(() =>
    target ? migrator.migrateTo(target) : migrator.migrateToLatest(),
  );
  if (!error) return (results ?? []).map((result) => result.migrationName);
  // A newer release may have migrated while this one waited for its turn.
  if ((await listNewer(connection)).length > newer.length) return migrateBeside(connection, target, log);
  throw error;
}

/**
 * Migrates the schema. Two processes may do this at once: one waits for the other. A failed migration is rolled back as
 * a whole; one that meets a table in use is tried again; those of a newer release are left alone.
 * @returns the names of the migrations applied
 * @throws {StartError} if a table is in use all the time, or a newer release has dropped what this one uses
 */
export const migrate = (db: Db, { target, log = console }: Options = {}): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    // Indexing a large table may not hit the limit for calls. Kysely waits for another process by a limit of its own.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = ${sql.lit(LOCK_MS)}`.execute(connection);
    try {
      return await untilFree(() => migrateBeside(connection, target, log), log);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
