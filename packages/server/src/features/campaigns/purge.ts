import { stages } from '@leaf/emissions';
import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { UNFINISHED } from './duplicate.ts';

/** Rows deleted at a time, so that a large campaign blocks nobody. */
const PART = 1000;

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

/** Permanently deletes campaigns that can no longer be restored. @param before time of deletion */
export async function purgeCampaigns(db: Db, before: Date): Promise<void> {
  const campaigns = await db
    .selectFrom('campaign')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('deleted_at', '<=', before),
        eb.and([eb('deleted_at', '=', UNFINISHED), eb('created_at', '<=', before)]),
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
