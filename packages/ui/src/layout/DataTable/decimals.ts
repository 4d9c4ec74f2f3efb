/** The maximum number of decimals of a plain number. */
const most = 2;

/** How many decimals a number is shown with, from none to two. */
export function decimalsOf(value: number | null | undefined): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0;
  const hundredths = Math.round(value * 10 ** most);
  if (hundredths % 100 === 0) return 0;
  return hundredths % 10 === 0 ? 1 : most;
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
