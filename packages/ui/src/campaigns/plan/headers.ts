import { countryOf } from './countries.ts';
import { fieldFacts, type PlanField, planFields } from './fields.ts';
import { fold } from './fold.ts';
import { magnitudeIn, numberIn } from './numbersIn.ts';
import type { Cell } from './sheet.ts';

/** The labels of fields and of their values, in every language that files may be in. */
export type PlanVocabulary = {
  fields: readonly Readonly<Record<string, string>>[];
  values: readonly Readonly<Record<string, string>>[];
};

export const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell);

export const trimmed = (cell: Cell | undefined): string => textOf(cell).trim();

/** The text of a cell to compare with others. */
export const plain = (cell: Cell | undefined): string => trimmed(cell).toLowerCase();

/** How many cells of a row have something in them. */
export const filledOf = (row: readonly Cell[]): number => row.filter(trimmed).length;

/** What plans and reports write where they have nothing: `--`, `n/a`, `k. A.`, `#NV`. `NA` is Namibia. */
export const isNothing = (text: string) =>
  /^([-–—:]*|#?n\/a|#nv|#div\/0!|[kn]\. ?[acdv]\.?)$/i.test(text.trim());

export const isText = (cell: Cell | undefined) =>
  typeof cell === 'string' && cell.trim() !== '' && numberIn(cell, '.') === null;

/** What Leaf itself calls a field: its name and its labels. */
export const ownNames = ({ fields }: PlanVocabulary, field: PlanField): string[] => [
  fold(field),
  ...fields.flatMap((words) => (words[field] ? [fold(words[field])] : [])),
];

/** Header words of each field; its own names come first. */
export const headerWords = (vocabulary: PlanVocabulary): Map<PlanField, string[]> =>
  new Map(planFields.map((field) => [field, [...ownNames(vocabulary, field), ...fieldFacts[field].headers]]));

/** The header without its unit: `File size (KB)` is `file size`, `VTR in %` is `vtr`. */
export const headerOf = (cell: Cell | undefined): string =>
  fold(textOf(cell).replace(/[([][^)\]]*[)\]]?| [ei]n (%|1[., ]?000(er)?|t(sd)?\.?|mio\.?)$/gi, ' '));

/**
 * How well a header matches a field, 0 to 12: a whole phrase beats a part, an earlier phrase beats a later
 * one.
 */
export function headerScore(header: string, phrases: readonly string[]): number {
  if (header === '') return 0;
  let best = 0;
  phrases.forEach((phrase, index) => {
    const early = Math.max(0, 1.5 - index * 0.05);
    if (header === phrase) best = Math.max(best, 10 + early);
    else if (phrase.length > 3 && ` ${header} `.includes(` ${phrase} `)) {
      best = Math.max(best, 4 + Math.min(phrase.length / 8, 2.5) + early / 3);
    }
  });
  return best;
}

const isOneOf = (name: string, phrases: readonly string[] = []) => headerScore(name, phrases) >= 4;

/** How many cells of each of the first rows name a field. A row with values, such as `Germany`, has few of them. */
export const namedIn = (rows: readonly (readonly Cell[])[], words: Map<PlanField, string[]>): number[] =>
  rows.slice(0, 40).map(
    (row) =>
      row.filter((cell) => {
        if (!isText(cell)) return false;
        const name = headerOf(cell);
        return [...words.values()].some((phrases) => isOneOf(name, phrases));
      }).length,
  );

/** A count, whose points and commas can only be those of thousands. */
const countIn = (cell: Cell | undefined) =>
  typeof cell === 'number'
    ? cell
    : (numberIn(textOf(cell).replace(/(?<=\d)[.,](?=[\d.,]+$)/g, ''), ',') ?? 0);

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Counts without the one that is the total of the others. */
function withoutTotal(counts: readonly number[]): readonly number[] {
  const most = Math.max(...counts);
  return counts.length > 2 && most * 2 === sum(counts) ? counts.filter((count) => count < most) : counts;
}

/** Whether the first of several tables sums up the others: its fewer lines have the impressions of all of theirs. */
function isSummary(
  rows: readonly (readonly Cell[])[],
  impressions: (row: readonly Cell[]) => number,
): boolean {
  const tables: number[][] = [];
  let column = -1;
  let factor = 1;
  for (const row of rows) {
    const at = impressions(row);
    if (at >= 0) {
      [column, factor] = [at, magnitudeIn(textOf(row[at]))];
      tables.push([]);
    } else {
      const count = countIn(row[column]);
      if (count > 0) tables.at(-1)?.push(count * factor);
    }
  }
  const [first = [], ...others] = tables.map(withoutTotal);
  const all = others.flat();
  // It may be rounded.
  return first.length < all.length && Math.abs(sum(first) - sum(all)) <= sum(all) / 50;
}

/**
 * Among the first rows, the one with the most known headers, if it has at least two; otherwise the first with
 * text above numbers.
 */
export function headerRowOf(rows: readonly (readonly Cell[])[], vocabulary: PlanVocabulary): number {
  const words = headerWords(vocabulary);
  const counts = namedIn(rows, words);
  const most = Math.max(1, ...counts);
  const best = most > 1 ? counts.indexOf(most) : -1;
  // Of several tables the first, although another may have one column more, or several if the first has lines of its own.
  const isNumber = (cell: Cell) => !isText(cell) && trimmed(cell) !== '';
  const columnOf = (row: readonly Cell[], field: PlanField) =>
    row.findIndex((cell) => isOneOf(headerOf(cell), words.get(field)));
  /** Where the header of a table of lines has their impressions. */
  const impressions = (row: readonly Cell[]) =>
    row.some(isNumber) || columnOf(row, 'name') < 0 ? -1 : columnOf(row, 'impressions');
  const hasLines = (index: number) =>
    impressions(rows[index] ?? []) >= 0 && !isSummary(rows.slice(index), impressions);
  const table = counts.findIndex(
    (known, index) =>
      index < best &&
      known >= 3 &&
      (known >= most - 1 || hasLines(index)) &&
      !rows[index]?.some(isNumber) &&
      rows.slice(index + 1, best).some((row) => filledOf(row) > 2 && row.some(isNumber)),
  );
  if (table >= 0) return table;
  if (best >= 0) return best;
  const [first = [], second = []] = rows;
  const heads = first.filter(isText).length === filledOf(first);
  // `ID` is Indonesia, but rather a header.
  const named = first.some((cell) => headerOf(cell) !== 'id' && countryOf(textOf(cell)) !== undefined);
  return heads && !named && second.some((cell) => !isText(cell) && textOf(cell) !== '') ? 0 : -1;
}
