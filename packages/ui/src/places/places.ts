import { type DeliveryRegion, grids, type Region } from '@leaf/emissions';
import { wordOf } from '../labels/wordOf.ts';

/** The names of regions, and the language for country names: in `en` all are shown as the API names them. */
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
  /** The display name of a country or region of the API. */
  nameOf: (place: string) => string;
  /** A list to choose from: countries in the language's alphabetical order, anything else in its given order. */
  inOrder: (places: readonly string[]) => readonly string[];
};

/**
 * Names places in the language of the words. The browser knows the countries, so no language has to list 209 of them.
 */
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
