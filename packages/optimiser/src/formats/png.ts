import type { Sharp } from 'sharp';
import type { Source } from '../codec/source.ts';
import type { FormatFacts } from './format.ts';

export const pngFacts = {
  name: 'PNG',
  mediaType: 'image/png',
  extension: 'png',
  keepsTransparency: true,
} as const satisfies FormatFacts;

/**
 * The palette of each quality: the maximum number of colours, and how closely they must match, within which
 * the quantiser uses the fewest. Given only a number it supports 2, 4, 16 and 256. 100 is lossless.
 */
export const palettes: Readonly<Record<number, { colours: number; quality: number }>> = {
  10: { colours: 2, quality: 100 },
  20: { colours: 4, quality: 100 },
  30: { colours: 16, quality: 100 },
  40: { colours: 256, quality: 10 },
  50: { colours: 256, quality: 30 },
  60: { colours: 256, quality: 50 },
  70: { colours: 256, quality: 65 },
  80: { colours: 256, quality: 100 },
};

/** The qualities that use a palette, fewest colours first. */
export const paletteQualities: readonly number[] = Object.keys(palettes).map(Number);

const everyColour = { colours: 256, quality: 100 };

/** From this flat share on colours stay flat; below it, dithering hides the steps between them. */
const flatShare = 0.7;
export const ditherOf = ({ flat }: Source): number => (flat >= flatShare ? 0 : 1);

/** Whether a palette can hold every colour of the picture. */
function fewColours({ data, channels }: Source): boolean {
  const seen = new Set<number>();
  for (let i = 0; i < data.length; i += channels) {
    const alpha = channels === 4 ? (data[i + 3] ?? 255) : 255;
    seen.add((((data[i] ?? 0) * 256 + (data[i + 1] ?? 0)) * 256 + (data[i + 2] ?? 0)) * 256 + alpha);
    if (seen.size > everyColour.colours) return false;
  }
  return true;
}

const palette = (
  open: () => Sharp,
  { colours, quality }: { colours: number; quality: number },
  dither: number,
): Promise<Buffer> =>
  open().png({ palette: true, colours, dither, quality, effort: 7, compressionLevel: 9 }).toBuffer();

/**
 * Encodes a PNG: at quality 100 lossless, below with a palette. `isExact` tells whether a file has exactly
 * the pixels of the source; if a palette of few colours does, no other file is smaller.
 */
export async function encodePng(
  source: Source,
  open: () => Sharp,
  quality: number,
  isExact: (file: Uint8Array) => Promise<boolean>,
): Promise<Uint8Array> {
  const chosen = palettes[quality];
  if (chosen) return palette(open, chosen, ditherOf(source));
  const files: Buffer[] = await Promise.all([
    open().png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer(),
    open().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer(),
  ]);
  if (fewColours(source)) {
    const exact = await palette(open, everyColour, 0);
    if (await isExact(exact)) files.push(exact);
  }
  return files.reduce((a, b) => (b.length < a.length ? b : a));
}
