import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { type Cell, SheetError, sheetLimits } from '../sheet.ts';
import { bounded } from './readDelimited.ts';
import { unpackedSize } from './unpackedSize.ts';

/** A cell as text or number. Dates become text: no row has one. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return bounded(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return bounded(String(value));
}

/** The names of the sheets, without reading their cells. */
async function sheetNames(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = [];
  await readXlsx(bytes, {
    sheets: (info) => {
      if (!info.hidden && !info.veryHidden) names.push(info.name);
      return false;
    },
  });
  return names;
}

/** The rows that a filter or their author hides; not those of a folded group, which are parts of what is shown. */
async function hiddenRows(bytes: Uint8Array, sheet: string): Promise<number[]> {
  // The smallest range: no cells, only what the file says about rows. What is drawn beside them may be broken.
  const book = await readXlsx(bytes, { sheets: [sheet], range: 'A1' }).catch(() => undefined);
  return [...(book?.sheets[0]?.rowDefs ?? [])]
    .filter(([, { hidden, outlineLevel }]) => hidden && !outlineLevel)
    .map(([index]) => index);
}

type SheetRows = { rows: Cell[][]; hidden: number };

/** The rows of a sheet; the hidden ones are blank. */
async function rowsOf(bytes: Uint8Array, sheet: string, report: (rows: number) => void): Promise<SheetRows> {
  const rows: Cell[][] = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    // Rows carry their numbers, so a single cell far down must not create all the rows above it.
    if (index >= sheetLimits.rows || rows.length >= sheetLimits.rows) throw new SheetError('too_many_lines');
    if (values.length > sheetLimits.columns && values.slice(sheetLimits.columns).some(isFilled)) {
      throw new SheetError('too_many_columns');
    }
    while (rows.length < index) rows.push([]);
    rows.push(values.slice(0, sheetLimits.columns).map(cellOf));
    if (rows.length % 1000 === 0) report(rows.length);
  }
  let hidden = 0;
  if (!rows.some(hasCells)) return { rows, hidden };
  for (const index of await hiddenRows(bytes, sheet)) {
    if (!hasCells(rows[index] ?? [])) continue;
    rows[index] = [];
    hidden += 1;
  }
  return { rows, hidden };
}

/**
 * The rows of one sheet of an XLSX workbook: the named one; otherwise the first with a table, before which there may be
 * a cover or notes; otherwise the first with cells.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  wanted?: string,
  report: (rows: number) => void = () => {},
): Promise<SheetRows & { sheets: string[]; sheet: string }> {
  if (unpackedSize(bytes) > sheetLimits.unpacked) throw new SheetError('too_large');
  const sheets = await sheetNames(bytes);
  const tried = wanted !== undefined && sheets.includes(wanted) ? [wanted] : sheets;
  let first: (SheetRows & { sheet: string }) | undefined;
  for (const sheet of tried) {
    const found = await rowsOf(bytes, sheet, report).catch((error: unknown) => {
      if (!first) throw error;
    });
    if (!found) break;
    if (found.rows.some((row) => row.filter(isFilled).length > 2)) return { ...found, sheets, sheet };
    if (found.rows.some(hasCells)) first ??= { ...found, sheet };
  }
  if (first) return { ...first, sheets };
  throw new SheetError('empty');
}

const isFilled = (cell: unknown) => cell !== null && cell !== undefined && cell !== '';
const hasCells = (row: readonly unknown[]) => row.some(isFilled);
