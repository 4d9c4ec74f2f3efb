import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'alter table app_user add column demo boolean not null default false',
  // Accounts created by an earlier release. Nobody else could have verified an address with this ending.
  `update app_user set demo = true
    where exists (select from setting where key = 'demo') and email in (
      'operator@leaf.example', 'ana@meadow.example', 'ben@meadow.example', 'chloe@meadow.example',
      'dario@northwind.example')`,
  'create index app_user_demo on app_user (id) where demo',
];

/** Distinguishes demo accounts from real ones. */
export const config: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
