import type { Usage } from '@leaf/api-client/contract';
import type { Config } from '../../config.ts';
import { type Problem, refuse } from '../../core/problem.ts';
import type { Db } from '../../db/open.ts';
import { type AssetKind, assetParts } from '../assets/asset.ts';

/** The resources that count towards an organization's limits. */
export type Counted = keyof Usage;

const GIGABYTE = 1e9;

type Figures = { limit: number; used: number; more: number };

const refusals: Readonly<Record<Counted, (figures: Figures) => Problem>> = {
  campaigns: ({ limit }) => refuse('campaign_limit_reached', { limit }),
  rows: ({ limit, used, more }) =>
    used >= limit
      ? refuse('row_limit_reached', { limit })
      : refuse('rows_exceed_limit', { limit, used, more }),
  images: ({ limit }) => refuse('image_limit_reached', { limit }),
  creatives: ({ limit }) => refuse('creative_limit_reached', { limit }),
  bytes: ({ limit }) => refuse('storage_limit_reached', { gigabytes: limit / GIGABYTE }),
};

async function countCampaigns(db: Db, orgId: number) {
  const { campaigns, rows } = await db
    .selectFrom('campaign')
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('campaigns'),
      fn.coalesce(fn.sum<number>('row_count'), lit(0)).as('rows'),
    ])
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { campaigns, rows };
}

async function countAssets(db: Db, orgId: number, kind: AssetKind) {
  const { madeBytes } = assetParts[kind];
  const { count, uploaded, made } = await db
    .selectFrom(kind)
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number | string>('bytes'), lit(0)).as('uploaded'),
      fn.coalesce(fn.sum<number | string>(madeBytes), lit(0)).as('made'),
    ])
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  // A sum of 64-bit integers is a decimal to the database, and a string to its drivers.
  return { count, bytes: Number(uploaded) + Number(made) };
}

/** Images and creatives, whose files share one limit. */
async function countFiles(db: Db, orgId: number) {
  const images = await countAssets(db, orgId, 'image');
  const creatives = await countAssets(db, orgId, 'creative');
  return { images: images.count, creatives: creatives.count, bytes: images.bytes + creatives.bytes };
}

/** The organization's usage and limit of each resource. */
export async function readUsage(db: Db, { quotas }: Pick<Config, 'quotas'>, orgId: number): Promise<Usage> {
  const used = { ...(await countCampaigns(db, orgId)), ...(await countFiles(db, orgId)) };
  const of = (counted: Counted) => ({ used: used[counted], limit: quotas[counted] });
  return {
    campaigns: of('campaigns'),
    rows: of('rows'),
    images: of('images'),
    creatives: of('creatives'),
    bytes: of('bytes'),
  };
}

/**
 * Simultaneous calls do not see each other, so a limit may be exceeded by as many as run at once. One that brings many
 * locks the organization first.
 * @param wanted how much more of each
 * @throws {Problem} 409 if the organization has no room for that
 */
export async function requireRoom(
  db: Db,
  { quotas }: Pick<Config, 'quotas'>,
  orgId: number,
  wanted: Readonly<Partial<Record<Counted, number>>>,
): Promise<void> {
  const ofCampaigns = wanted.campaigns !== undefined || wanted.rows !== undefined;
  const ofFiles = wanted.images !== undefined || wanted.creatives !== undefined || wanted.bytes !== undefined;
  const used: Partial<Record<Counted, number>> = {
    ...(ofCampaigns && (await countCampaigns(db, orgId))),
    ...(ofFiles && (await countFiles(db, orgId))),
  };
  for (const [name, more] of Object.entries(wanted)) {
    const counted = name as Counted;
    const figures = { limit: quotas[counted], used: used[counted] ?? 0, more };
    if (figures.used + more > figures.limit) throw refusals[counted](figures);
  }
}
