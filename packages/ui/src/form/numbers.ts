const DECIMAL = /^[+-]?(?:(?:\d+|[1-9]\d{0,2}([ \u00a0\u202f'’])\d{3}(?:\1\d{3})*)(?:[.,]\d*)?|[.,]\d+)$/;
const GROUPED = /^[1-9]\d{0,2}(?:([\s.,'’_])\d{3})(?:\1\d{3})*$/;

/**
 * Parses a decimal typed with a point or a comma; null if the text is not a number. A space or an apostrophe may
 * group thousands; a point or a comma may not, because it could as well be the decimal sign.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (!DECIMAL.test(trimmed)) return null;
  return Number(trimmed.replace(/[\s'’]/g, '').replace(',', '.'));
}

/** Parses a whole number of zero or more; null if the text contains anything but digits. */
export function parseDigits(text: string): number | null {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) ? Number(trimmed) : null;
}

/**
 * The value of a digits-only field after an edit. Separators in a pasted number (`1,000,000`) are dropped;
 * any other character rejects the edit, because stripping it would change the number (`1.5` is not 15).
 */
export function digitsOnly(next: string, previous: string): string {
  const trimmed = next.trim();
  if (GROUPED.test(trimmed)) return trimmed.replace(/\D/g, '');
  return /^\d*$/.test(trimmed) ? trimmed : previous;
}

/**
 * Adds `by` without floating-point noise (0.1 + 0.2 is 0.3), keeping the larger number of decimals of the
 * two.
 */
export function stepBy(value: number, by: number): number {
  const decimals = Math.max(0, decimalsOf(value), decimalsOf(by));
  // `toFixed` takes no more than 100.
  return Number((value + by).toFixed(Math.min(100, decimals)));
}

function decimalsOf(value: number): number {
  const [digits = '', exponent = 0] = String(value).split('e');
  return (digits.split('.')[1] ?? '').length - Number(exponent);
}
