import type { MergeRange } from 'hucre';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { kindOf } from '../fields.ts';
import { headerWords, isText, namedIn } from '../headers.ts';
import { type Cell, type Sheet, SheetError, sheetLimits } from '../sheet.ts';
import { isTotal } from '../totals.ts';
import { withUnit } from './cellFormat.ts';
import { bounded } from './readDelimited.ts';
import { unpackedSize } from './unpackedSize.ts';

/** A cell as text or number. Dates become text: no row has one. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return bounded(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    const [date = '', time = ''] = value.toISOString().split('T');
    if (date !== '1899-12-31') return date;
    // A duration: `0:00:15`. Without seconds nobody knows whether 0:15 are minutes.
    return time.startsWith('00', 6) ? `${time.slice(0, 5).replace(/^0/, '')} (h:mm)` : time.slice(0, 8);
  }
  return bounded(String(value));
}

/** For what the library throws: the file is damaged, or is no workbook. */
function unreadable(): never {
  throw new SheetError('unreadable');
}

/** Only the library's faults are the file's: those of whoever takes the rows stay what they are. */
async function* libraryRows(bytes: Uint8Array, sheet: string) {
  try {
    yield* streamXlsxRows(bytes, { sheet });
  } catch {
    unreadable();
  }
}

/** The names of the sheets, without reading their cells. */
async function sheetNames(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = [];
  await readXlsx(bytes, {
    sheets: (info) => {
      if (!info.hidden && !info.veryHidden) names.push(info.name);
      return false;
    },
  }).catch(unreadable);
  return names;
}

/**
 * The formats of the cells, the merged cells, and the rows and columns that a filter or their author hides; not those of a
 * folded group, which are parts of what is shown.
 */
async function layoutOf(bytes: Uint8Array, sheet: string) {
  // What is drawn beside the cells may be broken.
  const book = await readXlsx(bytes, { sheets: [sheet], readStyles: true, range }).catch(() => undefined);
  const {
    cells = new Map<string, Styled>(),
    merges = [],
    rowDefs = [],
    columns = [],
  } = book?.sheets[0] ?? {};
  return { cells, merges, rows: hiddenOf(rowDefs), columns: hiddenOf(columns.entries()) };
}

type Styled = { type?: string; style?: { numFmt?: string } };

/** Joins the units that only the formats of numbers show, such as `0" k"`, and counts the formulas without a saved value. */
function joinFormats(rows: Cell[][], cells: ReadonlyMap<string, Styled>): number {
  let formulas = 0;
  for (const [place, { type, style }] of cells) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const line = rows[row];
    const cell = line?.[column] ?? null;
    if (cell === null && type === 'formula') formulas += 1;
    if (line && cell !== null) line[column] = withUnit(cell, style?.numFmt);
  }
  return formulas;
}

const hiddenOf = (all: Iterable<[number, { hidden?: boolean; outlineLevel?: number }]>) =>
  [...all].filter(([, { hidden, outlineLevel }]) => hidden && !outlineLevel).map(([index]) => index);

/** Repeats text that spans several lines, such as a country, in each of them; a number is that of all of them. */
function fillDown(rows: Cell[][], merges: readonly MergeRange[]) {
  // The last line filled in each column: cells that overlap, as no spreadsheet allows, would take minutes.
  const ends: number[] = [];
  for (const { startRow, startCol, endRow } of merges.toSorted((a, b) => a.startRow - b.startRow)) {
    const text = rows[startRow]?.[startCol];
    if (!isText(text) || startRow <= (ends[startCol] ?? -1)) continue;
    ends[startCol] = endRow;
    for (const row of rows.slice(startRow + 1, endRow + 1)) {
      // A heading or a remark among the lines stands alone.
      if (row.filter(isFilled).length < 2 || isTotal(row)) continue;
      while (row.length < startCol) row.push(null);
      row[startCol] = text ?? null;
    }
  }
}

/** Where a plan may have cells. */
const range = `A1:GR${sheetLimits.rows}`;

type SheetRows = Required<Pick<Sheet, 'rows' | 'hidden' | 'hiddenColumns' | 'formulas'>>;

/** The rows of a sheet; hidden ones are blank, as are hidden columns. */
async function rowsOf(bytes: Uint8Array, sheet: string, report: (rows: number) => void): Promise<SheetRows> {
  const rows: Cell[][] = [];
  for await (const { index, values } of libraryRows(bytes, sheet)) {
    // Rows carry their numbers, so a single cell far down must not create all the rows above it.
    if (index >= sheetLimits.rows || rows.length >= sheetLimits.rows) throw new SheetError('too_many_lines');
    if (values.length > sheetLimits.columns && values.slice(sheetLimits.columns).some(isFilled)) {
      throw new SheetError('too_many_columns');
    }
    while (rows.length < index) rows.push([]);
    rows.push(values.slice(0, sheetLimits.columns).map(cellOf));
    if (rows.length % 1000 === 0) report(rows.length);
  }
  if (!rows.some(hasCells)) return { rows, hidden: 0, hiddenColumns: 0, formulas: 0 };
  const layout = await layoutOf(bytes, sheet);
  const formulas = joinFormats(rows, layout.cells);
  fillDown(rows, layout.merges);
  const hidden = layout.rows.filter((index) => hasCells(rows[index] ?? []));
  for (const index of hidden) rows[index] = [];
  const columns = layout.columns.filter((column) => rows.some((row) => isFilled(row[column])));
  for (const row of rows) for (const column of columns) if (column in row) row[column] = null;
  return { rows, hidden: hidden.length, hiddenColumns: columns.length, formulas };
}

/** Of a table with known headers, one of which is that of impressions or copies. */
const plan = 3;

const words = headerWords({ fields: [], values: [] });
const counted = new Map([...words].filter(([field]) => kindOf(field) === 'whole' && field !== 'level'));

/** How likely a sheet is the plan: 0 without cells, more with a table. */
function rankOf(rows: readonly (readonly Cell[])[]): number {
  if (!rows.some(hasCells)) return 0;
  if (!rows.some((row) => row.filter(isFilled).length > 2)) return 1;
  const counts = namedIn(rows, counted);
  // A glossary behind a plan in another language has known headers as well.
  return namedIn(rows, words).some((known, index) => known > 1 && counts[index]) ? plan : 2;
}

/**
 * The rows of one sheet of an XLSX workbook: the named one; otherwise the first whose headers are known, before which
 * there may be a cover or notes; otherwise the first with a table, or with cells.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  wanted?: string,
  report: (rows: number) => void = () => {},
): Promise<SheetRows & { sheets: string[]; sheet: string }> {
  if (unpackedSize(bytes) > sheetLimits.unpacked) throw new SheetError('too_large');
  const sheets = await sheetNames(bytes);
  const tried = wanted !== undefined && sheets.includes(wanted) ? [wanted] : sheets;
  let chosen: (SheetRows & { sheet: string }) | undefined;
  let most = 0;
  for (const sheet of tried) {
    const found = await rowsOf(bytes, sheet, report).catch((error: unknown) => {
      if (!chosen || !(error instanceof SheetError)) throw error;
    });
    if (!found) break;
    const rank = rankOf(found.rows);
    if (rank > most) [chosen, most] = [{ ...found, sheet }, rank];
    if (rank === plan) break;
  }
  if (chosen) return { ...chosen, sheets };
  throw new SheetError('empty');
}

const isFilled = (cell: unknown) => cell !== null && cell !== undefined && cell !== '';
const hasCells = (row: readonly unknown[]) => row.some(isFilled);
