import { expect, test } from 'vitest';
import { campaignRows } from '../../fixtures.ts';
import { emissionsSeries } from './emissionsSeries.ts';
import { partTones } from './partTones.ts';
import { stackSegments } from './stackSegments.ts';

const parts = (stage: string) =>
  emissionsSeries(campaignRows).find((series) => series.stage === stage)?.components ?? [];

test('the largest part takes the middle tone, the others go lighter', () => {
  expect([...partTones(parts('delivery'))]).toEqual([
    ['mobile', 1],
    ['fixed', 2],
    ['cdn', 3],
  ]);
  expect(partTones(parts('storage')).get('hdd')).toBe(1);
});

test('segments and their gaps fill the bar', () => {
  const segments = stackSegments(parts('selection'), 300);
  expect(segments).toHaveLength(4);
  const last = segments.at(-1);
  expect((last?.from ?? 0) + (last?.length ?? 0)).toBeCloseTo(300, 9);
  expect(segments.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
});

test('a bar without room has no gaps', () => {
  const segments = stackSegments(parts('delivery'), 6);
  expect(segments.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(6, 9);
});
