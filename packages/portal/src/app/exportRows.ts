import { campaignQuery } from '@leaf/api-client/query';
import type { CampaignRows, ExportChoice } from '@leaf/ui';
import { api, queryClient } from './api.ts';
import { load } from './load.ts';
import { saveFile } from './saveFile.ts';

/** Saves rows of a campaign as a file that is named by it. The code for it is loaded with the first export. */
export async function exportRows(campaignId: number, rows: Partial<CampaignRows>, choice: ExportChoice) {
  const [campaign, { exportFile }, { sheets }] = await Promise.all([
    queryClient.ensureQueryData(campaignQuery(api, campaignId)),
    load(() => import('@leaf/ui/plan')),
    load(() => import('./sheets.ts')),
  ]);
  if (!campaign) return;
  const { file, name } = await exportFile(campaign, rows, choice, sheets.write);
  saveFile(file, name);
}
