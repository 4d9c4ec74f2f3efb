import { sql } from 'kysely';
import type { Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';
import type { CampaignTable } from '../../db/schema.ts';

/** A campaign of an organization; queries always use both. */
export type CampaignScope = { orgId: number; campaignId: number };

const columns = ['id', 'name', 'description', 'version'] as const;

const stages = ['storage_row', 'selection_row', 'delivery_row', 'consumption_row'] as const;

/** Sum over the rows of all four stages, in the same query as the campaigns. */
const total = sql.join(
  stages.map(
    (table) =>
      sql`(select coalesce(sum(total_emissions), 0) from ${sql.table(table)} where campaign_id = campaign.id)`,
  ),
  sql` + `,
);

/** Newest first, each with its total in kg CO2e. */
export const findCampaigns = (db: Db, orgId: number, { after, read }: Page) =>
  db
    .selectFrom('campaign')
    .select([...columns, sql<number>`${total}`.as('total_emissions')])
    .where('org_id', '=', orgId)
    .$if(after !== undefined, (query) => query.where('id', '<', after?.[0] ?? 0))
    .orderBy('id', 'desc')
    .limit(read)
    .execute();

export const insertCampaign = (
  db: Db,
  row: Pick<CampaignTable, 'org_id' | 'name' | 'version'> & {
    description: string | null;
    created_by: number;
  },
) => db.insertInto('campaign').values(row).returning(columns).executeTakeFirstOrThrow();

/** @returns whether there was one */
export async function removeCampaign(db: Db, { orgId, campaignId }: CampaignScope): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('campaign')
    .where('id', '=', campaignId)
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether the organization has this campaign; inside a transaction it cannot be deleted until the end. */
export async function holdCampaign(db: Db, { orgId, campaignId }: CampaignScope): Promise<boolean> {
  const found = await db
    .selectFrom('campaign')
    .select('id')
    .where('id', '=', campaignId)
    .where('org_id', '=', orgId)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
