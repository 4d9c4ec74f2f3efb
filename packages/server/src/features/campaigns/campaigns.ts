import type { Campaign, NewCampaign } from '@leaf/api-client/contract';
import { keptSince } from '../../core/deletion.ts';
import { byId, type Page } from '../../core/paging.ts';
import { notFound, refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { storedText } from '../../core/storedText.ts';
import { type Db, transact } from '../../db/open.ts';
import { lockOrganization } from '../organizations/repo.ts';
import { dropExcessCampaigns } from '../usage/deleted.ts';
import { requireRoom } from '../usage/usage.ts';
import {
  type CampaignScope,
  changeCampaign,
  findCampaign,
  findCampaigns,
  hideCampaign,
  insertCampaign,
  lockHidden,
  removeCampaign,
  type SeenCampaigns,
  showCampaign,
} from './repo.ts';

/** Newest first, each with its total. */
export async function listCampaigns(db: Db, seen: SeenCampaigns, page: Page): Promise<{ data: Campaign[] }> {
  return { data: page.take(await findCampaigns(db, seen, page), byId) };
}

/** A blank description counts as none. */
const tidy = ({ name, description, version }: NewCampaign) => ({
  name: storedText('name', name),
  description: storedText('description', description ?? '') || null,
  version,
});

/** An empty campaign. @throws {Problem} 409 if the organization has as many as it may */
export async function createCampaign(
  { db, config }: Pick<Services, 'db' | 'config'>,
  by: { orgId: number; userId: number | null },
  sent: NewCampaign,
): Promise<{ data: Campaign }> {
  await requireRoom(db, config, by.orgId, { campaigns: 1 });
  const campaign = await insertCampaign(db, { org_id: by.orgId, created_by: by.userId, ...tidy(sent) });
  return { data: { ...campaign, total_emissions: 0, parts: [] } };
}

/** @throws {Problem} 412 if its revision is another one by now */
export async function updateCampaign(
  db: Db,
  scope: CampaignScope,
  revision: number,
  sent: NewCampaign,
): Promise<{ data: Campaign }> {
  const changed = await changeCampaign(db, scope, revision, tidy(sent));
  const current = await findCampaign(db, scope);
  if (!current) throw notFound('campaign');
  if (!changed) throw refuse('stale', undefined, { current });
  return { data: current };
}

/** Deletes its rows too. It can be restored for a while, unless the disk is full. */
export async function deleteCampaign(
  services: Pick<Services, 'db' | 'config' | 'clock' | 'queue' | 'hasRoom'>,
  scope: CampaignScope,
): Promise<void> {
  const { db, clock } = services;
  const keeps = await services.hasRoom();
  const deleted = keeps ? await hideCampaign(db, scope, clock()) : await removeCampaign(db, scope);
  if (!deleted) throw notFound('campaign');
  if (keeps) await dropExcessCampaigns(services, scope.orgId);
}

/** @throws {Problem} 404 if it was not deleted, or too long ago */
export const restoreCampaign = (
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  scope: CampaignScope,
): Promise<{ data: Campaign }> =>
  transact(db, async (trx) => {
    // Several restored at once each bring many rows: together they must not exceed the limit.
    await lockOrganization(trx, scope.orgId);
    const hidden = await lockHidden(trx, scope, keptSince(clock()));
    if (!hidden) throw notFound('campaign');
    await requireRoom(trx, config, scope.orgId, { campaigns: 1, rows: hidden.row_count });
    await showCampaign(trx, scope);
    const data = await findCampaign(trx, scope);
    if (!data) throw notFound('campaign');
    return { data };
  });
