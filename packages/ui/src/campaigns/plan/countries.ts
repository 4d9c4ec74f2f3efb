import { countries } from '@leaf/emissions';
import { languages } from '../../labels/languages.ts';
import { countryCodes } from '../../places/countryCodes.ts';
import { fold, spaced } from './fold.ts';
import { isSlip } from './isSlip.ts';

/** Common names that neither the model nor the browser lists. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'United Kingdom': [
    'UK',
    'U.K.',
    'Great Britain',
    'Britain',
    'Großbritannien',
    'Grande-Bretagne',
    'England',
    'Angleterre',
    'Scotland',
    'Schottland',
    'Écosse',
    'Wales',
    'Pays de Galles',
    'Northern Ireland',
    'Nordirland',
    'Irlande du Nord',
  ],
  'United States': ['U.S.', 'U.S.A.', 'United States of America', 'Amerika'],
  Netherlands: ['Holland', 'The Netherlands', 'Hollande'],
  Czechia: [
    'Czech Republic',
    'Czech Rep.',
    'Tschechische Republik',
    'Tschechische Rep.',
    'République tchèque',
    'Rép. tchèque',
  ],
  'Bosnia and Herzegovina': ['Bosnia', 'Bosnien', 'Bosnie'],
  'South Korea': ['Korea', 'Korea, Republic of', 'Republic of Korea', 'Corée'],
  'North Korea': ["Korea, Democratic People's Republic of"],
  Russia: ['Russian Federation', 'Russische Föderation', 'Fédération de Russie'],
  'Saudi Arabia': ['KSA'],
  'United Arab Emirates': ['UAE', 'VAE', 'Emirates', 'EAU', 'Émirats'],
  Türkiye: ['Turkey'],
  'North Macedonia': ['Macedonia', 'Mazedonien', 'Macédoine'],
  Eswatini: ['Swaziland', 'Swasiland'],
  Myanmar: ['Burma', 'Birma', 'Birmanie'],
  "Côte d'Ivoire": ['Ivory Coast', 'Cote dIvoire', 'Elfenbeinküste'],
  'Cabo Verde': ['Kap Verde'],
  Laos: ["Lao People's Democratic Republic"],
  Iran: ['Iran, Islamic Republic of'],
  Syria: ['Syrian Arab Republic'],
  Moldova: ['Republic of Moldova', 'Moldova, Republic of', 'Moldawien'],
  Tanzania: ['Tanzania, United Republic of'],
  Bolivia: ['Bolivia, Plurinational State of'],
  Venezuela: ['Venezuela, Bolivarian Republic of'],
  Taiwan: ['Taiwan, Province of China'],
  Palestine: ['State of Palestine'],
  Belarus: ['Weißrussland'],
  'Congo (DRC)': ['DR Congo', 'Democratic Republic of the Congo', 'Demokratische Republik Kongo', 'RDC'],
  'Congo (Republic)': ['Congo', 'Republic of the Congo', 'Republik Kongo', 'Kongo'],
  China: ['PRC', "People's Republic of China", 'Volksrepublik China'],
  Ireland: ['Republic of Ireland', 'Éire'],
  Austria: ['Oesterreich', 'A'],
  Switzerland: ['Svizzera'],
  Germany: ['BRD', 'GER', 'D'],
};

/** Folded name or code to the country in the API. */
let known: Map<string, string> | undefined;

/** The language that most people of a country speak: Norwegian for `NO`. */
const languageOf = (region: string) => new Intl.Locale('und', { region }).maximize().language;

/**
 * Built on first use: the browser knows the names in every language of the package and in that of each country, so they
 * need not be listed here.
 */
function names(): Map<string, string> {
  if (known) return known;
  const all = new Map<string, string>();
  const add = (name: string, country: string) => {
    const folded = fold(name);
    if (folded !== '' && !all.has(folded)) all.set(folded, country);
  };
  for (const country of countries) add(country, country);
  for (const country of countries) for (const name of alsoCalled[country] ?? []) add(name, country);
  const codes = countries.flatMap((country) => {
    const both = countryCodes(country);
    return both ? { country, ...both } : [];
  });
  const addIn = (language: string, named: typeof codes) => {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style });
      for (const { country, iso2 } of named) add(names.of(iso2) ?? '', country);
    }
  };
  for (const language of Object.keys(languages)) addIn(language, codes);
  for (const one of codes) addIn(languageOf(one.iso2), [one]);
  // Codes come last: if a text is both a name and a code, the name wins.
  for (const { country, iso2, iso3 } of codes) {
    add(iso2, country);
    add(iso3, country);
  }
  known = all;
  return all;
}

/**
 * The country in the API that a cell names: by its name in any language of the package, another common name,
 * or its ISO 3166-1 code. Undefined if none matches.
 */
export function countryOf(cell: string): string | undefined {
  const exact = names();
  const found = exact.get(fold(cell));
  if (found !== undefined) return found;
  // Ad servers write `Germany (DE)` and `DE - Germany`, plans `Deutschland (gesamt)`.
  const [, name = '', same = name] =
    /^(.+?)(?:\s*[([]\s*(?:[a-z]{1,3}|gesamt|total)\s*[)\]]|\s+[-–]\s+(.+))$/i.exec(spaced(cell)) ?? [];
  const named = exact.get(fold(name));
  return named === exact.get(fold(same)) ? named : undefined;
}

/** The only country that a cell misspells by one letter; undefined if there are several, or none. */
export function similarCountry(cell: string): string | undefined {
  const folded = fold(cell);
  // `Sued` is rather a direction than Suède, and a code is too short to guess from.
  if (folded.length < 5) return undefined;
  const found = new Set([...names()].flatMap(([name, country]) => (isSlip(folded, name) ? country : [])));
  const [country] = found;
  return found.size === 1 ? country : undefined;
}
