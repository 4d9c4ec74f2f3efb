import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import { type Asset, assetParts } from '../assets/asset.ts';

type Dropping = Pick<Services, 'db' | 'config'>;

/** Used as the time of deletion: too long ago to restore, so that the cleanup purges it. */
export const LONG_AGO = new Date(0);

/** The same for a campaign that is still being copied: nobody sees it, and nothing can restore it. */
export const UNFINISHED = new Date('9999-01-01T00:00:00Z');

/**
 * Deleted objects count towards no limit, so they have their own: as much again as the organization may have.
 * Anything beyond is purged, the oldest first; otherwise creating and deleting in turn would fill the disk.
 */
export async function dropExcessRows({ db, config }: Dropping, orgId: number): Promise<void> {
  const { kept } = await db
    .selectFrom('campaign')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('deleted_row_count'), lit(0)).as('kept'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  const excess = kept - config.quotas.rows;
  if (excess <= 0) return;
  await db
    .deleteFrom('deleted_row')
    .where('id', 'in', (query) =>
      query
        .selectFrom('deleted_row')
        .innerJoin('campaign', 'campaign.id', 'deleted_row.campaign_id')
        .select('deleted_row.id')
        .where('campaign.org_id', '=', orgId)
        .orderBy('deleted_row.id')
        .limit(excess),
    )
    .execute();
}

/** The same for campaigns, by their number and that of their rows. */
export async function dropExcessCampaigns({ db, config }: Dropping, orgId: number): Promise<void> {
  const { campaigns, rows } = config.quotas;
  await sql`
    update campaign set deleted_at = ${LONG_AGO} where id in (
      select id from (
        select id, count(*) over newest as place, sum(row_count) over newest as rows from campaign
        where org_id = ${orgId} and deleted_at < ${UNFINISHED}
        window newest as (order by deleted_at desc, id desc)
      ) kept
      where place > ${campaigns} or rows > ${rows}
    ) and deleted_at <> ${LONG_AGO}`.execute(db);
}

/** The same for the images, or the creatives, by their number and the bytes of their files. */
export async function dropExcessAssets(
  { db, config }: Dropping,
  { kind, orgId }: Pick<Asset, 'kind' | 'orgId'>,
): Promise<void> {
  const { counted, madeBytes } = assetParts[kind];
  const table = sql.table(kind);
  await sql`
    update ${table} set deleted_at = ${LONG_AGO} where id in (
      select id from (
        select id, count(*) over newest as place, sum(bytes + ${sql.ref(madeBytes)}) over newest as sum from ${table}
        where org_id = ${orgId} and deleted_at is not null
        window newest as (order by deleted_at desc, id desc)
      ) kept
      where place > ${config.quotas[counted]} or sum > ${config.quotas.bytes}
    ) and deleted_at <> ${LONG_AGO}`.execute(db);
}
