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

/** What a file says of itself is bounded, whoever writes it. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of texts) await sql.raw(statement).execute(db);
  },
};
