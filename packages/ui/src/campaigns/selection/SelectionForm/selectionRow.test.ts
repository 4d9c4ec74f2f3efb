import { buyTypes } from '@leaf/emissions';
import { describe, expect, test } from 'vitest';
import {
  selectionStart,
  toSelectionPayload,
  validateSelection,
  withBuyType,
  withLevel,
} from './selectionRow.ts';

const filled = { ...selectionStart, name: 'RTB', country: 'Germany', region: 'Europe' };

test('starts at level 1, programmatic, with 1000 impressions', () => {
  expect(selectionStart).toMatchObject({ level: 1, buy_type: 'programmatic', impressions: '1000' });
});

describe('the level that is sent', () => {
  test.each([
    ['programmatic', 1, '', 0],
    ['programmatic', 1, '  ', 0],
    ['programmatic', 1, '150', 1],
    ['programmatic', 1, '0', 1],
    ['programmatic', 0, '', 0],
    ['direct', 1, '', 1],
    ['direct', 0, '', 0],
    ['end-to-end', 1, '', 1],
  ] as const)('%s, level %d, lines %j: level %d', (buy_type, level, ads_txt_lines, expected) => {
    expect(toSelectionPayload({ ...filled, buy_type, level, ads_txt_lines }).level).toBe(expected);
  });
});

describe('lines and placement', () => {
  test('are sent for a programmatic buy', () => {
    expect(toSelectionPayload({ ...filled, ads_txt_lines: '150', placement_type: 'video' })).toEqual({
      name: 'RTB',
      level: 1,
      country: 'Germany',
      region: 'Europe',
      impressions: 1000,
      buy_type: 'programmatic',
      ads_txt_lines: 150,
      placement_type: 'video',
    });
  });

  test('blank lines are not sent', () => {
    expect(toSelectionPayload(filled)).not.toHaveProperty('ads_txt_lines');
  });

  test.each(['direct', 'end-to-end'] as const)('are not sent for %s, even when held', (buy_type) => {
    const payload = toSelectionPayload({ ...filled, buy_type, ads_txt_lines: '150' });
    expect(payload).not.toHaveProperty('ads_txt_lines');
    expect(payload).not.toHaveProperty('placement_type');
  });

  test.each(buyTypes)('changing to %s clears them unless programmatic', (buy_type) => {
    const changed = withBuyType({ ...filled, ads_txt_lines: '150', placement_type: 'video' }, buy_type);
    expect(changed).toMatchObject(
      buy_type === 'programmatic'
        ? { ads_txt_lines: '150', placement_type: 'video' }
        : { ads_txt_lines: '', placement_type: '' },
    );
  });

  test('coming back to programmatic starts them anew', () => {
    const back = withBuyType(withBuyType({ ...filled, placement_type: 'video' }, 'direct'), 'programmatic');
    expect(back).toMatchObject({ ads_txt_lines: '', placement_type: 'display' });
  });
});

test.each([
  [0, ''],
  [1, '150'],
] as const)('changing to level %d leaves lines %j', (level, expected) => {
  expect(withLevel({ ...filled, ads_txt_lines: '150' }, level)).toMatchObject({
    level,
    ads_txt_lines: expected,
  });
});

test('a filled form is in order', () => expect(validateSelection(filled)).toEqual({}));

describe('is not sent', () => {
  test.each([
    ['without a name', { name: '' }, 'name'],
    ['without a country', { country: '' }, 'country'],
    ['without a region', { region: '' }, 'region'],
    ['without impressions', { impressions: '' }, 'impressions'],
    ['with impressions that are not digits', { impressions: '1.5' }, 'impressions'],
    ['with too many impressions', { impressions: '1000000000001' }, 'impressions'],
    ['with lines that are not digits', { ads_txt_lines: 'ten' }, 'ads_txt_lines'],
  ])('%s', (_, change, field) => {
    expect(Object.keys(validateSelection({ ...filled, ...change }))).toEqual([field]);
  });
});
