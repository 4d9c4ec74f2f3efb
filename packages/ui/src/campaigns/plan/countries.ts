import { countries } from '@leaf/emissions';
import { languages } from '../../labels/languages.ts';
import { countryCodes } from '../../places/countryCodes.ts';
import { distance } from './distance.ts';
import { fold } from './fold.ts';

/** Common names that neither the model nor the browser lists. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'United Kingdom': [
    'UK',
    'Great Britain',
    'Britain',
    'England',
    'Großbritannien',
    'Grande-Bretagne',
    'Angleterre',
  ],
  'United States': ['U.S.', 'U.S.A.', 'United States of America', 'Amerika'],
  Netherlands: ['Holland', 'The Netherlands', 'Hollande'],
  Czechia: ['Czech Republic', 'Tschechische Republik', 'République tchèque'],
  'South Korea': ['Korea', 'Korea, Republic of', 'Republic of Korea', 'Corée'],
  'North Korea': ["Korea, Democratic People's Republic of"],
  Russia: ['Russian Federation', 'Russische Föderation', 'Fédération de Russie'],
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
  Spain: ['España'],
  Italy: ['Italia'],
  Poland: ['Polska'],
};

type Names = {
  /** Folded name or code to the country in the API. */
  exact: ReadonlyMap<string, string>;
  /** Names alone: a code is too short to guess from. */
  names: readonly (readonly [folded: string, country: string])[];
};

let known: Names | undefined;

/**
 * Built on first use: the browser knows the names in every language of the package, so they need not be
 * listed here.
 */
function names(): Names {
  if (known) return known;
  const exact = new Map<string, string>();
  const list: (readonly [string, string])[] = [];
  const add = (name: string, country: string) => {
    const folded = fold(name);
    if (folded === '' || exact.has(folded)) return;
    exact.set(folded, country);
    if (folded.length > 3) list.push([folded, country]);
  };
  for (const country of countries) add(country, country);
  for (const country of countries) for (const name of alsoCalled[country] ?? []) add(name, country);
  for (const language of Object.keys(languages)) {
    const long = new Intl.DisplayNames(language, { type: 'region' });
    const short = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
    for (const country of countries) {
      const iso2 = countryCodes(country)?.iso2;
      if (!iso2) continue;
      add(long.of(iso2) ?? '', country);
      add(short.of(iso2) ?? '', country);
    }
  }
  // Codes come last: if a text is both a name and a code, the name wins.
  for (const country of countries) {
    const codes = countryCodes(country);
    if (!codes) continue;
    add(codes.iso2, country);
    add(codes.iso3, country);
  }
  known = { exact, names: list };
  return known;
}

/**
 * The country in the API that a cell names: by its name in any language of the package, another common name,
 * or its ISO 3166-1 code. Undefined if none matches.
 */
export function countryOf(cell: string): string | undefined {
  const { exact } = names();
  const folded = fold(cell);
  const found = exact.get(folded);
  if (found !== undefined) return found;
  // Ad servers write `Germany (DE)` and `DE - Germany`.
  const [, name = '', same = name] =
    /^(.+?)(?:\s*[([]\s*[a-z]{2,3}\s*[)\]]|\s+[-–]\s+(.+))$/i.exec(cell.trim()) ?? [];
  const named = exact.get(fold(name));
  return named === exact.get(fold(same)) ? named : undefined;
}

/** The country with the most similar name, for a cell that matches none; undefined if nothing is close. */
export function similarCountry(cell: string): string | undefined {
  const folded = fold(cell);
  if (folded.length < 4) return undefined;
  let best: string | undefined;
  let least = Math.min(3, Math.ceil(folded.length / 4)) + 1;
  for (const [name, country] of names().names) {
    const far = distance(folded, name, least - 1);
    if (far < least) [best, least] = [country, far];
  }
  return best;
}
