import type { Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';
import type { Creative, ImageJob, LightCreativeTable } from '../../db/schema.ts';
import type { Asset } from '../assets/asset.ts';

/** A creative of an organization; queries always use both. */
export type CreativeScope = { orgId: number; creativeId: number };

/** The creative as what it shares with images. */
export const asset = ({ orgId, creativeId }: CreativeScope): Asset => ({
  kind: 'creative',
  orgId,
  id: creativeId,
});

const summary = [
  'id',
  'org_id',
  'filename',
  'sha256',
  'object_key',
  'bytes',
  'facts',
  'created_at',
  'light_bytes',
] as const;

/** A creative without its inventory, which may be large. */
export type CreativeRow = Pick<Creative, (typeof summary)[number]>;

/** Newest first. */
export const findCreatives = (db: Db, orgId: number, { after, read }: Page): Promise<CreativeRow[]> =>
  db
    .selectFrom('creative')
    .select(summary)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '<', after?.[0] ?? 0))
    .orderBy('id', 'desc')
    .limit(read)
    .execute();

const living = (db: Db, { orgId, creativeId }: CreativeScope) =>
  db
    .selectFrom('creative')
    .where('id', '=', creativeId)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null);

/** The creative, unless it is deleted or belongs to another organization. */
export const findCreative = (db: Db, scope: CreativeScope): Promise<CreativeRow | undefined> =>
  living(db, scope).select(summary).executeTakeFirst();

/** The same with its inventory. */
export const findWithInventory = (
  db: Db,
  scope: CreativeScope,
): Promise<(CreativeRow & Pick<Creative, 'inventory'>) | undefined> =>
  living(db, scope)
    .select([...summary, 'inventory'])
    .executeTakeFirst();

/** Whether the creative belongs to the organization; inside a transaction it exists until its end. */
export const holdCreative = (db: Db, scope: CreativeScope): Promise<{ bytes: number } | undefined> =>
  living(db, scope).select('bytes').forKeyShare().executeTakeFirst();

/** What a list says of the newest job of a creative. */
export type NewestJob = Pick<ImageJob, 'id' | 'status' | 'progress'> & { bytes: number | null };

/** The newest job of each creative. @param ids creatives of one organization */
export async function newestJobs(db: Db, ids: readonly number[]): Promise<Map<number, NewestJob>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('image_job as j')
    .leftJoin('light_creative as l', 'l.job_id', 'j.id')
    .distinctOn('j.creative_id')
    .select(['j.creative_id', 'j.id', 'j.status', 'j.progress', 'l.bytes'])
    .where('j.creative_id', 'in', ids)
    .orderBy('j.creative_id')
    .orderBy('j.id', 'desc')
    .execute();
  return new Map(
    found.flatMap(({ creative_id, ...job }): [number, NewestJob][] =>
      creative_id === null ? [] : [[creative_id, job]],
    ),
  );
}

/** The ZIP that a job made, if the creative belongs to the organization. */
export const findLight = (
  db: Db,
  { orgId, creativeId }: CreativeScope,
  jobId: number,
): Promise<(Pick<LightCreativeTable, 'object_key' | 'sha256'> & Pick<Creative, 'filename'>) | undefined> =>
  db
    .selectFrom('light_creative')
    .innerJoin('creative', 'creative.id', 'light_creative.creative_id')
    .select(['light_creative.object_key', 'light_creative.sha256', 'creative.filename'])
    .where('light_creative.job_id', '=', jobId)
    .where('creative.id', '=', creativeId)
    .where('creative.org_id', '=', orgId)
    .where('creative.deleted_at', 'is', null)
    .executeTakeFirst();
