import type { Sharp } from 'sharp';
import type { Source } from '../codec/source.ts';
import type { FormatFacts } from './format.ts';

export const pngFacts = {
  name: 'PNG',
  mediaType: 'image/png',
  extension: 'png',
  keepsTransparency: true,
} as const satisfies FormatFacts;

/** Colours of a palette by quality; 100 is lossless. */
export const paletteColours: Readonly<Record<number, number>> = {
  10: 2,
  20: 4,
  30: 8,
  40: 16,
  50: 32,
  60: 64,
  70: 128,
  80: 256,
};

/** The qualities that stand for a palette, fewest colours first. */
export const paletteQualities: readonly number[] = Object.keys(paletteColours).map(Number);

const mostColours = 256;

/** From this flat share on colours are kept apart; below, a pattern of dots hides the steps between them. */
const flatShare = 0.7;

/** Whether a palette can hold every colour of the picture. */
function fewColours({ data, channels }: Source): boolean {
  const seen = new Set<number>();
  for (let i = 0; i < data.length; i += channels) {
    const alpha = channels === 4 ? (data[i + 3] ?? 255) : 255;
    seen.add((((data[i] ?? 0) * 256 + (data[i + 1] ?? 0)) * 256 + (data[i + 2] ?? 0)) * 256 + alpha);
    if (seen.size > mostColours) return false;
  }
  return true;
}

const palette = (open: () => Sharp, colours: number, dither: number): Promise<Buffer> =>
  open().png({ palette: true, colours, dither, quality: 100, effort: 7, compressionLevel: 9 }).toBuffer();

/**
 * Encodes a PNG: at quality 100 lossless, below with a palette. `isExact` tells whether a file holds the very pixels of
 * the source, which a palette of few colours does and which no other is smaller than.
 */
export async function encodePng(
  source: Source,
  open: () => Sharp,
  quality: number,
  isExact: (file: Uint8Array) => Promise<boolean>,
): Promise<Uint8Array> {
  const colours = paletteColours[quality];
  if (colours !== undefined) return palette(open, colours, source.flat >= flatShare ? 0 : 1);
  const files: Buffer[] = await Promise.all([
    open().png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer(),
    open().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer(),
  ]);
  if (fewColours(source)) {
    const exact = await palette(open, mostColours, 0);
    if (await isExact(exact)) files.push(exact);
  }
  return files.reduce((a, b) => (b.length < a.length ? b : a));
}
