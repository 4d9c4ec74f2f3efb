import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './open.ts';
import { alone } from './transaction.ts';

/**
 * Migrates the schema. Two processes may do this at once: one waits for the other. A failed migration is rolled back as
 * a whole.
 * @param target the name of the last migration to apply; all if omitted
 * @returns the names of the migrations applied
 */
export const migrate = (db: Db, target?: string): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    // Neither indexing a large table nor waiting for another process may hit the limit for calls.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = 0`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => migrations },
      });
      const { error, results } = await alone(() =>
        target ? migrator.migrateTo(target) : migrator.migrateToLatest(),
      );
      if (error) throw error;
      return (results ?? []).map((result) => result.migrationName);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
