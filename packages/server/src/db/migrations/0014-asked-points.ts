import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table image_job
    add column point_format text check (point_format in ('jpeg', 'webp', 'avif')),
    add column point_quality integer check (point_quality between 1 and 100)`,
  'alter table image_job drop constraint image_job_mode_check',
  `alter table image_job add constraint image_job_mode_check
    check (mode in ('lightweighting', 'ms-lightweighting', 'file_size', 'bpp', 'lean', 'point'))`,
  'alter table image_job drop constraint image_job_check',
  `alter table image_job
    add constraint image_job_target check ((mode in ('lean', 'point')) = (target is null)),
    add constraint image_job_point check (
      (mode = 'point') = (point_format is not null) and (mode = 'point') = (point_quality is not null))`,
  'drop index image_job_live',
  `create unique index image_job_live on image_job
    (image_id, mode, coalesce(target, -1), coalesce(preset, ''), coalesce(point_format, ''), coalesce(point_quality, 0))
    where status in ('queued', 'running')`,
];

/** Jobs that measure one quality of one format. */
export const askedPoints: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
