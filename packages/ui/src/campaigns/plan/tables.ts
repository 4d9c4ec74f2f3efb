import { withoutCurrency } from './currency.ts';
import type { PlanField } from './fields.ts';
import { fold } from './fold.ts';
import { headerOf, headerRowOf, headerWords, isText, type PlanVocabulary, textOf } from './headers.ts';
import type { Cell } from './sheet.ts';

type Row = readonly Cell[];

const plain = (cell: Cell | undefined) => textOf(cell).trim().toLowerCase();

const isBlank = (cell: Cell | undefined) => plain(cell) === '';

/** The unit of a header: `(KB)`. */
const unitOf = (head: string) => fold(/[([].*/.exec(head)?.[0] ?? '');

/** Whether two headers name the same: by their text, or as the same field in the same unit. */
function sameHeader(vocabulary: PlanVocabulary) {
  const fields = new Map<string, PlanField>();
  for (const [field, phrases] of headerWords(vocabulary))
    for (const phrase of phrases) if (!fields.has(phrase)) fields.set(phrase, field);
  const fieldOf = (head: string) => (withoutCurrency(head) === head ? fields.get(headerOf(head)) : undefined);
  return {
    fieldOf: (cell: Cell | undefined) => fieldOf(textOf(cell)),
    /** The column of a header among others that has the same text, or otherwise names the same. */
    columnIn: (others: Row, cell: Cell | undefined) => {
      const head = textOf(cell);
      const field = fieldOf(head);
      const equal = others.findIndex((other) => plain(other) === plain(cell));
      if (equal >= 0 || !field) return equal;
      return others.findIndex(
        (other) => fieldOf(textOf(other)) === field && unitOf(textOf(other)) === unitOf(head),
      );
    },
  };
}

/**
 * Moves the lines of further tables of a sheet, which have headers of their own, below the columns of the first. A column
 * that the first table does not have becomes a new one.
 */
export function alignTables(rows: Cell[][], vocabulary: PlanVocabulary): Cell[][] {
  const header = headerRowOf(rows, vocabulary);
  if (header < 0) return rows;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const head: Cell[] = Array.from({ length: width }, (_, at) => rows[header]?.[at] ?? null);
  const { fieldOf, columnIn } = sameHeader(vocabulary);
  /** Words alone, at least three of which are those of a header. */
  const isHeader = (row: Row) =>
    row.every((cell) => isBlank(cell) || isText(cell)) &&
    row.filter((cell) => !isBlank(cell) && (fieldOf(cell) !== undefined || columnIn(head, cell) >= 0))
      .length > 2;
  /** The places of the columns of a table, by its own header. */
  const placesOf = (row: Row) => {
    const places: number[] = [];
    for (const at of row.keys()) {
      const cell = row[at] ?? null;
      const same = plain(head[at]) === plain(cell) ? at : isBlank(cell) ? -1 : columnIn(head, cell);
      const place = same < 0 || places.includes(same) ? head.length : same;
      // The same field in another unit would make both columns doubtful.
      const isOther = head.some((other) => !isBlank(other) && fieldOf(other) === fieldOf(cell));
      if (place === head.length) head.push(fieldOf(cell) && isOther ? null : cell);
      places.push(place);
    }
    return places;
  };
  let places: number[] | undefined;
  const aligned = rows.map((row, index) => {
    // The second row of a header stands directly below the first.
    if (index > header + 1 && isHeader(row)) {
      places = placesOf(Array.from({ length: width }, (_, at) => row[at] ?? null));
      const own = places.filter((_, at) => !isBlank(row[at]));
      return head.map((cell, at) => (own.includes(at) ? cell : null));
    }
    if (!places) return row;
    const moved: Cell[] = head.map(() => null);
    places.forEach((place, at) => {
      moved[place] = row[at] ?? null;
    });
    return moved;
  });
  return places ? aligned.with(header, head) : rows;
}
