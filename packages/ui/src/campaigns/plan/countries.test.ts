import { expect, test } from 'vitest';
import { countryOf } from './countries.ts';

test.each([
  ['DEU', 'Germany'],
  ['de', 'Germany'],
  ['USA', 'United States'],
  ['UK', 'United Kingdom'],
  ['Holland', 'Netherlands'],
  ['Großbritannien', 'United Kingdom'],
  ['ÖSTERREICH', 'Austria'],
  ['\u202aFrance\u202c', 'France'],
  ['Germany (DE)', 'Germany'],
  ['Germany [GER]', 'Germany'],
  ['DE - Germany', 'Germany'],
  ['Österreich – AT', 'Austria'],
  ['DE - France', undefined],
  ['Germany - Video', undefined],
  ['Turkey', 'Türkiye'],
  ['Türkei', 'Türkiye'],
  ['Czech Republic', 'Czechia'],
  ['Ivory Coast', "Côte d'Ivoire"],
  ['Tschechien', countryOf('CZ')],
  ['Suisse', 'Switzerland'],
  ['Atlantis', undefined],
  ['', undefined],
])('%s is %s', (cell, country) => expect(countryOf(cell)).toBe(country));
