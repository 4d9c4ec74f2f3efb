import {
  consumptionEmissions,
  deliveryEmissions,
  selectionEmissions,
  storageEmissions,
} from '@leaf/emissions';
import { expect, test } from 'vitest';
import { campaignFootprint } from '../../campaigns/FootprintStrip/footprintOf.ts';
import { exampleParts } from './example.ts';

const row = { id: 1, name: 'Example' };
const place = { country: 'Germany', region: 'Europe', impressions: 1_000_000 };

/** A video of 15 seconds, shown a million times in Germany, with 100 GB of masters. */
const computed = campaignFootprint({
  storage: [
    {
      ...row,
      ...storageEmissions({ payload: 100, ssd_copies: 1, hdd_copies: 1, lto_copies: 0, cloud_copies: 1 }),
    },
  ],
  selection: [
    {
      ...row,
      ...selectionEmissions({
        ...place,
        level: 1,
        buy_type: 'programmatic',
        ads_txt_lines: 1000,
        placement_type: 'video',
      }),
    },
  ],
  delivery: [{ ...row, ...deliveryEmissions({ ...place, level: 0, placement_type: 'video_no_hai' }) }],
  consumption: [
    {
      ...row,
      ...consumptionEmissions({
        level: 1,
        country: 'Germany',
        impressions: 1_000_000,
        device_type: 'mixed',
        view_time: 15,
      }),
    },
  ],
});

test('the example shows what the model computes', () => {
  expect(exampleParts).toEqual(
    computed.map(({ value, ...part }) => ({ ...part, value: expect.closeTo(value ?? 0, 9) })),
  );
});
