/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken its own hold on the data once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Comma-separated values for a spreadsheet. The mark at the start tells Excel that the text is UTF-8. */
export const csvBlob = (text: string): Blob => new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
