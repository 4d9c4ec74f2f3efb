import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What scripts may load besides stands in the list of creatives as well. */
export const possibleLoads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update creative set facts = facts || jsonb_build_object('possible', inventory -> 'possible')
      where inventory ? 'possible'`.execute(db);
  },
};
