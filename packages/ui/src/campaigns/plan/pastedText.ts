/** The rows of the first table in HTML, as tab-separated text; '' without one. */
function tableText(html: string): string {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return '';
  return [...table.rows]
    .map((row) =>
      [...row.cells]
        .map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())
        .map((cell) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');
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
