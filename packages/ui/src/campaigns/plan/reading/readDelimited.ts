import Papa from 'papaparse';
import { type Cell, SheetError, separators, sheetLimits } from '../sheet.ts';

const parse = (text: string, separator: string, lines: number) =>
  Papa.parse<string[]>(text, { delimiter: separator, preview: lines, skipEmptyLines: false });

/**
 * How well a separator fits: how many of the first lines have the most common number of columns, and that
 * number.
 */
function fit(text: string, separator: string): number {
  const widths = new Map<number, number>();
  const { data } = parse(text, separator, 60);
  for (const { length } of data) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  let best = 0;
  for (const [width, lines] of widths) best = Math.max(best, lines * Math.min(width - 1, 12) ** 0.5);
  return best;
}

/** The separator of a text: stated in its first line, as Excel does (`sep=;`), or the best fit. */
export function separatorOf(text: string): string {
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(text)?.[1];
  if (named) return named;
  const beginning = text.slice(0, 200_000);
  let best: string = ',';
  let most = 0;
  for (const separator of separators) {
    const found = fit(beginning, separator);
    if (found > most) [best, most] = [separator, found];
  }
  return best;
}

/** Truncates cells that are too long for any field, so that a hostile cell costs no memory. */
export const bounded = (cell: string): string =>
  cell.length > sheetLimits.cell ? cell.slice(0, sheetLimits.cell) : cell;

/** The rows of delimited text: quoted cells may contain separators and line breaks. */
export function readDelimited(
  text: string,
  separator: string,
  report: (rows: number) => void = () => {},
): Cell[][] {
  const rows: Cell[][] = [];
  const body = text.replace(/^\uFEFF?(sep=.\r?\n)?/i, '');
  let problem: SheetError | undefined;
  Papa.parse<string[]>(body, {
    delimiter: separator,
    step: ({ data }, parser) => {
      if (data.length > sheetLimits.columns) problem = new SheetError('too_many_columns');
      if (rows.length >= sheetLimits.rows) problem = new SheetError('too_many_lines');
      if (problem) return parser.abort();
      rows.push(data.map(bounded));
      if (rows.length % 1000 === 0) report(rows.length);
    },
  });
  if (problem) throw problem;
  return rows;
}
