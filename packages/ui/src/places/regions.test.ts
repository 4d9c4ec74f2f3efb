import { countries, grids } from '@leaf/emissions';
import { expect, test } from 'vitest';
import { areaRegionsOf, regionsOf } from './regions.ts';

test.each([
  ['Germany', 'Europe', 'Europe'],
  ['United States', 'North America', 'NA'],
  ['Mexico', 'North America', 'LATAM'],
  ['Brazil', 'South America', 'LATAM'],
  ['Japan', 'Asia', 'APAC'],
  ['Australia', 'Oceania', 'APAC'],
  // The regions of delivery have no place for Africa and the Middle East.
  ['Kenya', 'Africa', undefined],
  ['Israel', 'Asia', undefined],
  // Jamaica is in North America or in Latin America, depending on the definition; for delivery it is
  // unambiguous.
  ['Jamaica', undefined, 'LATAM'],
  // On two continents.
  ['Turkey', undefined, undefined],
  ['Atlantis', undefined, undefined],
])('%s is in %s for selection and in %s for delivery', (country, region, delivery_region) => {
  expect(regionsOf(country)).toEqual({
    ...(region && { region }),
    ...(delivery_region && { delivery_region }),
  });
});

test('countries without any region are those between two of them', () => {
  const open = countries.filter((country) => Object.keys(regionsOf(country)).length === 0);
  expect(open.map((country) => grids.get(country)?.iso2)).toEqual(['AM', 'AZ', 'GE', 'RU', 'TR']);
});

test.each([
  ['Germany', 'Europe', 'Europe'],
  ['Jamaica', 'North America', 'LATAM'],
  ['Kazakhstan', 'Asia', 'APAC'],
  ['Kenya', 'Africa', undefined],
  ['United Arab Emirates', 'Asia', undefined],
  ['Atlantis', undefined, undefined],
])('the area of %s is in %s, its networks in %s', (country, region, delivery_region) => {
  expect(areaRegionsOf(country)).toEqual({
    ...(region && { region }),
    ...(delivery_region && { delivery_region }),
  });
});

test('every country is in an area, and a form takes no other region than the area has', () => {
  for (const country of countries) {
    expect(areaRegionsOf(country).region, country).toBeDefined();
    expect(areaRegionsOf(country)).toMatchObject(regionsOf(country));
  }
});
