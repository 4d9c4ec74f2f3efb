import { deliveryEmissions, deliveryLevels } from '@leaf/emissions';
import { describe, expect, test } from 'vitest';
import {
  bestLevel,
  deliveryRules,
  deliveryStart,
  ratiosOf,
  toDeliveryPayload,
  validateDelivery,
  withFixedRatio,
  withLevel,
} from './deliveryRow.ts';

const filled = { ...deliveryStart, name: 'Video', country: 'Italy', region: 'Europe', impressions: '100000' };
const everything = {
  ...filled,
  placement_type: 'video_no_hai' as const,
  payload: '2,5',
  completion_rate: '0,8',
};

test('starts with 0 impressions and no measured ratio', () => {
  expect(deliveryStart).toMatchObject({ impressions: '0', fixed_ratio: '' });
});

describe('the fields of a level', () => {
  test.each([
    [0, { placement_type: 'video_no_hai' }],
    [1, { placement_type: 'video_no_hai', payload: 2.5 }],
    [2, { placement_type: 'video_hai', payload: 2.5, completion_rate: 0.8 }],
    [3, { payload: 2.5 }],
  ] as const)('level %d sends exactly %j', (level, fields) => {
    const changed = { ...withLevel(everything, level), payload: level === 0 ? '' : '2,5' };
    const values = level === 2 ? { ...changed, completion_rate: '0,8' } : changed;
    expect(toDeliveryPayload(values)).toEqual({
      name: 'Video',
      level,
      country: 'Italy',
      region: 'Europe',
      impressions: 100_000,
      ...fields,
    });
  });

  test.each([
    [0, { placement_type: 'video_no_hai', payload: '', completion_rate: '' }],
    [1, { placement_type: 'video_no_hai', payload: '2,5', completion_rate: '' }],
    [2, { placement_type: 'video_hai', payload: '2,5', completion_rate: '0,8' }],
    [3, { placement_type: '', payload: '2,5', completion_rate: '' }],
  ] as const)('changing to level %d leaves %j', (level, fields) => {
    expect(withLevel(everything, level)).toEqual({ ...everything, level, ...fields });
  });

  test('leaving level 3 offers the first placement', () => {
    expect(withLevel(withLevel(everything, 3), 1).placement_type).toBe('display');
  });

  test.each(deliveryLevels)('level %d never sends what an earlier level held', (level) => {
    const held = toDeliveryPayload({ ...everything, level });
    const clean = toDeliveryPayload({
      ...withLevel(everything, level),
      placement_type: everything.placement_type,
    });
    expect(Object.keys(held).sort()).toEqual(Object.keys(clean).sort());
  });
});

describe('the ratios of a typed fixed ratio', () => {
  test.each([
    ['0,25', { fixed_ratio: 0.25, mobile_ratio: 0.75 }],
    ['0.25', { fixed_ratio: 0.25, mobile_ratio: 0.75 }],
    ['1.7', { fixed_ratio: 1, mobile_ratio: 0 }],
    ['-1', { fixed_ratio: 0, mobile_ratio: 1 }],
    ['0.7431', { fixed_ratio: 0.7431, mobile_ratio: 0.2569 }],
    ['0.33333', { fixed_ratio: 0.33333, mobile_ratio: 0.6667 }],
    ['abc', null],
    ['', null],
  ])('%j gives %j', (typed, expected) => expect(ratiosOf(typed)).toEqual(expected));
});

describe('a measured ratio and the region', () => {
  test('supplying it clears the region', () => {
    expect(withFixedRatio(filled, '0,25')).toEqual({ ...filled, fixed_ratio: '0,25', region: '' });
  });
  test('blank text leaves the region', () => {
    expect(withFixedRatio(filled, '  ').region).toBe('Europe');
  });
  test('it is sent in place of the region', () => {
    const payload = toDeliveryPayload(withFixedRatio(filled, '0,25'));
    expect(payload).toMatchObject({ fixed_ratio: 0.25, mobile_ratio: 0.75 });
    expect(payload).not.toHaveProperty('region');
  });
  test.each([
    ['', '', ['region']],
    ['', 'Europe', []],
    ['0,25', '', []],
    ['1.7', '', []],
    ['-1', '', []],
    ['abc', '', ['fixed_ratio']],
  ])('ratio %j with region %j: at fault %j', (fixed_ratio, region, expected) => {
    expect(Object.keys(validateDelivery({ ...filled, fixed_ratio, region }))).toEqual(expected);
  });
});

