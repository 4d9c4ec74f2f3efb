import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Distinguishes this database from any other that may use the same store. An archive leaves it out.
  `create table object_store (
    only_row boolean primary key default true check (only_row),
    identity uuid not null default gen_random_uuid(),
    claimed_at timestamptz
  )`,
  'insert into object_store default values',
  // Keys whose files no row refers to, either not yet or no longer.
  `create table object_reservation (
    key text primary key,
    reserved_at timestamptz not null default now()
  )`,
  // Notices held back, to be sent together.
  `create table held_notice (
    recipient text not null,
    kind text not null check (kind in ('join', 'organization', 'news')),
    held integer not null default 1,
    sealed text not null,
    since timestamptz not null,
    primary key (recipient, kind)
  )`,
  'create index object_reservation_age on object_reservation (reserved_at)',
];

/** Lets a database recognise the store it owns and the files it may remove, and hold back notices. */
export const storage: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
