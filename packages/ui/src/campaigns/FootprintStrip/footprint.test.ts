import { describe, expect, test } from 'vitest';
import { type FootprintPart, footprintGroups, footprintShares } from './footprint.ts';

const parts: FootprintPart[] = [
  { stage: 'consumption', kind: 'electricity', value: 20 },
  { stage: 'selection', kind: 'electricity', value: 50 },
  { stage: 'selection', kind: 'embodied', value: 10 },
  { stage: 'storage', value: 20 },
];

test('blocks stand in the order of the stages and add up', () => {
  const groups = footprintGroups(parts) ?? [];
  expect(groups.map(({ stage, share }) => [stage, share])).toEqual([
    ['storage', 0.2],
    ['selection', 0.6],
    ['consumption', 0.2],
  ]);
  expect(groups[1]?.blocks.map(({ kind, share }) => [kind, share])).toEqual([
    ['electricity', 50 / 60],
    ['embodied', 10 / 60],
  ]);
});

test('what is neither electricity nor embodied is whole', () => {
  expect(footprintGroups(parts)?.[0]?.blocks[0]).toMatchObject({ kind: 'whole', tone: 1 });
});

describe('no share is claimed', () => {
  test.each<[string, FootprintPart[]]>([
    ['one part is missing', [...parts, { stage: 'delivery', value: null }]],
    ['one part is no number', [...parts, { stage: 'delivery', value: Number.NaN }]],
    ['nothing is known', []],
  ])('when %s', (_, unknown) => expect(footprintGroups(unknown)).toBeNull());

  test('without emissions there are no blocks', () => {
    expect(footprintGroups([{ stage: 'storage', value: 0 }])).toEqual([]);
  });
});

test('shares are read largest first, parts of one name as one', () => {
  expect(footprintShares(footprintGroups(parts) ?? [], (stage) => stage)).toEqual([
    { name: 'selection', share: expect.closeTo(0.6, 12) },
    { name: 'storage', share: expect.closeTo(0.2, 12) },
    { name: 'consumption', share: expect.closeTo(0.2, 12) },
  ]);
});
