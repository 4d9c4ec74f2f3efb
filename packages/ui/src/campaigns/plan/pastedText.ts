import { sheetLimits } from './sheet.ts';

/**
 * The rows of the first table in HTML, as tab-separated text; '' without one. No larger than it takes to be refused:
 * a few cells may span millions.
 */
function tableText(html: string): string {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return '';
  const width = sheetLimits.columns + 1;
  const grid: string[][] = [...table.rows].slice(0, sheetLimits.rows + 1).map(() => []);
  grid.forEach((line, y) => {
    let x = 0;
    for (const { textContent, rowSpan, colSpan } of table.rows[y]?.cells ?? []) {
      while (line[x] !== undefined) x += 1;
      if (x >= width) break;
      const text = (textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, sheetLimits.cell);
      // A cell that spans lines is that of each.
      for (const below of grid.slice(y, rowSpan ? y + rowSpan : undefined))
        for (let i = 0; i < Math.min(colSpan, width - x); i += 1)
          below[x + i] ??= i > 0 ? '' : text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
    }
  });
  return grid.map((line) => line.join('\t')).join('\n');
}

/**
 * The copied table: the text that spreadsheets put on the clipboard, or the table of a web page or mail,
 * whose plain text has lost its columns.
 */
export function pastedText(data: Pick<DataTransfer, 'getData'> | null): string {
  const text = data?.getData('text/plain') ?? '';
  if (text.includes('\t')) return text;
  const html = data?.getData('text/html') ?? '';
  return (html.includes('<table') && tableText(html)) || text;
}
