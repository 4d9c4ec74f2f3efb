const ascii = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** The end of the GIF sub-blocks that begin at `at`; behind the end of the file if they are cut off. */
function afterBlocks(bytes: Uint8Array, at: number): number {
  let end = at;
  for (let size = bytes[end]; size; size = bytes[end]) end += size + 1;
  return end + 1;
}

/** Bytes of a colour table, from the flags that announce it. */
const tableBytes = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

const imageBlock = 0x2c;
const extensionBlock = 0x21;

function walkGif(bytes: Uint8Array, enough: number): { count: number; at: number } {
  let count = 0;
  let at = 13 + tableBytes(bytes[10]);
  while (at < bytes.length && count < enough) {
    if (bytes[at] === imageBlock) {
      count += 1;
      at = afterBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]));
    } else if (bytes[at] === extensionBlock) at = afterBlocks(bytes, at + 2);
    else break;
  }
  return { count, at };
}

function webpFrames(bytes: Uint8Array, enough: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = 12; at + 8 <= bytes.length && count < enough; ) {
    if (ascii(bytes, at, 4) === 'ANMF') count += 1;
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size & 1);
  }
  return count;
}

const isGif = (bytes: Uint8Array): boolean => ascii(bytes, 0, 4) === 'GIF8';

/**
 * Whether a GIF ends in the middle of a block. Decoders show what is there, half of the last frame included, and do
 * not tell that others are missing. Many files lack only the trailer, one byte, and are whole.
 */
export const isCutGif = (bytes: Uint8Array): boolean =>
  isGif(bytes) && walkGif(bytes, Number.POSITIVE_INFINITY).at > bytes.length;

/**
 * The number of frames of a GIF or WEBP, counted up to `enough` without decoding any: decoding a file of a
 * million frames may take long. 0 for other files.
 */
export function countFrames(bytes: Uint8Array, enough: number): number {
  if (isGif(bytes)) return walkGif(bytes, enough).count;
  if (ascii(bytes, 8, 4) === 'WEBP') return webpFrames(bytes, enough);
  return 0;
}
