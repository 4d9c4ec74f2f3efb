import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'alter table processed_image drop constraint processed_image_format_check',
  `alter table processed_image add constraint processed_image_format_check
    check (format in ('jpeg', 'webp', 'avif', 'png'))`,
  // Null in rows of earlier releases, which are measured again when a job needs them.
  'alter table processed_image add column fidelity double precision, add column encoder text',
  'alter table image_job add column preset text',
  'drop index image_job_live',
  `create unique index image_job_live on image_job (image_id, mode, coalesce(target, -1), coalesce(preset, ''))
    where status in ('queued', 'running')`,
];

/** PNG among the pictures that jobs make, presets of jobs, and by which encoder a picture was made. */
export const formats: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
