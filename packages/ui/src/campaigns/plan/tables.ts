import { withoutCurrency } from './currency.ts';
import type { PlanField } from './fields.ts';
import { fold } from './fold.ts';
import {
  headerOf,
  headerRowOf,
  headerWords,
  isText,
  type PlanVocabulary,
  plain,
  textOf,
  trimmed,
} from './headers.ts';
import { magnitudeIn, numberIn, type SizeUnit, unitIn } from './numbersIn.ts';
import { stated } from './reading/cellFormat.ts';
import { type Cell, sheetLimits } from './sheet.ts';

type Row = readonly Cell[];

const isBlank = (cell: Cell | undefined) => trimmed(cell) === '';

/** The unit of a header: `(KB)`. */
const unitOf = (head: string) => fold(/[([].*/.exec(head)?.[0] ?? '');

/** Tells the field that a header names, if it is no amount of money. */
function fieldFinder(vocabulary: PlanVocabulary) {
  const fields = new Map<string, PlanField>();
  for (const [field, phrases] of headerWords(vocabulary))
    for (const phrase of phrases) if (!fields.has(phrase)) fields.set(phrase, field);
  return (cell: Cell | undefined) => {
    const head = textOf(cell);
    return withoutCurrency(head) === head ? fields.get(headerOf(head)) : undefined;
  };
}

/** The columns of the first table, and those that further tables add. */
function columnsOf(first: Row, vocabulary: PlanVocabulary) {
  const fieldOf = fieldFinder(vocabulary);
  const head: Cell[] = [];
  const byText = new Map<string, number>();
  const byField = new Map<PlanField, { unit: string; at: number }[]>();
  const add = (cell: Cell) => {
    const field = fieldOf(cell);
    const of = field && byField.get(field);
    if (!isBlank(cell) && !byText.has(plain(cell))) byText.set(plain(cell), head.length);
    if (field) byField.set(field, [...(of ?? []), { unit: unitOf(textOf(cell)), at: head.length }]);
    head.push(cell);
  };
  for (const cell of first) add(cell);
  return {
    head,
    /**
     * The column whose header has the same text, or otherwise names the same field in the same unit. Sizes may have
     * another one, as their cells can state it.
     */
    find: (cell: Cell | undefined): number | undefined => {
      const field = fieldOf(cell);
      const others = (field && byField.get(field)) ?? [];
      const same = others.find(({ unit }) => unit === unitOf(textOf(cell)));
      const sizes = field === 'payload' && unitIn(textOf(cell)) ? others[0] : undefined;
      return byText.get(plain(cell)) ?? (same ?? sizes)?.at;
    },
    isKnown: (cell: Cell | undefined) => fieldOf(cell) !== undefined || byText.has(plain(cell)),
    /** Adds a column, without a name if the same field in another unit would make both doubtful. */
    add: (cell: Cell) => {
      const field = fieldOf(cell);
      add(field && byField.has(field) ? null : cell);
    },
  };
}

/** Whether a cell says what the numbers below it count: `(000)`, `kB`, `€`. */
const isUnit = (text: string) =>
  magnitudeIn(text) > 1 || unitIn(text) !== undefined || !/[\p{L}\p{N}]/u.test(withoutCurrency(text));

/** Whether a cell is a number, but no week or year. */
const isFigure = (text: string) => (numberIn(text, ',') ?? 0) >= 100 && !/^20\d\d$/.test(text);

/**
 * Joins the second row of a header to the first where that has one cell for several columns: `Impressions` over `Oct` and
 * `Nov` becomes `Impressions Oct` and `Impressions Nov`, of which neither is all of them.
 */
function joinHeader(rows: Cell[][], header: number): Cell[][] {
  const head = (rows[header] ?? []).map(trimmed);
  const below = (rows[header + 1] ?? []).map(trimmed);
  const start = head.findIndex(Boolean);
  const parts = [...below.entries()].filter(([at, part]) => part && part !== head[at]);
  const isSpanned = (at: number) => (head[at] ? !head[at + 1] && below[at + 1] : below[at - 1]);
  // A line says something below the first header, or below one that has a single column; a total is a large number.
  const isHeader = parts.every(
    ([at, part]) => at > start && !isFigure(part) && (isSpanned(at) || isUnit(part)),
  );
  if (!isHeader || !parts.some(([at]) => !head[at])) return rows;
  const joined = rows[header]?.slice() ?? [];
  for (const [at, part] of parts) joined[at] = `${head.slice(0, at + 1).findLast(Boolean)} ${part}`;
  return rows.with(header, joined).with(header + 1, []);
}

/**
 * Moves the lines of further tables of a sheet, which have headers of their own, below the columns of the first. A column
 * that the first table does not have becomes a new one, as long as a sheet may have more.
 */
export function alignTables(all: Cell[][], vocabulary: PlanVocabulary): Cell[][] {
  const header = headerRowOf(all, vocabulary);
  if (header < 0) return all;
  let rows = joinHeader(all, header);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const wide = (row: Row = []): Cell[] => Array.from({ length: width }, (_, at) => row[at] ?? null);
  const { head, find, isKnown, add } = columnsOf(wide(rows[header]), vocabulary);
  /** Words alone, at least three of which are those of a header. */
  const isHeader = (row: Row) =>
    row.every((cell) => isBlank(cell) || isText(cell)) &&
    row.filter((cell) => !isBlank(cell) && isKnown(cell)).length > 2;
  // The second row of a header stands directly below the first.
  const further = new Set(rows.flatMap((row, index) => (index > header + 1 && isHeader(row) ? index : [])));
  for (const index of further) rows = joinHeader(rows, index);
  /** The places of the columns of a table, by its own header; -1 for those beyond the limit. */
  const placesOf = (row: Row) => {
    const taken = new Set<number>();
    return row.map((cell, at) => {
      const same = plain(head[at]) === plain(cell) ? at : isBlank(cell) ? undefined : find(cell);
      if (same !== undefined && !taken.has(same)) {
        taken.add(same);
        return same;
      }
      if (head.length >= sheetLimits.columns) return -1;
      taken.add(head.length);
      add(cell);
      return head.length - 1;
    });
  };
  let places: number[] | undefined;
  /** The units of sizes that differ from those of the column they are moved to. */
  let units: (SizeUnit | undefined)[] = [];
  const aligned = rows.map((row, index) => {
    if (further.has(index)) {
      places = placesOf(wide(row));
      units = places.map((place, at) => {
        const unit = unitIn(textOf(row[at]));
        return unit === unitIn(textOf(head[place])) ? undefined : unit;
      });
      const own = new Set(places.filter((_, at) => !isBlank(row[at])));
      return head.map((cell, at) => (own.has(at) ? cell : null));
    }
    if (!places) return row;
    const moved: Cell[] = head.map(() => null);
    places.forEach((place, at) => {
      const cell = row[at] ?? null;
      const unit = /^[\d.,\s]+$/.test(textOf(cell)) && units[at];
      if (place >= 0) moved[place] = unit ? stated(cell, unit) : cell;
    });
    return moved;
  });
  return places ? aligned.with(header, head) : rows;
}
