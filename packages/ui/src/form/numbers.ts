const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const GROUPED = /^\d{1,3}(?:([\s.,'’_])\d{3})(?:\1\d{3})*$/;

/** Reads a decimal typed with a point or a comma; null when the text is not one number. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (!DECIMAL.test(trimmed)) return null;
  return Number(trimmed.replace(',', '.'));
}

/** Reads a whole number of zero or more; null when the text holds anything but digits. */
export function parseDigits(text: string): number | null {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) ? Number(trimmed) : null;
}

/**
 * What a digits-only field holds after an edit. Grouping marks of a pasted figure (`1,000,000`) are dropped; any
 * other character refuses the edit, because stripping it would make another number of it (`1.5` is not 15).
 */
export function digitsOnly(next: string, previous: string): string {
  const trimmed = next.trim();
  if (GROUPED.test(trimmed)) return trimmed.replace(/\D/g, '');
  return /^\d*$/.test(trimmed) ? trimmed : previous;
}

/** Adds `by` without the noise of binary fractions (0.1 + 0.2 is 0.3), at the decimals of the larger of the two. */
export function stepBy(value: number, by: number): number {
  const decimals = Math.max(decimalsOf(value), decimalsOf(by));
  return Number((value + by).toFixed(decimals));
}

function decimalsOf(value: number): number {
  return (String(value).split('.')[1] ?? '').length;
}
