import { expect, test } from 'vitest';
import { countryOf, similarCountry } from './countries.ts';

test.each([
  ['DEU', 'Germany'],
  ['de', 'Germany'],
  ['USA', 'United States'],
  ['UK', 'United Kingdom'],
  ['D', 'Germany'],
  ['A', 'Austria'],
  ['CH', 'Switzerland'],
  ['Holland', 'Netherlands'],
  ['Großbritannien', 'United Kingdom'],
  ['ÖSTERREICH', 'Austria'],
  ['\u202aFrance\u202c', 'France'],
  ['Germany (DE)', 'Germany'],
  ['Germany [GER]', 'Germany'],
  ['DE - Germany', 'Germany'],
  ['Deutschland (gesamt)', 'Germany'],
  ['Schweiz (D)', 'Switzerland'],
  ['Rép. tchèque', 'Czechia'],
  ['Czech Rep.', 'Czechia'],
  ['Bosnien', 'Bosnia and Herzegovina'],
  ['Österreich – AT', 'Austria'],
  ['DE - France', undefined],
  ['Germany - Video', undefined],
  ['Turkey', 'Türkiye'],
  ['Türkei', 'Türkiye'],
  ['Czech Republic', 'Czechia'],
  ['Ivory Coast', "Côte d'Ivoire"],
  ['Tschechien', countryOf('CZ')],
  ['Suisse', 'Switzerland'],
  ['Norge', 'Norway'],
  ['Nederland', 'Netherlands'],
  ['Suomi', 'Finland'],
  ['Brasil', 'Brazil'],
  ['España', 'Spain'],
  ['Česko', 'Czechia'],
  ['Ελλάδα', 'Greece'],
  ['U.K.', 'United Kingdom'],
  ['KSA', 'Saudi Arabia'],
  ['Scotland', 'United Kingdom'],
  ['Irlande du Nord', 'United Kingdom'],
  ['Atlantis', undefined],
  ['', undefined],
])('%s is %s', (cell, country) => expect(countryOf(cell)).toBe(country));

test.each([
  ['Östereich', 'Austria'],
  ['Belguim', 'Belgium'],
  ['Frankreichh', 'France'],
  ['Untied States', 'United States'],
  ['Norg', undefined],
  ['Sued', undefined],
  ['Südamerika', undefined],
  // Ireland or Iceland
  ['Iseland', undefined],
  ['Global', undefined],
])('%s is misspelt for %s', (cell, country) => expect(similarCountry(cell)).toBe(country));

test('thousands of spaces are one', () => {
  const spaces = ' '.repeat(40_000);
  expect(countryOf(`Germany${spaces}(DE)`)).toBe('Germany');
  expect(countryOf(`Germany${spaces}(East)`)).toBeUndefined();
});
