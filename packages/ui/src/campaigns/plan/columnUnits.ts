import type { PlanField } from './fields.ts';
import { type DecimalSign, numberIn, type SizeUnit, unitIn } from './numbersIn.ts';

/** Files use `;` as the separator where the comma is the decimal sign. */
export const signBeside = (separator: string | undefined): DecimalSign | undefined =>
  separator === ';' ? ',' : separator === ',' ? '.' : undefined;

/** Whether a share column is in per cent: its header says so, or a number without a sign exceeds 1. */
export const isPercent = (header: string, cells: readonly string[]): boolean =>
  header.includes('%') ||
  cells.some(
    (cell) => !cell.includes('%') && (numberIn(cell, ',') ?? 0) > 1.5 && (numberIn(cell, '.') ?? 0) > 1.5,
  );

/**
 * The unit of a size column: stated in its header, otherwise inferred from its numbers. No creative is 30 MB.
 */
export function unitOf(
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
