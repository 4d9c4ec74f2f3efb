import { UnsupportedImage } from '../errors.ts';

/** Maximum bytes of a file type box to examine. */
const longestBrands = 256;

/** Bytes as the characters of their codes. */
export const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** An `acTL` chunk before the first `IDAT` turns a PNG into an animation, which decoders show as a still. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  if (ascii(bytes, 1, 4) !== 'PNG') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = ascii(bytes, at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

/** Whether the file type box lists the brand of an AVIF image sequence. */
function isAvifSequence(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const end = Math.min(
    bytes.length,
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    longestBrands,
  );
  for (let at = 8; at + 4 <= end; at += 4) if (ascii(bytes, at, at + 4) === 'avis') return true;
  return false;
}

/**
 * Throws `UnsupportedImage` for empty input and for animations that cannot be decoded and would pass for
 * stills.
 */
export function refuseHiddenAnimation(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new UnsupportedImage('The file is empty.');
  if (isAnimatedPng(bytes)) refuseAnimation('PNG');
  if (isAvifSequence(bytes)) refuseAnimation('AVIF');
}

function refuseAnimation(format: string): never {
  throw new UnsupportedImage(
    `An animated ${format} cannot be read. Save the animation as GIF or WEBP, or upload one frame.`,
    false,
  );
}
