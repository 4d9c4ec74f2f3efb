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

/**
 * The rows of one sheet of an XLSX workbook: the named one, or the first with cells. Hidden rows are blank.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  wanted?: string,
  report: (rows: number) => void = () => {},
): Promise<{ rows: Cell[][]; sheets: string[]; sheet: string; hidden: number }> {
  if (unpackedSize(bytes) > sheetLimits.unpacked) throw new SheetError('too_large');
  const sheets = await sheetNames(bytes);
  const tried = wanted !== undefined && sheets.includes(wanted) ? [wanted] : sheets;
  for (const sheet of tried) {
    const rows: Cell[][] = [];
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      // Rows carry their numbers, so a single cell far down must not create all the rows above it.
      if (index >= sheetLimits.rows || rows.length >= sheetLimits.rows)
        throw new SheetError('too_many_lines');
      if (values.length > sheetLimits.columns && values.slice(sheetLimits.columns).some(isFilled)) {
        throw new SheetError('too_many_columns');
      }
      while (rows.length < index) rows.push([]);
      rows.push(values.slice(0, sheetLimits.columns).map(cellOf));
      if (rows.length % 1000 === 0) report(rows.length);
    }
    if (!rows.some(hasCells)) continue;
    let hidden = 0;
    for (const index of await hiddenRows(bytes, sheet)) {
      if (!hasCells(rows[index] ?? [])) continue;
      rows[index] = [];
      hidden += 1;
    }
    if (rows.some(hasCells)) return { rows, sheets, sheet, hidden };
  }
  throw new SheetError('empty');
}

const isFilled = (cell: unknown) => cell !== null && cell !== undefined && cell !== '';
const hasCells = (row: readonly unknown[]) => row.some(isFilled);
