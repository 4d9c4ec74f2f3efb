/** The maximum number of decimals of a plain number in a column: of a payload in MB, 0.1 KB. */
export const most = 4;

/** How many decimals a number is shown with; all of them if it is too small to be seen otherwise. */
export function decimalsOf(value: number | null | undefined): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0;
  const rounded = Number(value.toFixed(most));
  if (rounded === 0 && value !== 0) return most;
  let decimals = 0;
  while (Number(value.toFixed(decimals)) !== rounded) decimals += 1;
  return decimals;
}

/** The largest number of decimals among the numbers. */
export function mostDecimals(values: Iterable<number | null | undefined>): number {
  let found = 0;
  for (const value of values) {
    found = Math.max(found, decimalsOf(value));
    if (found === most) return found;
  }
  return found;
}
