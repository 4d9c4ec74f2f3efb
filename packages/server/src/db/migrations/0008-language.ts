import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The language a person reads, as they last stated it. The column accepts any: the program knows which ones
 * exist.
 */
export const language: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['app_user', 'sign_up'])
      await sql
        .raw(`alter table ${table} add column language text check (language ~ '^[a-z]{2,3}$')`)
        .execute(db);
  },
};
