/** The text of some bytes, one character each. */
const textOf = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** What follows the colour table that these flags of a GIF announce. */
const afterColours = (flags: number, at: number) => (flags & 0x80 ? at + 3 * 2 ** ((flags & 7) + 1) : at);

/** What follows a chain of blocks of a GIF: each begins with its length, and an empty one ends it. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at]) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** Whether a GIF has a second picture. */
function hasFrames(bytes: Uint8Array): boolean {
  let at = afterColours(bytes[10] ?? 0, 13);
  for (let pictures = 0; at < bytes.length; ) {
    if (bytes[at] === 0x21) at = afterBlocks(bytes, at + 2);
    else if (bytes[at] !== 0x2c) return false;
    else if (++pictures > 1) return true;
    else at = afterBlocks(bytes, afterColours(bytes[at + 9] ?? 0, at + 10) + 1);
  }
  return false;
}

/** Whether a PNG announces an animation before its first picture. */
function hasControl(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = textOf(bytes, at + 4, 4);
    if (chunk === 'acTL' || chunk === 'IDAT') return chunk === 'acTL';
  }
  return false;
}

/** Whether a GIF, PNG, WEBP or AVIF holds more than one picture; false for any other file. */
export function isAnimated(bytes: Uint8Array): boolean {
  const start = textOf(bytes, 0, 16);
  if (start.startsWith('GIF8')) return hasFrames(bytes);
  if (start.startsWith('\x89PNG')) return hasControl(bytes);
  if (start.slice(8) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) > 0;
  return start.slice(4, 12) === 'ftypavis';
}
