/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Once clicked, the download keeps its own reference to the blob.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
