import type { emissionsOf } from './model.ts';
import type { Stage } from './stage.ts';

/** A row as entered by a user. */
type ExampleRow<S extends Stage> = { name: string } & Parameters<(typeof emissionsOf)[S]>[0];
type ExampleRows = { [S in Stage]: readonly [ExampleRow<S>, ...ExampleRow<S>[]] };

/** The worked examples of the published method, one row for each stage. */
export const methodRows = {
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
} as const satisfies ExampleRows;

/** A small campaign: three rows for each stage. */
export const exampleRows = {
  storage: [
    { name: 'Masters', payload: 50, ssd_copies: 1, hdd_copies: 1, lto_copies: 2, cloud_copies: 3 },
    { name: 'Cut-downs', payload: 12.5, ssd_copies: 2, hdd_copies: 0, lto_copies: 0, cloud_copies: 1 },
    { name: 'Banner set', payload: 0.04, ssd_copies: 0, hdd_copies: 0, lto_copies: 0, cloud_copies: 1 },
  ],
  selection: [
    {
      name: 'Open auction, display',
      level: 1,
      country: 'Germany',
      region: 'Europe',
      impressions: 1_000_000,
      buy_type: 'programmatic',
      ads_txt_lines: 150,
      placement_type: 'display',
    },
    {
      name: 'Open auction, video',
      level: 0,
      country: 'France',
      region: 'Europe',
      impressions: 400_000,
      buy_type: 'programmatic',
      placement_type: 'video',
    },
    {
      name: 'Publisher direct',
      level: 1,
      country: 'Spain',
      region: 'Europe',
      impressions: 250_000,
      buy_type: 'direct',
    },
  ],
  delivery: [
    {
      name: 'Pre-roll',
      level: 1,
      country: 'Italy',
      region: 'Europe',
      impressions: 400_000,
      placement_type: 'video_hai',
      payload: 2.5,
    },
    {
      name: 'Banners',
      level: 0,
      country: 'Germany',
      region: 'Europe',
      impressions: 1_000_000,
      placement_type: 'display',
    },
    {
      name: 'Measured, app only',
      level: 3,
      country: 'United States',
      fixed_ratio: 0.25,
      impressions: 250_000,
      payload: 0.82,
    },
  ],
  consumption: [
    {
      name: 'Banners, all devices',
      level: 0,
      country: 'Germany',
      device_type: 'mixed',
      impressions: 1_000_000,
      placement_type: 'display',
    },
    {
      name: 'Pre-roll on TV',
      level: 1,
      country: 'Italy',
      device_type: 'tv',
      impressions: 150_000,
      view_time: 20,
    },
    {
      name: 'Pre-roll on phones',
      level: 1,
      country: 'Italy',
      device_type: 'mobile',
      impressions: 250_000,
      view_time: 12,
    },
  ],
} as const satisfies ExampleRows;

/** A campaign as an agency enters it. */
export const launchRows = {
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
} as const satisfies ExampleRows;
