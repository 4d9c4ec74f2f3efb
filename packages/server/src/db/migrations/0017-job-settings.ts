import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table job_settings (
    id integer generated always as identity primary key,
    org_id integer not null references organization (id) on delete cascade,
    name text not null check (length(name) between 1 and 200),
    mode text not null check (mode in ('lightweighting', 'ms-lightweighting', 'file_size', 'bpp', 'lean')),
    target double precision,
    preset text,
    check ((mode = 'lean') = (target is null))
  )`,
  'create unique index job_settings_name on job_settings (org_id, lower(name))',
];

/** Settings of jobs that organizations keep under a name. */
export const jobSettings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
