import type { NewStageRow } from '@leaf/api-client/contract';
import { type Stage, stages } from '@leaf/emissions';
import { launchRows, methodRows } from '@leaf/emissions/examples';
import type { Services } from '../core/services.ts';
import { createCampaign } from '../features/campaigns/campaigns.ts';
import { type Rows, rows } from '../features/campaigns/rows.ts';
import type { DemoOwner } from './people.ts';

type Example = {
  name: string;
  description: string;
  rows: { readonly [S in Stage]: readonly NewStageRow[S][] };
};

const method: Example = {
  name: 'Worked examples of the method',
  description:
    'The four examples of the published method. Its authors used other grid intensities, so figures that depend on the country differ a little.',
  rows: methodRows,
};

const launch: Example = {
  name: 'Spring launch',
  description: 'Display and video in Germany, France and Spain, March to May.',
  rows: launchRows,
};

/** The transaction, and the settings that the API's calls use too. */
type Within = Pick<Services, 'db' | 'config'>;

async function seedCampaign(within: Within, owner: DemoOwner, example: Example): Promise<void> {
  const { name, description } = example;
  const { data } = await createCampaign(within, owner, { name, description, version: 'gmsf1.2' });
  const scope = { orgId: owner.orgId, campaignId: data.id };
  for (const stage of stages)
    for (const row of example.rows[stage]) await (rows[stage] as Rows<Stage>).create(within, scope, row);
}

/** Two campaigns, computed by the model like any other, in the caller's transaction. */
export async function seedCampaigns(within: Within, owner: DemoOwner): Promise<void> {
  for (const example of [method, launch]) await seedCampaign(within, owner, example);
}
