import { UnsupportedImage } from '../errors.ts';

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

/** The brand of an AVIF image sequence. */
const isAvifSequence = (bytes: Uint8Array): boolean => ascii(bytes, 4, 12) === 'ftypavis';

/** Throws `UnsupportedImage` for animations that decoding alone would not detect, and for empty input. */
export function refuseHiddenAnimation(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new UnsupportedImage('The file is empty.');
  if (isAnimatedPng(bytes) || isAvifSequence(bytes)) refuseAnimation();
}

export function refuseAnimation(): never {
  throw new UnsupportedImage('Animated images are not supported.');
}
