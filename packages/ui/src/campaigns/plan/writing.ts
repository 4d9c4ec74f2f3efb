import type { Cell } from './sheet.ts';

/** How files are written for a person's spreadsheet. */
export type FileStyle = { separator: string; decimal: '.' | ',' };

/** What spreadsheets of a language expect: `;` where the comma is the decimal sign. */
export function styleFor(locale: string): FileStyle {
  const comma = new Intl.NumberFormat(locale).format(1.5).includes(',');
  return comma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** What spreadsheets take for the start of a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** A number as text, in the file's decimal sign. */
export const numberText = (value: number, decimal: FileStyle['decimal']): string =>
  String(value).replace('.', decimal);

function cellText(cell: Cell, { separator, decimal }: FileStyle): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(cell, decimal);
  // An apostrophe makes a spreadsheet show a formula instead of running it; reading takes it away again.
  const safe = formula.test(cell) ? `'${cell}` : cell;
  const quoted = safe.includes('"') || safe.includes('\n') || safe.includes('\r') || safe.includes(separator);
  return quoted || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as delimited text (RFC 4180). Text is safe against formula injection, numbers are never touched. */
export const delimitedText = (rows: readonly (readonly Cell[])[], style: FileStyle): string =>
  rows.map((row) => row.map((cell) => cellText(cell, style)).join(style.separator)).join('\r\n');

/**
 * A result without the noise of binary arithmetic: at most 15 significant digits, as many as a double holds for
 * certain. What was entered is never rounded.
 */
export const withoutNoise = (value: number): number => Number(value.toPrecision(15));

/** The name of a file for a campaign: what a file system refuses becomes a space. */
export function fileNameOf(name: string, ...parts: readonly string[]): string {
  const whole = [name, ...parts]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' - ');
  const clean = whole
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|[. ]+$/g, '')
    .slice(0, 120)
    .trim();
  // Names that Windows keeps for devices.
  return clean === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(clean) ? `Leaf ${clean}`.trim() : clean;
}
