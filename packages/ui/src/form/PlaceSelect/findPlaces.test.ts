import { countries } from '@leaf/emissions';
import { expect, test } from 'vitest';
import { findPlaces } from './findPlaces.ts';

test.each([
  ['', ['Germany', 'Côte d’Ivoire', 'Papua New Guinea', 'Guinea', 'Niger', 'Nigeria']],
  ['ger', ['Germany', 'Niger', 'Nigeria']],
  ['cote', ['Côte d’Ivoire']],
  ['GUINEA', ['Guinea', 'Papua New Guinea']],
  ['guinea new', ['Papua New Guinea']],
  ['  niger ', ['Niger', 'Nigeria']],
  ['atlantis', []],
])('%j finds %j', (typed, expected) => {
  const places = ['Germany', 'Côte d’Ivoire', 'Papua New Guinea', 'Guinea', 'Niger', 'Nigeria'];
  expect(findPlaces(places, typed)).toEqual(expected);
});

test('the order of the list is kept without a query', () => {
  expect(findPlaces(countries, '')).toEqual(countries);
});
