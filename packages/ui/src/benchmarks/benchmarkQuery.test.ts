import { expect, test } from 'vitest';
import { geos } from '../campaigns/fixtures.ts';
import { benchmarkPlaces } from './benchmarkQuery.ts';

test('each place is the first of its list by default', () => {
  expect(benchmarkPlaces(geos)).toEqual({
    country: 'Afghanistan',
    region: 'Europe',
    delivery_region: 'Europe',
  });
});

test('what was chosen stays', () => {
  expect(benchmarkPlaces(geos, { country: 'Germany', delivery_region: 'APAC' })).toEqual({
    country: 'Germany',
    region: 'Europe',
    delivery_region: 'APAC',
  });
});

test('nothing is asked for before the lists are here', () => {
  expect(benchmarkPlaces(undefined)).toEqual({ country: '', region: '', delivery_region: '' });
});
