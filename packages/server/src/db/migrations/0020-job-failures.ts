import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Why a job failed, as a code that is worded where it is read. */
export const jobFailures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table image_job add column error_code text').execute(db);
  },
};
