import { UnsupportedImage } from '../errors.ts';

/** Maximum bytes of a file type box to examine. */
const longestBrands = 256;

/** Bytes as the characters of their codes. */
export const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** The chunks of a PNG before its pixels; none of any other file. */
export function* pngChunks(bytes: Uint8Array): Generator<{ type: string; data: DataView }> {
  if (ascii(bytes, 1, 4) !== 'PNG') return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; ) {
    const type = ascii(bytes, at + 4, at + 8);
    const length = view.getUint32(at);
    if (type === 'IDAT' || at + 12 + length > bytes.length) return;
    yield { type, data: new DataView(bytes.buffer, bytes.byteOffset + at + 8, length) };
    at += 12 + length;
  }
}

/** An `acTL` chunk before the first `IDAT` turns a PNG into an animation, which decoders show as a still. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  for (const { type } of pngChunks(bytes)) if (type === 'acTL') return true;
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
  if (bytes.length === 0) throw new UnsupportedImage('The file is empty.', true, 'empty');
  if (isAnimatedPng(bytes)) refuseAnimation('PNG');
  if (isAvifSequence(bytes)) refuseAnimation('AVIF');
}

function refuseAnimation(format: string): never {
  throw new UnsupportedImage(
    `An animated ${format} cannot be read. Save the animation as GIF or WEBP, or upload one frame.`,
    false,
    'animation',
  );
}
