import { describe, expect, test } from 'vitest';
import { consumptionStart, toConsumptionPayload, validateConsumption, withLevel } from './consumptionRow.ts';

const filled = { ...consumptionStart, name: 'Feed', country: 'Austria' };

test('starts at level 0 with 0 impressions', () => {
  expect(consumptionStart).toMatchObject({ level: 0, impressions: '0', view_time: '' });
});

describe('the field the level does not use is null', () => {
  test('level 0 sends the placement', () => {
    expect(toConsumptionPayload({ ...filled, placement_type: 'video_hai', view_time: '9' })).toEqual({
      name: 'Feed',
      level: 0,
      country: 'Austria',
      device_type: 'mixed',
      impressions: 0,
      placement_type: 'video_hai',
      view_time: null,
    });
  });

  test('level 1 sends the view time', () => {
    expect(
      toConsumptionPayload({ ...filled, level: 1, view_time: '30', placement_type: 'display' }),
    ).toMatchObject({ level: 1, placement_type: null, view_time: 30 });
  });
});

describe('a level change resets what does not apply', () => {
  test('to view time: no placement', () => {
    expect(withLevel({ ...filled, placement_type: 'video_hai' }, 1)).toMatchObject({
      level: 1,
      placement_type: '',
    });
  });
  test('back to default: no view time, the first placement', () => {
    expect(withLevel({ ...filled, level: 1, placement_type: '', view_time: '30' }, 0)).toMatchObject({
      level: 0,
      placement_type: 'display',
      view_time: '',
    });
  });
  test('what applies to both stays', () => {
    const kept = { ...filled, impressions: '42', device_type: 'tv' as const };
    expect(withLevel(kept, 1)).toMatchObject({ impressions: '42', device_type: 'tv', country: 'Austria' });
  });
});

test('a filled form is in order', () => expect(validateConsumption(filled)).toEqual({}));

describe('is not sent', () => {
  test.each([
    ['without a name', { name: '' }, 'name'],
    ['without a device', { device_type: '' as const }, 'device_type'],
    ['without a country', { country: '' }, 'country'],
    ['without impressions', { impressions: '' }, 'impressions'],
    ['with impressions that are not digits', { impressions: '1k' }, 'impressions'],
    ['at level 0 without a placement', { placement_type: '' as const }, 'placement_type'],
    ['at level 1 without a view time', { level: 1 as const }, 'view_time'],
    ['at level 1 with half a second', { level: 1 as const, view_time: '0.5' }, 'view_time'],
    ['at level 1 with more than a day', { level: 1 as const, view_time: '86401' }, 'view_time'],
  ])('%s', (_, change, field) => {
    expect(Object.keys(validateConsumption({ ...filled, ...change }))).toEqual([field]);
  });
});
