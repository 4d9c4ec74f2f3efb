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
 * What was copied as a table: the text that spreadsheets put there, or the table of a page or mail, whose text alone
 * has lost its columns.
 */
export function pastedText(data: Pick<DataTransfer, 'getData'> | null): string {
  const text = data?.getData('text/plain') ?? '';
  if (text.includes('\t')) return text;
  const html = data?.getData('text/html') ?? '';
  return (html.includes('<table') && tableText(html)) || text;
}
