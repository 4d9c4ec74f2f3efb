import { type ChoiceFieldName, choiceFinder } from './choices.ts';
import { countryOf } from './countries.ts';
import { fieldFacts, kindOf, type PlanField, planFields } from './fields.ts';
import { fold } from './fold.ts';
import {
  type DecimalSign,
  decimalSignOf,
  numberIn,
  type SizeUnit,
  secondsIn,
  sizeIn,
  sizeUnits,
  unitIn,
} from './numbersIn.ts';
import type { Cell, Sheet } from './sheet.ts';

/** The field of a column; null: left out. */
export type Column = PlanField | null;

/** The interpretation of a table: everything the user can correct. */
export type PlanMapping = {
  /** Index of the header row; -1 without one. */
  header: number;
  columns: Column[];
  decimal: DecimalSign;
  /** The unit of sizes in cells that state none. */
  unit: SizeUnit;
  /** Share columns whose numbers are percentages. */
  percent: readonly PlanField[];
};

/**
 * What is remembered of a mapping: fields by header, '' for a column that is left out, and the defaults for
 * what the file does not say.
 */
export type SavedMapping = {
  columns: Readonly<Record<string, string>>;
  decimal?: DecimalSign;
  /** `unit`: the unit of sizes. */
  defaults?: Readonly<Record<string, string | number | boolean | null>>;
};

/** The labels of fields and of their values, in every language that files may be in. */
export type PlanVocabulary = {
  fields: readonly Readonly<Record<string, string>>[];
  values: readonly Readonly<Record<string, string>>[];
};

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

const isText = (cell: Cell | undefined) =>
  typeof cell === 'string' && cell.trim() !== '' && numberIn(cell, '.') === null;

/** Header words of each field; the labels of the interface come first. */
function headerWords(vocabulary: PlanVocabulary): Map<PlanField, string[]> {
  return new Map(
    planFields.map((field) => {
      const own = vocabulary.fields.flatMap((words) =>
        Object.hasOwn(words, field) && words[field] ? [fold(words[field])] : [],
      );
      return [field, [fold(field), ...own, ...fieldFacts[field].headers]];
    }),
  );
}

/** The header without its unit: `File size (KB)` is `file size`. */
const headerOf = (cell: Cell | undefined): string => fold(textOf(cell).replace(/[([].*?[)\]]/g, ' '));

/**
 * How well a header matches a field, 0 to 12: a whole phrase beats a part, an earlier phrase beats a later
 * one.
 */
