import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // An earlier release that is still running leaves it empty; its keys are free after five minutes, as before.
  'alter table idempotency_key add column holder uuid',
  'create table server_instance (id uuid primary key, seen_at timestamptz not null)',
];

/** Which process holds an idempotency key, and which processes live. */
export const keyHolders: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: the tables are those of this moment
  async up(db: Kysely<any>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
