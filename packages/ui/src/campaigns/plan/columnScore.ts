import { type ChoiceFieldName, choiceFinder } from './choices.ts';
import { countryOf } from './countries.ts';
import { kindOf, type PlanField, planFields } from './fields.ts';
import { fold } from './fold.ts';
import { headerOf, headerScore, headerWords, isNothing, ownNames, type PlanVocabulary } from './headers.ts';
import { numberIn, secondsIn, sizeIn } from './numbersIn.ts';
import { regionFinder } from './regionFinder.ts';

type Reads = Partial<Record<PlanField, (cell: string, alone: boolean) => boolean>>;

/** The display name of a country or region. */
type NameOf = (place: string) => string;

/** Which cells can be read as each field; none for fields that take any text. */
function reads(vocabulary: PlanVocabulary, nameOf: NameOf): Reads {
  const of: Reads = {};
  const regionOf = regionFinder(nameOf);
  for (const field of planFields) {
    const kind = kindOf(field);
    if (kind === 'country') of[field] = (cell) => countryOf(cell) !== undefined;
    else if (kind === 'region') of[field] = (cell) => regionOf(cell) !== undefined;
    else if (kind === 'choice') {
      const find = choiceFinder(field as ChoiceFieldName, vocabulary.values);
      of[field] = (cell, alone) => find(cell, alone) !== undefined;
    } else if (kind === 'size') of[field] = (cell) => sizeIn(cell, '.', 'MB', 'MB') !== null;
    else if (kind === 'seconds') of[field] = (cell) => secondsIn(cell, '.') !== null;
    else if (kind !== 'text') of[field] = (cell) => numberIn(cell, '.') !== null;
  }
  return of;
}

/** The share of a column's non-empty cells that can be read as a field; undefined without any. */
function share(cells: ReadonlyMap<string, number>, read: (cell: string) => boolean): number | undefined {
  let filled = 0;
  let good = 0;
  for (const [cell, times] of cells) {
    filled += times;
    if (read(cell)) good += times;
  }
  return filled === 0 ? undefined : good / filled;
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
const noCountries = /\b(lang(ue|uage)?|sprach\w*|locale|states?|bundesland|kanton|canton|provin\w*)\b/;

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
    return !read || cells.size === 0 || [...cells.keys()].some((cell) => read(cell, false));
  };
  const scoreOf: ColumnRules['scoreOf'] = (field, head, cells) => {
    const header = headerOf(head);
    let score = headerScore(header, words.get(field) ?? []);
    if (field === 'country' && score === 0 && noCountries.test(header)) return 0;
    if (field === 'impressions') {
      // `Impr. total` beside those of each week is all of them.
      const all = header.replace(/ ?\b(total(es)?|gesamt|summe|somme)\b ?/, '');
      if (all !== header) score = Math.max(score, headerScore(all, words.get(field) ?? []) - 0.5);
      // Prices, averages and shares are no numbers of impressions; those that count are all, not the visible ones.
      const whole = fold(head);
      if (head.includes('%') || /\b(per|pro|par|user|cost|cout|day|tag|jour)\b/.test(whole)) return 0;
      if (/\b(view|meas|sicht|visib|mesur)/.test(whole))
        score = headerScore(whole, words.get(field) ?? []) - 2;
    }
    const closed = ['country', 'region', 'choice'].includes(kindOf(field));
    // Without a header only words of a closed list tell what a column is: numbers may be anything.
    const read = score > 0 || closed ? canRead[field] : undefined;
    // `Video` below a header that says nothing of formats is one; `Video North` is the name of something.
    const readable = read && share(cells, (cell) => read(cell, score === 0 && header !== ''));
    if (readable !== undefined) {
      if (score > 0 && readable < (closed ? 0.3 : 0.5)) {
        // `Impressions` above nothing but `TBC` are impressions, unless another column reads better.
        return isNamed(field, head) && !ambiguous.includes(field) ? enoughScore : score - 8;
      }
      // Below `Placement` stand names with such words in them, unless most cells are nothing else.
      if (
        closed &&
        names.includes(header) &&
        (share(cells, (cell) => read?.(cell, true) === true) ?? 0) < 0.8
      ) {
        return score - 2;
      }
      if (closed && field !== 'stage' && readable >= 0.8) return score + 6 * readable;
      return score > 0 ? score + 1 : score;
    }
    if (field !== 'name' || score === 0) return score;
    const numeric = share(cells, (cell) => numberIn(cell, '.') !== null) ?? 0;
    return numeric > 0.9 ? score - 6 : score;
  };
  return { scoreOf, isNamed, fits };
}
