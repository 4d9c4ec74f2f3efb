import { type DeliveryRegion, grids, type Region } from '@leaf/emissions';
import { wordOf } from '../labels/wordOf.ts';

/** Regions, and the language in which countries are named: in `en` all are shown as the API names them. */
export const placeLabels = {
  language: 'en',
  Europe: 'Europe',
  'North America': 'North America',
  Asia: 'Asia',
  'South America': 'South America',
  Oceania: 'Oceania',
  Africa: 'Africa',
  Global: 'Global',
  NA: 'NA',
  APAC: 'APAC',
  LATAM: 'LATAM',
} satisfies Record<Region | DeliveryRegion | 'language', string>;

export type Places = {
  /** What a country or region of the API is called. */
  nameOf: (place: string) => string;
  /** A list to choose from: countries in the alphabet of the language, anything else as it came. */
  inOrder: (places: readonly string[]) => readonly string[];
};

/** Names places in the language of the words. The browser knows the countries, so that no language lists 209 of them. */
export function createPlaces(words: typeof placeLabels): Places {
  const { language, ...regions } = words;
  if (language === 'en') return { nameOf: (place) => wordOf(regions, place), inOrder: (places) => places };
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const nameOf = (place: string) => {
    const grid = grids.get(place);
    return grid ? (countries.of(grid.iso2) ?? place) : wordOf(regions, place);
  };
  return {
    nameOf,
    inOrder: (places) => {
      if (!places.every((place) => grids.has(place))) return places;
      return places
        .map((place) => ({ place, name: nameOf(place) }))
        .sort((a, b) => compare(a.name, b.name))
        .map(({ place }) => place);
    },
  };
}
