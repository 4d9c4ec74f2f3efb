import type { Stage, StageRow } from '@leaf/api-client';
import { campaignsQuery, rowsQuery } from '@leaf/api-client/query';
import { saveFile } from '@leaf/connect/hooks';
import type { ExportChoice } from '@leaf/ui';
import { api, queryClient } from '../api.ts';
import { load } from '../load.ts';

type Rows = { [S in Stage]?: readonly StageRow[S][] };

async function rowsOf(campaignId: number, stages: readonly Stage[]): Promise<Rows> {
  const lists = await Promise.all(
    stages.map(async (stage) => [
      stage,
      await queryClient.ensureQueryData(rowsQuery(api, campaignId, stage)),
    ]),
  );
  return Object.fromEntries(lists);
}

/** Saves the rows of some stages as a file that is named by the campaign. Its code is loaded with the first export. */
export async function exportRows(campaignId: number, stages: readonly Stage[], choice: ExportChoice) {
  const [campaigns, rows, { exportFile }, { sheets }] = await Promise.all([
    queryClient.ensureQueryData(campaignsQuery(api)),
    rowsOf(campaignId, stages),
    load(() => import('@leaf/ui/plan')),
    load(() => import('./sheets.ts')),
  ]);
  const campaign = campaigns.find(({ id }) => id === campaignId) ?? { name: '' };
  const { file, name } = await exportFile(campaign, rows, choice, sheets.write);
  saveFile(file, name);
}
