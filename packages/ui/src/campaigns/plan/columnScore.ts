import { type ChoiceFieldName, choiceFinder } from './choices.ts';
import { countryOf } from './countries.ts';
import { isNumber, kindOf, type PlanField, planFields } from './fields.ts';
import { fold } from './fold.ts';
import { headerOf, headerScore, headerWords, isNothing, ownNames, type PlanVocabulary } from './headers.ts';
import { numberIn, secondsIn, sizeIn } from './numbersIn.ts';
import { regionFinder } from './regionFinder.ts';

/** Reads a cell as a field; nothing if it cannot be. */
type Read = (cell: string, alone?: boolean) => unknown;

const numeric: Read = (cell) => numberIn(cell, '.');

/** The display name of a country or region. */
type NameOf = (place: string) => string;

/** How cells are read as each field; none for fields that take any text. */
function reads(vocabulary: PlanVocabulary, nameOf: NameOf) {
  const of: Partial<Record<PlanField, Read>> = {};
  const regionOf = regionFinder(nameOf);
  for (const field of planFields) {
    const kind = kindOf(field);
    if (kind === 'country') of[field] = countryOf;
    else if (kind === 'region') of[field] = regionOf;
    else if (kind === 'choice') of[field] = choiceFinder(field as ChoiceFieldName, vocabulary.values);
    else if (kind === 'size') of[field] = (cell) => sizeIn(cell, '.', 'MB', 'MB');
    else if (kind === 'seconds') of[field] = (cell) => secondsIn(cell, '.');
    else if (kind !== 'text') of[field] = numeric;
  }
  return of;
}

/** The share of a column's non-empty cells that can be read as a field; NaN without any. */
function share(cells: ReadonlyMap<string, number>, read: Read): number {
  let filled = 0;
  let good = 0;
  for (const [cell, times] of cells) {
    filled += times;
    if (read(cell) != null) good += times;
  }
  return good / filled;
}

/** How often each non-empty cell occurs: a plan repeats its countries and formats, which are then read once. */
export function counted(cells: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) if (!isNothing(cell)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

export const enoughScore = 4;

/** Things other than Leaf's are called so too: the stage of a funnel, a level of viewability, a federal state. */
const ambiguous: readonly PlanField[] = ['stage', 'level', 'region'];

/** Of languages and parts of a country, which have codes like those of countries: `FR`, `BE` for Bern, `CA`. */
const noCountries = /\b(lang(u|\b)|sprach|locale|states?\b|bundesland|[kc]anton|provin)/;

/** How columns are recognised as fields. */
export type ColumnRules = {
  /**
   * How well a column matches a field, by its header and its cells; `enoughScore` for a field that it may have.
   * @param cells how often each occurs
   */
  scoreOf: (field: PlanField, header: string, cells: ReadonlyMap<string, number>) => number;
  /** Whether a header is what Leaf itself calls a field. */
  isNamed: (field: PlanField, header: string) => boolean;
  /** Whether any of the cells can be read as a field, if there are some. */
  fits: (field: PlanField, cells: ReadonlyMap<string, number>) => boolean;
};

export function columnRules(vocabulary: PlanVocabulary, nameOf: NameOf): ColumnRules {
  const words = headerWords(vocabulary);
  const names = words.get('name') ?? [];
  const canRead = reads(vocabulary, nameOf);
  const isNamed: ColumnRules['isNamed'] = (field, head) =>
    ownNames(vocabulary, field).includes(headerOf(head));
  const fits: ColumnRules['fits'] = (field, cells) => {
    const read = canRead[field];
    return !read || share(cells, read) !== 0;
  };
  const scoreOf: ColumnRules['scoreOf'] = (field, head, cells) => {
    const header = headerOf(head);
    const phrases = words.get(field) ?? [];
    let score = headerScore(header, phrases);
    // Below `Länder/Sprachen`, `Deutschland` is a country all the same.
    const isCoded = () => !(share(cells, (cell) => cell[3]) > 0.5);
    if (field === 'country' && score === 0 && noCountries.test(header) && isCoded()) return 0;
    if (field === 'impressions') {
      // Prices, averages and shares are no numbers of impressions, nor what a site has to sell; those that count are all, not
      // the visible ones.
      // `4 Wochen` are rather how long the plan runs.
      const whole = fold(head).replace(/\b\d+ (days|weeks|months|tagen?|wochen|monaten?|mois)\b/g, '');
      if (
        head.includes('%') ||
        /\b(per|pro|par|user|cost|cout|tag|jour|daily|page|(verfugbar|availab|disponib|day|week|woch|month|monat)\w*|semaine|mois|(brutto|netto) ?volumen|volumen (brutto|netto))\b/.test(
          whole,
        )
      )
        return 0;
      if (/\b(view|meas|sicht|visib|mesur)/.test(whole)) score = headerScore(whole, phrases) - 2;
    }
    const closed = !isNumber(field);
    // Without a header only words of a closed list tell what a column is: numbers may be anything.
    const read = score > 0 || closed ? canRead[field] : undefined;
    // `Video` below a header that says nothing of formats is one; `Video North` is the name of something.
    const readable = read ? share(cells, (cell) => read(cell, score === 0 && header !== '')) : Number.NaN;
    if (readable >= 0) {
      if (score > 0 && readable < (closed ? 0.3 : 0.5)) {
        // `Impressions` above nothing but `TBC` are impressions, unless another column reads better.
        return isNamed(field, head) && !ambiguous.includes(field) ? enoughScore : score - 8;
      }
      // Below `Placement` stand names with such words in them, unless most cells are nothing else.
      if (closed && names.includes(header) && share(cells, (cell) => read?.(cell, true)) < 0.8) {
        return score - 2;
      }
      if (closed && field !== 'stage' && readable >= 0.8) return score + 6 * readable;
      return score > 0 ? score + 1 : score;
    }
    return field === 'name' && score > 0 && share(cells, numeric) > 0.9 ? score - 6 : score;
  };
  return { scoreOf, isNamed, fits };
}
