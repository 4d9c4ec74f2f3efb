import { loadavg } from 'node:os';

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** The figures depend on the load of the machine. */
export const load = (): string => `load average ${loadavg()[0]?.toFixed(1)}`;

export const times = (value: number): string => `${value.toFixed(2)}x`;

/** How much larger a size is than another, such as `+4.2 %`. */
export const excess = (size: number, than: number): string => {
  const percent = (size / than - 1) * 100;
  return `${percent < -0.05 ? '' : '+'}${Math.abs(percent) < 0.05 ? '0.0' : percent.toFixed(1)} %`;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A line of cells, right-aligned except for the first. */
export function row(cells: readonly (string | number)[], widths: readonly number[]): string {
  return cells
    .map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i] ?? 0) : String(cell).padStart(widths[i] ?? 0)))
    .join('  ');
}
