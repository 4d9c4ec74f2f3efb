import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** As PostgreSQL's regular expressions write it: ends of lines, tabs, and what shows nothing or turns the text around. */
const LINE_ENDS = String.raw`[\u0009-\u000d\u0085\u2028\u2029]+`;
const HIDDEN = String.raw`[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]`;

/** The text as one line of so many visible characters. Cut first, since some have millions. */
const line = (column: string, max: number, otherwise: string) => `
  coalesce(nullif(btrim(left(btrim(regexp_replace(regexp_replace(
    left(${column}, ${16 * max}), '${LINE_ENDS}', ' ', 'g'), '${HIDDEN}', '', 'g')), ${max})), ''), '${otherwise}')`;

const isLine = (column: string, max: number) =>
  `length(${column}) between 1 and ${max} and ${column} !~ '${HIDDEN}'`;

const texts = [
  `update image set filename = ${line('filename', 255, 'image')} where not (${isLine('filename', 255)})`,
  `update image set color_space = ${line('color_space', 64, 'RGB')} where not (${isLine('color_space', 64)})`,
  `alter table image
    add constraint image_filename_line check (${isLine('filename', 255)}),
    add constraint image_color_space_line check (${isLine('color_space', 64)})`,
];

/** Transparent pictures in the formats that keep transparency were made with what lies hidden in it. */
const SHOWS_HIDDEN = `select id from image where has_alpha`;

const hidden = [
  `delete from processed_image where format in ('webp', 'avif') and image_id in (${SHOWS_HIDDEN})`,
  // A result that names the deleted files is found again; of several for one order the newest.
  `delete from image_job as job where status = 'completed' and image_id in (${SHOWS_HIDDEN}) and exists (
    select from image_job as other where other.image_id = job.image_id and other.mode = job.mode
      and other.target is not distinct from job.target
      and (other.status in ('queued', 'running') or (other.status = 'completed' and other.id > job.id)))`,
  `update image_job set status = 'queued', progress = 0, attempts = 0, result = null, error = null,
      queue_job_id = null, started_at = null, finished_at = null
    where status = 'completed' and image_id in (${SHOWS_HIDDEN})`,
];

/** Bounds what a file says of itself, and re-encodes pictures without the data hidden under transparency. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...texts, ...hidden]) await sql.raw(statement).execute(db);
  },
};
