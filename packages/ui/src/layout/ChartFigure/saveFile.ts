/** Saves a file through the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Once clicked, the download keeps its own reference to the data.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Comma-separated values for a spreadsheet. The byte order mark tells Excel that the text is UTF-8. */
export const csvBlob = (text: string): Blob => new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });

/** A line of such a file: `;` separates where `write` writes numbers with a decimal comma. */
export const csvLine = (cells: readonly (string | number)[], write: (value: number) => string): string =>
  cells
    .map((cell) => (typeof cell === 'number' ? write(cell) : cell))
    .join(write(0.5).includes(',') ? ';' : ',');
