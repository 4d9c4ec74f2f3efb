import type { Campaign } from '@leaf/api-client/contract';
import { type Stage, stages } from '@leaf/emissions';
import type { Settle } from '../../core/contract.ts';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { storedText } from '../../core/storedText.ts';
import { transact } from '../../db/open.ts';
import { lockOrganization } from '../organizations/repo.ts';
import { UNFINISHED } from '../usage/deleted.ts';
import { requireRoom } from '../usage/usage.ts';
import { payForChanges } from './changesBudget.ts';
import { manyRowsOf } from './manyRows.ts';
import { purgeCampaign } from './purge.ts';
import {
  type CampaignScope,
  findCampaign,
  giveUpCopy,
  insertCampaign,
  living,
  showCampaign,
} from './repo.ts';

/** So many rows are copied at a time. */
const PART = 500;

type Copying = Pick<Services, 'clock' | 'config' | 'db' | 'log'>;

async function copyRows(
  { db }: Pick<Copying, 'db'>,
  stage: Stage,
  from: CampaignScope,
  into: number,
): Promise<void> {
  for (let after = 0; ; ) {
    const next = { campaignId: from.campaignId, after, most: PART };
    const { last, copied } = await transact(db, (trx) => manyRowsOf[stage].copy(trx, next, into));
    if (copied < PART) return;
    after = last;
  }
}

/** Removes a copy that came to nothing. If that fails too, the upkeep does it. */
async function dropCopy({ db, log }: Copying, campaignId: number): Promise<void> {
  try {
    if (await giveUpCopy(db, campaignId)) await purgeCampaign(db, campaignId);
  } catch (error) {
    log.warn({ err: error, campaignId }, 'unfinished copy not removed');
  }
}

/**
 * Copies a campaign in parts, since it may be long and everybody waits for each; it is seen once it is whole, and then
 * the call has its answer. Each copy counts as changes, even if it is refused in the end: it was written all the same.
 */
export async function duplicateCampaign(
  services: Copying,
  scope: CampaignScope,
  by: { userId: number | null; name: string },
  settle: Settle,
): Promise<{ data: Campaign }> {
  const { db, config } = services;
  const { orgId } = scope;
  const name = storedText('name', by.name);
  const source = await living(db, scope).select(['description', 'version', 'row_count']).executeTakeFirst();
  if (!source) throw notFound('campaign');
  await requireRoom(db, config, orgId, { campaigns: 1, rows: source.row_count });
  await payForChanges(services, orgId, source.row_count);
  const { description, version } = source;
  const { id } = await insertCampaign(db, {
    ...{ org_id: orgId, created_by: by.userId, name, description, version },
    deleted_at: UNFINISHED,
  });
  const copy = { orgId, campaignId: id };
  try {
    for (const stage of stages) await copyRows(services, stage, scope, id);
    return await transact(db, async (trx) => {
      await lockOrganization(trx, orgId);
      const made = await trx
        .selectFrom('campaign')
        .select('row_count')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await requireRoom(trx, config, orgId, { campaigns: 1, rows: made.row_count });
      await showCampaign(trx, copy);
      const data = await findCampaign(trx, copy);
      if (!data) throw notFound('campaign');
      await settle(trx, { data });
      return { data };
    });
  } catch (error) {
    await dropCopy(services, id);
    throw error;
  }
}
