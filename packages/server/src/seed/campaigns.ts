import type { NewStageRow } from '@leaf/api-client/contract';
import { type Stage, stages } from '@leaf/emissions';
import type { Services } from '../core/services.ts';
import { createCampaign } from '../features/campaigns/campaigns.ts';
import { type Rows, rows } from '../features/campaigns/rows.ts';
import type { DemoOwner } from './people.ts';

type Example = {
  name: string;
  description: string;
  rows: { [S in Stage]: NewStageRow[S][] };
};

/** The four worked examples of the published method, one row each. */
const method: Example = {
  name: 'Worked examples of the method',
  description:
    'The four examples of the published method. Its authors used other grid intensities, so figures that depend on the country differ a little.',
  rows: {
    storage: [
      { name: 'Campaign masters', payload: 50, ssd_copies: 1, hdd_copies: 1, lto_copies: 2, cloud_copies: 3 },
    ],
    selection: [
      {
        name: 'Open auction, display',
        level: 1,
        country: 'Germany',
        region: 'Europe',
        impressions: 100_000,
        buy_type: 'programmatic',
        ads_txt_lines: 150,
        placement_type: 'display',
      },
    ],
    delivery: [
      {
        name: 'Video, whole creative',
        level: 1,
        country: 'Italy',
        region: 'Europe',
        impressions: 100_000,
        placement_type: 'video_hai',
        payload: 2.5,
      },
    ],
    consumption: [
      {
        name: 'Seen on phones',
        level: 1,
        country: 'Austria',
        impressions: 100_000,
        device_type: 'mobile',
        view_time: 3,
      },
    ],
  },
};

/** A campaign as an agency would enter it. */
const launch: Example = {
  name: 'Spring launch',
  description: 'Display and video in Germany, France and Spain, March to May.',
  rows: {
    storage: [
      { name: 'Film masters', payload: 220, ssd_copies: 1, hdd_copies: 1, lto_copies: 2, cloud_copies: 2 },
      { name: 'Banner sets', payload: 3.4, ssd_copies: 2, hdd_copies: 0, lto_copies: 0, cloud_copies: 3 },
      { name: 'Sound', payload: 12.5, ssd_copies: 1, hdd_copies: 1, lto_copies: 1, cloud_copies: 1 },
    ],
    selection: [
      {
        name: 'Open auction, Germany',
        level: 1,
        country: 'Germany',
        region: 'Europe',
        impressions: 4_200_000,
        buy_type: 'programmatic',
        ads_txt_lines: 850,
        placement_type: 'display',
      },
      {
        name: 'Open auction video, France',
        level: 0,
        country: 'France',
        region: 'Europe',
        impressions: 900_000,
        buy_type: 'programmatic',
        ads_txt_lines: null,
        placement_type: 'video',
      },
      {
        name: 'Curated deals, Spain',
        level: 1,
        country: 'Spain',
        region: 'Europe',
        impressions: 1_500_000,
        buy_type: 'end-to-end',
      },
      {
        name: 'News site, Germany',
        level: 1,
        country: 'Germany',
        region: 'Europe',
        impressions: 2_000_000,
        buy_type: 'direct',
      },
    ],
    delivery: [
      {
        name: 'Banners, Germany',
        level: 3,
        country: 'Germany',
        region: 'Europe',
        impressions: 6_200_000,
        payload: 0.18,
      },
      {
        name: 'Film 20 s, France',
        level: 2,
        country: 'France',
        impressions: 900_000,
        payload: 3.1,
        completion_rate: 0.62,
        fixed_ratio: 0.55,
      },
      {
        name: 'Film, Spain',
        level: 0,
        country: 'Spain',
        region: 'Europe',
        impressions: 1_500_000,
        placement_type: 'video_no_hai',
      },
    ],
    consumption: [
      {
        name: 'Banners, Germany',
        level: 0,
        country: 'Germany',
        impressions: 6_200_000,
        device_type: 'mixed',
        placement_type: 'display',
      },
      {
        name: 'Film 20 s, France',
        level: 1,
        country: 'France',
        impressions: 900_000,
        device_type: 'tv',
        view_time: 14,
      },
      {
        name: 'Film, Spain, phones',
        level: 1,
        country: 'Spain',
        impressions: 1_100_000,
        device_type: 'mobile',
        view_time: 6,
      },
      {
        name: 'Film, Spain, computers',
        level: 0,
        country: 'Spain',
        impressions: 400_000,
        device_type: 'pc',
        placement_type: 'video_hai',
      },
    ],
  },
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
