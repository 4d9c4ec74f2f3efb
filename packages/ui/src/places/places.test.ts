import { countries, deliveryRegions, regions } from '@leaf/emissions';
import { describe, expect, test } from 'vitest';
import { de } from '../labels/de.ts';
import { fr } from '../labels/fr.ts';
import { createPlaces, placeLabels } from './places.ts';

const english = createPlaces(placeLabels);
const german = createPlaces({ ...placeLabels, ...de.places });
const french = createPlaces({ ...placeLabels, ...fr.places });

test('in English every place is shown as the API names it, in its order', () => {
  for (const place of [...countries, ...regions, ...deliveryRegions]) {
    expect(english.nameOf(place)).toBe(place);
  }
  expect(english.inOrder(countries)).toBe(countries);
});

test.each([
  ['Germany', 'Deutschland', 'Allemagne'],
  ['United States', 'Vereinigte Staaten', 'États-Unis'],
  ['Austria', 'Österreich', 'Autriche'],
  ['North America', 'Nordamerika', 'Amérique du Nord'],
  ['LATAM', 'Lateinamerika', 'Amérique latine'],
  ['Atlantis', 'Atlantis', 'Atlantis'],
])('%s is %s in German and %s in French', (place, inGerman, inFrench) => {
  expect(german.nameOf(place)).toBe(inGerman);
  expect(french.nameOf(place)).toBe(inFrench);
});

describe('a list to choose from', () => {
  test('has the countries in the alphabet of the language', () => {
    expect(german.inOrder(['Albania', 'Austria', 'Zambia', 'Egypt'])).toEqual([
      'Egypt',
      'Albania',
      'Austria',
      'Zambia',
    ]);
    expect(french.inOrder(['Germany', 'Spain', 'Zambia', 'Austria'])).toEqual([
      'Germany',
      'Austria',
      'Spain',
      'Zambia',
    ]);
  });

  test('keeps regions in the order in which they are offered', () => {
    expect(german.inOrder(regions)).toBe(regions);
    expect(german.inOrder(['Europe', 'Germany'])).toEqual(['Europe', 'Germany']);
  });
});

test('a value that is no word of the list does not find what an object inherits', () => {
  expect(english.nameOf('constructor')).toBe('constructor');
});
