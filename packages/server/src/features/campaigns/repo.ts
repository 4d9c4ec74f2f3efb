import type { Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';
import type { CampaignTable } from '../../db/schema.ts';
import { LONG_AGO, UNFINISHED } from '../usage/deleted.ts';
import { sums, withTotal } from './sums.ts';

/** A campaign of an organization; queries always use both. */
export type CampaignScope = { orgId: number; campaignId: number };

const columns = ['id', 'revision', 'name', 'description', 'version'] as const;

/** The campaign, unless it is deleted or belongs to another organization. */
export const living = (db: Db, { orgId, campaignId }: CampaignScope) =>
  db
    .selectFrom('campaign')
    .where('campaign.id', '=', campaignId)
    .where('campaign.org_id', '=', orgId)
    .where('campaign.deleted_at', 'is', null);

/** The campaigns of an organization, or only some of them. */
export type SeenCampaigns = { orgId: number; only: readonly number[] | null };

/** Newest first, each with its total in kg CO2e. */
export async function findCampaigns(db: Db, { orgId, only }: SeenCampaigns, { after, read }: Page) {
  const rows = await db
    .selectFrom('campaign')
    .select([...columns, sums])
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .$if(only !== null, (query) => query.where('campaign.id', 'in', only ?? []))
    .$if(after !== undefined, (query) => query.where('id', '<', after?.[0] ?? 0))
    .orderBy('id', 'desc')
    .limit(read)
    .execute();
  return rows.map(withTotal);
}

/** The campaign with its total. */
export async function findCampaign(db: Db, scope: CampaignScope) {
  const row = await living(db, scope)
    .select([...columns, sums])
    .executeTakeFirst();
  return row && withTotal(row);
}

/** @param row with `deleted_at` for a campaign that nobody may see yet */
export const insertCampaign = (
  db: Db,
  row: Pick<CampaignTable, 'org_id' | 'name' | 'version'> & {
    description: string | null;
    created_by: number | null;
    deleted_at?: Date;
  },
) => db.insertInto('campaign').values(row).returning(columns).executeTakeFirstOrThrow();

/** @returns whether there was one with this revision */
export async function changeCampaign(
  db: Db,
  { orgId, campaignId }: CampaignScope,
  revision: number,
  row: { name: string; description: string | null; version: CampaignTable['version'] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('campaign')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('id', '=', campaignId)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps it for a while, where nothing counts it. @returns whether there was one */
export async function hideCampaign(
  db: Db,
  { orgId, campaignId }: CampaignScope,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('campaign')
    .set({ deleted_at: now })
    .where('id', '=', campaignId)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A campaign that was deleted within a time, with the number of its rows; locked until the transaction ends. */
export const lockHidden = (db: Db, { orgId, campaignId }: CampaignScope, since: Date) =>
  db
    .selectFrom('campaign')
    .select('row_count')
    .where('id', '=', campaignId)
    .where('org_id', '=', orgId)
    .where('deleted_at', '>', since)
    .where('deleted_at', '<', UNFINISHED)
    .forUpdate()
    .executeTakeFirst();

/** Makes a hidden campaign visible: one that was deleted, or a finished copy. */
export const showCampaign = (db: Db, { orgId, campaignId }: CampaignScope) =>
  db
    .updateTable('campaign')
    .set({ deleted_at: null })
    .where('id', '=', campaignId)
    .where('org_id', '=', orgId)
    .execute();

/** Leaves a copy to the upkeep, unless it was shown after all. @returns whether it was still unfinished */
export async function giveUpCopy(db: Db, campaignId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('campaign')
    .set({ deleted_at: LONG_AGO })
    .where('id', '=', campaignId)
    .where('deleted_at', '=', UNFINISHED)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes it for good, with its rows. @returns whether there was one */
export async function removeCampaign(db: Db, { orgId, campaignId }: CampaignScope): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('campaign')
    .where('id', '=', campaignId)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether the organization has this campaign; inside a transaction it stays in the database until the end. */
export async function holdCampaign(db: Db, scope: CampaignScope): Promise<boolean> {
  const found = await living(db, scope).select('campaign.id').forKeyShare().executeTakeFirst();
  return found !== undefined;
}

/** The same; until the end of the transaction nobody else adds rows to it either. */
export async function lockCampaign(trx: Db, scope: CampaignScope): Promise<boolean> {
  const found = await living(trx, scope).select('campaign.id').forUpdate().executeTakeFirst();
  return found !== undefined;
}
