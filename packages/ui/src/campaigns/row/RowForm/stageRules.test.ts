import { expect, test } from 'vitest';
import { present, readAs, withCountryAndRegion } from './stageRules.ts';

type Input = { name: string; region?: string | null; payload?: number | null };

test('what does not apply is absent from a payload, and 0 is not', () => {
  expect(present<Input>({ name: '', region: null, payload: 0 })).toStrictEqual({
    name: '',
    payload: 0,
  });
});

test('a payload that forgets a field does not compile, nor one without a name', () => {
  // @ts-expect-error payload is missing
  present<Input>({ name: '', region: 'NA' });
  // @ts-expect-error name is required
  present<Input>({ name: null, region: null, payload: null });
});

const regionOf = (country: string) => ({ Italy: 'Europe', Japan: 'APAC' })[country];

test.each([
  ['an open region follows', 'Italy', '', 'Japan', 'APAC'],
  ['a region that followed follows again', 'Italy', 'Europe', 'Japan', 'APAC'],
  ['a region that somebody chose stays', 'Italy', 'NA', 'Japan', 'NA'],
  ['a region that followed is left open where there is none', 'Italy', 'Europe', 'Atlantis', ''],
  ['it is found again after such a country', 'Atlantis', '', 'Italy', 'Europe'],
])('%s', (_, before, region, country, expected) => {
  const values = { name: 'Video', country: before, region };
  expect(withCountryAndRegion(values, country, regionOf)).toEqual({
    name: 'Video',
    country,
    region: expected,
  });
});

test.each([
  ['2,500', ',', 2.5],
  [' 2,500 ', ',', 2.5],
  ['12,500', ',', 12.5],
  ['2.500', '.', 2.5],
])('%j with “%s” between thousands: asks whether %d is meant', (payload, mark, saved) => {
  expect(readAs({ payload }, mark)).toEqual([
    { about: 'readAs', field: 'payload', typed: payload.trim(), saved },
  ]);
});

test.each([
  ['2,500', '.'],
  ['2.500', ','],
  ['2,500', '\u202f'],
  ['2,5', ','],
  ['2,5000', ','],
  ['0,500', ','],
  ['2500', ','],
  ['1234,500', ','],
  ['', ','],
])('%j with “%s” between thousands: asks nothing', (payload, mark) => {
  expect(readAs({ payload }, mark)).toEqual([]);
});

test('only a payload is asked about', () => expect(readAs({ view_time: '2,500' }, ',')).toEqual([]));
