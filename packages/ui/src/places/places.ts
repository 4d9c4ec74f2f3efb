import { type DeliveryRegion, grids, type Region } from '@leaf/emissions';
import { wordOf } from '../labels/wordOf.ts';

/** The names of regions, and the language for country names; in `en`, places have the names of the API. */
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
  /**
   * Sorts a list to choose from: countries alphabetically in the language, anything else in the given order.
   */
  inOrder: (places: readonly string[]) => readonly string[];
};

/**
 * Names places in the language of the labels. The browser knows the country names, so no language file lists
 * all 209.
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
