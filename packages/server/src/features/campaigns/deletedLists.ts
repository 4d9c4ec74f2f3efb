import type { DeletedRow, DeletedThing } from '@leaf/api-client/contract';
import { sql } from 'kysely';
import { KEPT_MS, keptSince } from '../../core/deletion.ts';
import { byId, type Page } from '../../core/paging.ts';
import { notFound, unprocessable } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { UNFINISHED } from '../usage/deleted.ts';
import { type CampaignScope, holdCampaign } from './repo.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

const times = (deleted: Date) => ({
  deleted_at: deleted.toISOString(),
  kept_until: new Date(deleted.getTime() + KEPT_MS).toISOString(),
});

/** Rows that can be restored, latest deletion first. */
export async function listDeletedRows(
  { db, clock }: Reading,
  scope: CampaignScope,
  page: Page,
): Promise<{ data: DeletedRow[] }> {
  if (!(await holdCampaign(db, scope))) throw notFound('campaign');
  const found = await db
    .selectFrom('deleted_row')
    .select(['id', 'stage', 'row_id', 'name', 'deleted_at'])
    .where('campaign_id', '=', scope.campaignId)
    .where('deleted_at', '>', keptSince(clock()))
    .$if(page.after !== undefined, (query) => query.where('id', '<', page.after?.[0] ?? 0))
    .orderBy('id', 'desc')
    .limit(page.read)
    .execute();
  const data = page.take(found, byId);
  return { data: data.map(({ deleted_at, ...row }) => ({ ...row, ...times(deleted_at) })) };
}

/** The position where a list of deleted things ended: milliseconds, kind and id. */
export type DeletedKey = readonly [deletedAt: number, kind: string, id: number];

/** The end of the year 9999: the database cannot read what JavaScript writes of a later one. */
const MOST_MS = Date.UTC(10_000, 0) - 1;

/** Campaigns, images and creatives that can be restored, latest deletion first. */
export async function listDeleted(
  { db, clock }: Reading,
  orgId: number,
  { after, read, take }: Page<DeletedKey>,
): Promise<{ data: DeletedThing[] }> {
  if (after && after[0] > MOST_MS) throw unprocessable('cursor', 'wrong_cursor');
  const since = keptSince(clock());
  const rest = after
    ? sql`where (deleted_at, kind, id) < (${new Date(after[0])}::timestamptz, ${after[1]}::text, ${after[2]}::bigint)`
    : sql``;
  const { rows } = await sql<{ kind: DeletedThing['kind']; id: number; name: string; deleted_at: Date }>`
    select kind, id, name, deleted_at from (
      select 'campaign' as kind, id, name, deleted_at from campaign
      where org_id = ${orgId} and deleted_at > ${since} and deleted_at < ${UNFINISHED}
      union all
      select 'image', id, filename, deleted_at from image
      where org_id = ${orgId} and deleted_at > ${since}
      union all
      select 'creative', id, filename, deleted_at from creative
      where org_id = ${orgId} and deleted_at > ${since}
    ) thing ${rest}
    order by deleted_at desc, kind desc, id desc limit ${read}`.execute(db);
  const data = take(rows, ({ deleted_at, kind, id }): DeletedKey => [deleted_at.getTime(), kind, id]);
  return { data: data.map(({ deleted_at, ...thing }) => ({ ...thing, ...times(deleted_at) })) };
}
