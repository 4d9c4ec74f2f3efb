import type { Campaign, NewCampaign } from '@leaf/api-client/contract';
import { byId, type Page } from '../../core/paging.ts';
import { notFound } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import { requireRoom } from '../usage/usage.ts';
import { type CampaignScope, findCampaigns, insertCampaign, removeCampaign } from './repo.ts';

/** Newest first, each with its total. */
export async function listCampaigns(db: Db, orgId: number, page: Page): Promise<{ data: Campaign[] }> {
  return { data: page.take(await findCampaigns(db, orgId, page), byId) };
}

/** A blank description counts as none. */
export async function createCampaign(
  { db, config }: Pick<Services, 'db' | 'config'>,
  by: { orgId: number; userId: number },
  { name, description, version }: NewCampaign,
): Promise<{ data: Campaign }> {
  await requireRoom(db, config, by.orgId, 'campaigns');
  const campaign = await insertCampaign(db, {
    org_id: by.orgId,
    created_by: by.userId,
    name: name.trim(),
    description: description?.trim() || null,
    version,
  });
  return { data: { ...campaign, total_emissions: 0 } };
}

/** Its rows are deleted with it. */
export async function deleteCampaign(db: Db, scope: CampaignScope): Promise<void> {
  if (!(await removeCampaign(db, scope))) throw notFound('campaign');
}
