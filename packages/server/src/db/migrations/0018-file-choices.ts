import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statement = `create table file_choice (
  image_id integer primary key references image (id) on delete cascade,
  format text not null check (format in ('original', 'jpeg', 'webp', 'avif', 'png', 'gif')),
  quality integer check (quality between 1 and 100),
  check ((format = 'original') = (quality is null))
)`;

/** The files that people chose, each instead of the one that the newest job of its image recommends. */
export const fileChoices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statement).execute(db);
  },
};