function headerScore(header: string, phrases: readonly string[]): number {
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

type Reads = Partial<Record<PlanField, (cell: string) => boolean>>;

function reads(vocabulary: PlanVocabulary): Reads {
  const of: Reads = {};
  for (const field of planFields) {
    const kind = kindOf(field);
    if (kind === 'country') of[field] = (cell) => countryOf(cell) !== undefined;
    else if (kind === 'choice') {
      const find = choiceFinder(field as ChoiceFieldName, vocabulary.values);
      of[field] = (cell) => find(cell) !== undefined;
    } else if (kind === 'size') of[field] = (cell) => sizeIn(cell, '.', 'MB', 'MB') !== null;
    else if (kind === 'seconds') of[field] = (cell) => secondsIn(cell, '.') !== null;
    else if (kind !== 'text' && kind !== 'region') of[field] = (cell) => numberIn(cell, '.') !== null;
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
function counted(cells: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) if (cell.trim() !== '') counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/**
 * Among the first rows, the one with the most known headers, if it has at least two; otherwise the first with
 * text above numbers.
 */
export function headerRowOf(rows: readonly (readonly Cell[])[], vocabulary: PlanVocabulary): number {
  const words = [...headerWords(vocabulary).values()];
  let best = -1;
  let most = 1;
  rows.slice(0, 40).forEach((row, index) => {
    const known = row.filter((cell) => {
      if (!isText(cell)) return false;
      const name = headerOf(cell);
      return words.some((phrases) => headerScore(name, phrases) >= 4);
    }).length;
    // A row with values rather than names, such as `Germany`, matches few headers.
    if (known > most) [best, most] = [index, known];
  });
  if (best >= 0) return best;
  const [first = [], second = []] = rows;
  const heads = first.filter(isText).length === first.filter((cell) => textOf(cell).trim() !== '').length;
  const named = first.some((cell) => countryOf(textOf(cell)) !== undefined);
  return heads && !named && second.some((cell) => !isText(cell) && textOf(cell) !== '') ? 0 : -1;
}

/** Maps each column by its header, its content, and earlier choices for the same headers. */
export function recognise(
  { rows, separator }: Pick<Sheet, 'rows' | 'separator'>,
  fields: readonly PlanField[],
  vocabulary: PlanVocabulary,
  {
    saved,
    fallback = '.',
    headerRow = headerRowOf(rows, vocabulary),
  }: {
    saved?: SavedMapping;
    /** The decimal sign if neither the numbers nor the separator reveal it. */
    fallback?: DecimalSign;
    headerRow?: number;
  } = {},
): PlanMapping {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const header = rows[headerRow] ?? [];
  const body = rows.slice(headerRow + 1);
  // Samples the whole length, because plans often repeat themselves at the start.
  const step = Math.max(1, Math.floor(body.length / 200));
  const sample = body.filter((_, index) => index % step === 0).slice(0, 200);
  const words = headerWords(vocabulary);
  const canRead = reads(vocabulary);
  const cellsOf = (column: number) => sample.map((row) => textOf(row[column]));
  const found: { column: number; field: PlanField; score: number }[] = [];

  for (let column = 0; column < width; column += 1) {
    const cells = counted(cellsOf(column));
    const name = headerOf(header[column]);
    // Results of a saved campaign are not fields of a plan.
    if (/\bco2/i.test(textOf(header[column]))) continue;
    for (const field of fields) {
      let score = headerRow < 0 ? 0 : headerScore(name, words.get(field) ?? []);
      const closed = kindOf(field) === 'country' || kindOf(field) === 'choice';
      // Without a header only words of a closed list tell what a column is: numbers may be anything.
      const read = score > 0 || closed ? canRead[field] : undefined;
      const readable = read && share(cells, read);
      if (readable !== undefined) {
        if (score > 0 && readable < (closed ? 0.3 : 0.5)) score -= 8;
        else if (closed && field !== 'stage' && readable >= 0.8) score += 6 * readable;
        else if (score > 0) score += 1;
      } else if (kindOf(field) === 'text' && field === 'name') {
        const numeric = share(cells, (cell) => numberIn(cell, '.') !== null);
        if (score > 0 && numeric !== undefined && numeric > 0.9) score -= 6;
      }
      if (score >= 4) found.push({ column, field, score });
    }
  }

  const columns: Column[] = Array.from({ length: width }, () => null);
  const taken = new Set<PlanField>();
  const settled = new Set<number>();
  for (let column = 0; column < width && saved; column += 1) {
    const key = fold(textOf(header[column]));
    const chosen = headerRow >= 0 && Object.hasOwn(saved.columns, key) ? saved.columns[key] : undefined;
    if (chosen === undefined) continue;
    const field = fields.find((one) => one === chosen);
    // A field of another stage: recognise the column again.
    if (chosen !== '' && field === undefined) continue;
    settled.add(column);
    if (field === undefined || taken.has(field)) continue;
    columns[column] = field;
    taken.add(field);
  }
  for (const { column, field } of found.sort((a, b) => b.score - a.score || a.column - b.column)) {
    if (settled.has(column) || taken.has(field)) continue;
    columns[column] = field;
    settled.add(column);
    taken.add(field);
  }
  if (headerRow < 0) addByContent(columns, sample, fields, taken);

  const numeric = columns.flatMap((field, column) =>
    field !== null && !['text', 'choice', 'country', 'region'].includes(kindOf(field)) ? cellsOf(column) : [],
  );
  const size = columns.indexOf('payload');
  const percent = columns.flatMap((field, column) =>
    field !== null && kindOf(field) === 'share' && isPercent(textOf(header[column]), cellsOf(column))
      ? [field]
      : [],
  );
  return {
    percent,
    header: headerRow,
    columns,
    decimal: decimalSignOf(numeric) ?? signBeside(separator) ?? saved?.decimal ?? fallback,
    unit: unitOf(textOf(header[size]), size < 0 ? [] : cellsOf(size), fields) ?? savedUnit(saved) ?? 'MB',
  };
}

/** Files use `;` as the separator where the comma is the decimal sign. */
const signBeside = (separator: string | undefined): DecimalSign | undefined =>
  separator === ';' ? ',' : separator === ',' ? '.' : undefined;

/** Whether a share column is in per cent: its header says so, or a number without a sign exceeds 1. */
const isPercent = (header: string, cells: readonly string[]): boolean =>
  header.includes('%') ||
  cells.some(
    (cell) => !cell.includes('%') && (numberIn(cell, ',') ?? 0) > 1.5 && (numberIn(cell, '.') ?? 0) > 1.5,
  );

/**
 * Without headers: the name is the column with the most distinct texts, the impressions the one with the
 * largest numbers.
 */
function addByContent(
  columns: Column[],
  sample: readonly (readonly Cell[])[],
  fields: readonly PlanField[],
  taken: ReadonlySet<PlanField>,
) {
  const best = (field: PlanField, measure: (cells: readonly Cell[]) => number) => {
    if (taken.has(field) || !fields.includes(field)) return;
    let chosen = -1;
    let most = 0;
    columns.forEach((column, index) => {
      if (column !== null) return;
      const value = measure(sample.map((row) => row[index] ?? null));
      if (value > most) [chosen, most] = [index, value];
    });
    if (chosen >= 0) columns[chosen] = field;
  };
  best('name', (cells) => (cells.every((cell) => cell === null || isText(cell)) ? new Set(cells).size : 0));
  best('impressions', (cells) => {
    const numbers = cells.map((cell) => numberIn(textOf(cell), ',') ?? Number.NaN);
    return numbers.every((value) => Number.isInteger(value)) ? Math.max(...numbers) : 0;
  });
}

/**
 * The unit of a size column: stated in its header, otherwise inferred from its numbers. No creative is 30 MB.
 */
function unitOf(
  header: string,
  cells: readonly string[],
  fields: readonly PlanField[],
): SizeUnit | undefined {
  const named = unitIn(header);
  if (named) return named;
  if (fields.includes('ssd_copies') && !fields.includes('country')) return 'GB';
  const sizes = cells
    .map((cell) => numberIn(cell, ','))
    .filter((size) => size !== null)
    .sort((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)];
  if (middle === undefined) return undefined;
  if (middle >= 20_000) return 'B';
  return middle >= 30 ? 'KB' : 'MB';
}

const savedUnit = (saved?: SavedMapping) => sizeUnits.find((unit) => unit === saved?.defaults?.unit);

/** What to remember of a mapping. */
export function savedMapping(
  { rows }: Pick<Sheet, 'rows'>,
  { header, columns, decimal, unit }: PlanMapping,
  before?: SavedMapping,
): SavedMapping {
  const known: Record<string, string> = { ...before?.columns };
  const heads = rows[header] ?? [];
  columns.forEach((field, column) => {
    const key = fold(textOf(heads[column]));
    if (key !== '' && key.length <= 100) known[key] = field ?? '';
  });
  // If there are too many, the newest are kept.
  return { columns: Object.fromEntries(Object.entries(known).slice(-150)), decimal, defaults: { unit } };
}
