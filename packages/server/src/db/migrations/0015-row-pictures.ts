import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table delivery_row
    add column image_id integer references image (id) on delete set null,
    add column image_format text check (image_format in ('jpeg', 'webp', 'avif', 'png', 'gif')),
    add column image_quality integer check (image_quality between 1 and 100)`,
  'create index delivery_row_image on delivery_row (image_id, id desc) where image_id is not null',
];

/** The picture from which a delivery row has its payload. */
export const rowPictures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
