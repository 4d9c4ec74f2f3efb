import { countries } from '@leaf/emissions';
import { expect, test } from 'vitest';
import { countryCodes, regionsOf } from './countryAreas.ts';

test('every country of the model has codes of its own and a region', () => {
  const codes = countries.map(countryCodes);
  expect(codes).not.toContain(undefined);
  expect(new Set(codes.map((code) => code?.iso3)).size).toBe(countries.length);
  for (const country of countries) expect(regionsOf(country).selection, country).not.toBeNull();
});

test.each([
  ['Germany', 'Europe', 'Europe'],
  ['United States', 'North America', 'NA'],
  ['Mexico', 'North America', 'LATAM'],
  ['Brazil', 'South America', 'LATAM'],
  ['Japan', 'Asia', 'APAC'],
  ['Australia', 'Oceania', 'APAC'],
  ['Kenya', 'Africa', null],
  ['United Arab Emirates', 'Asia', null],
  ['Atlantis', null, null],
])('%s is in %s, its networks in %s', (country, selection, delivery) => {
  expect(regionsOf(country)).toEqual({ selection, delivery });
});
