import { stages } from '@leaf/emissions';
import { sql } from 'kysely';
import { keptSince } from '../../core/deletion.ts';
import type { Db } from '../../db/open.ts';
import { UNFINISHED } from '../usage/deleted.ts';

/** Rows deleted at a time, so that a large campaign blocks nobody. */
const PART = 1000;
/** A copy that is not finished by then never will be: its process was ended. */
const COPYING_MS = 3_600_000;

async function emptyTable(db: Db, table: string, campaignId: number): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where campaign_id = ${campaignId} limit ${PART}
      )`.execute(db);
    if (numAffectedRows < BigInt(PART)) return;
  }
}

/** Deletes a campaign permanently, in parts; it must be invisible by now. */
export async function purgeCampaign(db: Db, campaignId: number): Promise<void> {
  for (const stage of stages) await emptyTable(db, `${stage}_row`, campaignId);
  await emptyTable(db, 'deleted_row', campaignId);
  await db.deleteFrom('campaign').where('id', '=', campaignId).execute();
}

/** Permanently deletes campaigns and rows that can no longer be restored, and copies that were never finished. */
export async function purgeCampaigns(db: Db, now: Date): Promise<void> {
  const before = keptSince(now);
  const begun = new Date(now.getTime() - COPYING_MS);
  const campaigns = await db
    .selectFrom('campaign')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('deleted_at', '<=', before),
        eb.and([eb('deleted_at', '=', UNFINISHED), eb('created_at', '<=', begun)]),
      ]),
    )
    .execute();
  for (const { id } of campaigns) await purgeCampaign(db, id);
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('deleted_row')
      .where('id', 'in', (query) =>
        query.selectFrom('deleted_row').select('id').where('deleted_at', '<=', before).limit(PART),
      )
      .executeTakeFirst();
    if (numDeletedRows < BigInt(PART)) return;
  }
}
