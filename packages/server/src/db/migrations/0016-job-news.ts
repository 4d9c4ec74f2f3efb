import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Jobs that have just ended are looked for every second while somebody listens. */
export const jobNews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('create index image_job_finished on image_job (finished_at)').execute(db);
  },
};
