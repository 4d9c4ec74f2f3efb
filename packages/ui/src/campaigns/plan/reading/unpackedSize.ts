import { SheetError } from '../sheet.ts';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const entryLength = 46;

/**
 * The unpacked size of a ZIP archive according to its directory. The reader never unpacks an entry beyond the
 * size in the directory, so a zip bomb has to declare itself here.
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A comment of at most 65,535 bytes follows the end of the directory.
  let end = bytes.length - endLength;
  const first = Math.max(0, end - 0xffff);
  while (end >= first && view.getUint32(end, true) !== endOfDirectory) end -= 1;
  if (end < first) throw new SheetError('unreadable');
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== directoryEntry) {
      throw new SheetError('unreadable');
    }
    size += view.getUint32(at + 24, true);
    at += entryLength;
    at += view.getUint16(at - 18, true) + view.getUint16(at - 16, true) + view.getUint16(at - 14, true);
  }
  return size;
}
