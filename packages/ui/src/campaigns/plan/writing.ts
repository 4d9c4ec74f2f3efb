import type { Cell } from './sheet.ts';

/** The format of files for the user's spreadsheet. */
export type FileStyle = { separator: string; decimal: '.' | ',' };

/** The format that spreadsheets of a locale expect: `;` where the comma is the decimal sign. */
export function styleFor(locale: string): FileStyle {
  const comma = new Intl.NumberFormat(locale).format(1.5).includes(',');
  return comma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** What spreadsheets take for the start of a formula. */
const formula = /^'*[=+\-@\t\r]/;

function cellText(cell: Cell, { separator, decimal }: FileStyle): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  // An apostrophe makes a spreadsheet show a formula instead of running it; the import removes it again.
  const safe = formula.test(cell) ? `'${cell}` : cell;
  const quoted = safe.includes('"') || safe.includes('\n') || safe.includes('\r') || safe.includes(separator);
  return quoted || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as delimited text (RFC 4180). Text is protected against formula injection; numbers are never changed.
 */
export const delimitedText = (rows: readonly (readonly Cell[])[], style: FileStyle): string =>
  rows.map((row) => row.map((cell) => cellText(cell, style)).join(style.separator)).join('\r\n');

/** The file name for a campaign: characters that file systems reject become spaces. */
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
  // Names that Windows reserves for devices.
  return clean === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(clean) ? `Leaf ${clean}`.trim() : clean;
}
