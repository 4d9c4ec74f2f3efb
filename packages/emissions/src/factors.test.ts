import { expect, test } from 'vitest';
import * as api from './index.ts';

const { attribution, constants, countries, geos, grids, readings, sources } = api;

test('the lists are in the order they are offered', () => {
  expect(countries).toHaveLength(209);
  expect([...countries].sort(new Intl.Collator('en').compare)).toEqual(countries);
  const { regions, delivery_regions } = geos();
  expect(geos().countries).toEqual(countries);
  expect(regions).toEqual([
    'Europe',
    'North America',
    'Asia',
    'South America',
    'Oceania',
    'Africa',
    'Global',
  ]);
  expect(delivery_regions).toEqual(['Europe', 'NA', 'APAC', 'LATAM']);
});

test('a caller may change its copy of the lists without changing ours', () => {
  geos().countries.reverse();
  expect(geos().countries[0]).toBe('Afghanistan');
});

test('every grid intensity is plausible, its code unique, its year recent', () => {
  const all = [...grids.values()];
  expect(new Set(all.map(({ iso2 }) => iso2)).size).toBe(209);
  for (const { name, iso2, year, kgPerKwh } of all) {
    expect(iso2, name).toMatch(/^[A-Z]{2}$/);
    expect([2022, 2023, 2024], name).toContain(year);
    expect(kgPerKwh, name).toBeLessThan(1.5);
    expect(kgPerKwh > 0 || name === 'Central African Republic', name).toBe(true);
  }
});

test('the grid intensities add up to those of the source', () => {
  const hundredthsOfGrams = [...grids.values()].reduce(
    (sum, { kgPerKwh }) => sum + Math.round(kgPerKwh * 1e5),
    0,
  );
  expect(hundredthsOfGrams).toBe(8984023);
});

test('every constant has a name of its own, a unit and the revision of its source', () => {
  const all = Object.values(constants).flat();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { unit, source, revision, label } of all) {
    expect(unit).not.toBe('');
    expect(label).not.toBe('');
    expect(revision).toBe(sources[source].revision);
  }
  expect(Object.fromEntries(Object.entries(constants).map(([stage, list]) => [stage, list.length]))).toEqual({
    storage: 5,
    selection: 26,
    delivery: 20,
    consumption: 14,
  });
});

test('the attribution names the method, the data and the licence', () => {
  expect(attribution).toMatch(/IAB Europe.*GMSF v1\.2.*CC BY 4\.0.*Ember.*CC BY 4\.0.*CO2\.js/);
});

test('the readings are distinct sentences', () => {
  expect(new Set(readings.map(({ id }) => id)).size).toBe(readings.length);
  for (const { text } of readings) expect(text).toMatch(/^[A-Z].*\.$/);
});

test('the methodology version and its label', () => {
  expect(api.METHODOLOGY_VERSIONS.map((version) => api.METHODOLOGY_LABELS[version])).toEqual(['GMSF v1.2']);
});

test('the exports are these and no others', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "EmissionsError",
      "METHODOLOGY_LABELS",
      "METHODOLOGY_VERSIONS",
      "attribution",
      "benchmarks",
      "buyTypes",
      "canonicalDevice",
      "cautions",
      "clampRatio",
      "constants",
      "consumptionEmissions",
      "consumptionLevels",
      "consumptionPlacements",
      "countries",
      "deliveryEmissions",
      "deliveryInput",
      "deliveryLevels",
      "deliveryPlacements",
      "deliveryRegions",
      "deviceTypes",
      "devices",
      "emissionsOf",
      "estimate",
      "factorsVersion",
      "geos",
      "gridNote",
      "grids",
      "limits",
      "mixedShares",
      "mobileRatio",
      "normalizeConsumption",
      "normalizeDelivery",
      "normalizeSelection",
      "normalizeStorage",
      "ofEachStage",
      "payloadOf",
      "readings",
      "recompute",
      "regions",
      "rowLabels",
      "selectionEmissions",
      "selectionLevel",
      "selectionPlacements",
      "sources",
      "splitMixed",
      "ssdHddNote",
      "stageComponents",
      "stages",
      "stepLabels",
      "storageEmissions",
      "takesWeight",
      "units",
      "weightChange",
      "withWeight",
    ]
  `);
});
