import { UnsupportedImage } from '../errors.ts';

/** Bytes of a file type box that are looked at. */
const longestBrands = 256;

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** An `acTL` chunk before the first `IDAT` makes a PNG an animation, which decoders show as a still. */
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

/** Whether the brand of an AVIF image sequence is among those of its file type box. */
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

/** Throws `UnsupportedImage` for animations that cannot be decoded, which would pass for stills, and for empty input. */
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
