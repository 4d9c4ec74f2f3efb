import { sql } from 'kysely';
import type { Db } from '../src/db/open.ts';

/** How many transactions wait for a lock; on PostgreSQL only. */
export async function blockedIn(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
