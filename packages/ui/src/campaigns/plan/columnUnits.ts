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

/** Files of storage rows are in gigabytes. */
const isStorage = (fields: readonly PlanField[]) =>
  fields.includes('ssd_copies') && !fields.includes('country');

/** The unit of a size column that its header or the kind of the file states. */
export const statedUnit = (header: string, fields: readonly PlanField[]): SizeUnit | undefined =>
  unitIn(header) ?? (isStorage(fields) ? 'GB' : undefined);

/** The numbers of a size column without a unit of their own, such as `150k`. */
const bareSizes = (cells: readonly Cell[], decimal: DecimalSign): number[] =>
  cells
    .filter((cell) => !/[\p{L}%]/u.test(textOf(cell)))
    .map((cell) => (typeof cell === 'number' ? cell : numberIn(textOf(cell), decimal)))
    .filter((size) => size !== null);

/** The least numbers that are rather bytes, and kilobytes. */
const least = {
  /** No banner is 15 MB, nor 20,000 KB. */
  display: [20_000, 15],
  /** Spots for television are 20 to 100 MB. */
  video: [200_000, 200],
} as const;

/** The unit that the sizes of a column suggest, by what most of its lines are; undefined without any. */
export function likelyUnit(
  sizes: { video: readonly Cell[]; display: readonly Cell[] },
  decimal: DecimalSign,
): SizeUnit | undefined {
  const video = bareSizes(sizes.video, decimal);
  const display = bareSizes(sizes.display, decimal);
  const [judged, [bytes, kilobytes]] =
    video.length > display.length ? [video, least.video] : [display, least.display];
  const middle = judged.sort((a, b) => a - b)[Math.floor(judged.length / 2)];
  if (middle === undefined) return undefined;
  if (middle >= bytes) return 'B';
  return middle >= kilobytes ? 'KB' : 'MB';
}

/** Whether a file has sizes whose unit neither their cells nor the header say. */
export function isUnitOpen(
  rows: readonly (readonly Cell[])[],
  { columns, header, decimal }: { columns: readonly unknown[]; header: number; decimal: DecimalSign },
  fields: readonly PlanField[],
): boolean {
  const column = columns.indexOf('payload');
  if (column < 0 || statedUnit(textOf(rows[header]?.[column]), fields)) return false;
  return rows.slice(header + 1).some((row) => bareSizes([row[column] ?? null], decimal).length > 0);
}
