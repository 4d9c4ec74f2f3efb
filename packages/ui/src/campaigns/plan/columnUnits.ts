import type { PlanField } from './fields.ts';
import { textOf } from './headers.ts';
import { type DecimalSign, numberIn, type SizeUnit, unitIn } from './numbersIn.ts';
import type { Cell } from './sheet.ts';

/** Files use `;` as the separator where the comma is the decimal sign. */
export const signBeside = (separator: string | undefined): DecimalSign | undefined =>
  separator === ';' ? ',' : separator === ',' ? '.' : undefined;

/**
 * Whether a share column is in per cent: at least half of its numbers without a sign exceed 1, by a little only where the
 * header says so. A header with `%` alone is not enough: spreadsheets store 75 % as 0.75. A single 70 among shares is
 * refused as any other number above 1.
 */
export function isPercent(header: string, cells: readonly string[]): boolean {
  const most = header.includes('%') ? 1 : 1.5;
  const above = (least: number) => (cell: string) =>
    !cell.includes('%') && (numberIn(cell, ',') ?? 0) > least && (numberIn(cell, '.') ?? 0) > least;
  const percents = cells.filter(above(most)).length;
  return percents > 0 && percents * 2 >= cells.filter(above(0)).length;
}

/**
 * The unit of a size column: stated in its header, otherwise inferred from its numbers. No creative is 30 MB.
 */
export function unitOf(
  header: string,
  cells: readonly Cell[],
  fields: readonly PlanField[],
  decimal: DecimalSign,
): SizeUnit | undefined {
  const named = unitIn(header);
  if (named) return named;
  if (fields.includes('ssd_copies') && !fields.includes('country')) return 'GB';
  const sizes = cells
    // `150k` says its unit.
    .filter((cell) => !/\p{L}/u.test(textOf(cell)))
    .map((cell) => (typeof cell === 'number' ? cell : numberIn(textOf(cell), decimal)))
    .filter((size) => size !== null)
    .sort((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)];
  if (middle === undefined) return undefined;
  if (middle >= 20_000) return 'B';
  return middle >= 30 ? 'KB' : 'MB';
}
