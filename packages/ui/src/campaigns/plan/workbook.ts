import { XlsxStreamWriter } from 'hucre/xlsx';
import type { Cell } from './sheet.ts';

/** The widths of columns in characters, from the content of the first lines. */
const widths = (rows: readonly (readonly Cell[])[]) =>
  (rows[0] ?? []).map((_, column) =>
    Math.min(
      48,
      rows.slice(0, 50).reduce((most, row) => Math.max(most, String(row[column] ?? '').length + 2), 8),
    ),
  );

/** Characters that XML does not allow; one of them makes a spreadsheet reject the whole file. */
const noXml = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** A workbook with one sheet. Text stays text: a spreadsheet never runs it as a formula. */
export async function workbook(rows: readonly (readonly Cell[])[], name: string): Promise<Uint8Array> {
  const writer = new XlsxStreamWriter({
    // Characters that Excel does not allow in the name of a sheet.
    name:
      name
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, 31) || 'Leaf',
    columns: widths(rows).map((width) => ({ width })),
    freezePane: { rows: 1 },
  });
  for (const row of rows) {
    writer.addRow(row.map((cell) => (typeof cell === 'string' ? cell.replace(noXml, '') : cell)));
  }
  return writer.finish();
}
