import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
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

type Options = {
  /** The name of the last migration to apply; all if omitted. */
  target?: string;
  /** Told when a migration has to wait. */
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
 * a whole; one that meets a table in use is tried again.
 * @returns the names of the migrations applied
 * @throws {StartError} if a table is in use all the time
 */
export const migrate = (db: Db, { target, log = console }: Options = {}): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    // Indexing a large table may not hit the limit for calls. Kysely waits for another process by a limit of its own.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = ${sql.lit(LOCK_MS)}`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => migrations },
      });
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