describe('is not sent', () => {
  test.each([
    ['without a name', { name: '' }, 'name'],
    ['without a country', { country: '' }, 'country'],
    ['without impressions', { impressions: '' }, 'impressions'],
    ['at level 1 without a payload', { level: 1 as const }, 'payload'],
    ['at level 3 with a payload that is no number', { level: 3 as const, payload: 'big' }, 'payload'],
    [
      'with a completion rate over 1',
      { ...everything, level: 2 as const, completion_rate: '80' },
      'completion_rate',
    ],
    ['at level 0 without a placement', { placement_type: '' as const }, 'placement_type'],
  ])('%s', (_, change, field) => {
    expect(Object.keys(validateDelivery({ ...filled, ...change }))).toEqual([field]);
  });
});

test('a blank completion rate is left out', () => {
  const values = { ...everything, level: 2 as const, completion_rate: '' };
  expect(validateDelivery(values)).toEqual({});
  expect(toDeliveryPayload(values)).not.toHaveProperty('completion_rate');
});

test.each([
  [{}, 0],
  [{ payload: ' ' }, 0],
  [{ completion_rate: '0,8' }, 0],
  [{ payload: '2,5' }, 1],
  [{ payload: '2,5', placement_type: 'video_hai' as const }, 1],
  [{ payload: '2,5', placement_type: 'display' as const, completion_rate: '0,8' }, 1],
  [{ payload: '2,5', placement_type: 'video_hai' as const, completion_rate: '0,8' }, 2],
  [{ payload: '2,5', placement_type: 'video_no_hai' as const, completion_rate: ' ' }, 1],
])('the level that uses most of %j is %d', (given, level) => {
  expect(bestLevel({ ...deliveryStart, ...given })).toBe(level);
});

test('the next row keeps where, how exactly and for what placement', () => {
  expect(deliveryRules.kept).toEqual(['country', 'region', 'level', 'placement_type']);
});

test.each([
  ['', []],
  ['0,25', []],
  ['1', []],
  ['1,7', [{ about: 'ratio', field: 'fixed_ratio', typed: '1,7', saved: 1 }]],
  ['-1', [{ about: 'ratio', field: 'fixed_ratio', typed: '-1', saved: 0 }]],
] as const)('the ratio %j is doubted only where another one is saved', (fixed_ratio, doubts) => {
  const values = withFixedRatio(filled, fixed_ratio);
  expect(deliveryRules.doubts(toDeliveryPayload(values), values)).toEqual(doubts);
});

test('a row without impressions is doubted', () => {
  const values = { ...filled, impressions: '0' };
  expect(deliveryRules.doubts(toDeliveryPayload(values), values)).toEqual([
    { about: 'noImpressions', field: 'impressions' },
  ]);
});

const typed = (value: number | null) => (value === null ? '' : String(value));
const saved = {
  ...deliveryEmissions({
    level: 2,
    country: 'Italy',
    region: 'Europe',
    impressions: 100_000,
    placement_type: 'video_hai',
    payload: 2.5,
    completion_rate: 0.8,
  }),
  id: 4,
  name: 'Video',
};

test('a saved row with a region has no ratio of its own', () => {
  expect(deliveryRules.fromRow(saved, typed)).toEqual({
    name: 'Video',
    level: 2,
    country: 'Italy',
    region: 'Europe',
    impressions: '100000',
    placement_type: 'video_hai',
    payload: '2.5',
    completion_rate: '0.8',
    fixed_ratio: '',
  });
});

test('a saved row without a region has the ratio that was measured', () => {
  const row = { ...saved, region: null, fixed_ratio: 0.25, mobile_ratio: 0.75 };
  expect(deliveryRules.fromRow(row, typed)).toMatchObject({ region: '', fixed_ratio: '0.25' });
});
