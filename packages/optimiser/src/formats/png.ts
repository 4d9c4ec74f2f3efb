import type { Sharp } from 'sharp';
import type { Source } from '../codec/source.ts';
import type { FormatFacts } from './format.ts';

/** What pages and servers need to know about PNG. */
export const pngFacts = {
  name: 'PNG',
  mediaType: 'image/png',
  extension: 'png',
  keepsTransparency: true,
} as const satisfies FormatFacts;

/** A maximum number of colours, how closely they must match, and whether dots mix them. */
interface Palette {
  colours: 2 | 4 | 16 | 256;
  quality: number;
  dither: 0 | 1;
}

/**
 * The palette of each quality: within the maximum, the quantiser uses the fewest colours that match closely enough. Up
 * to 16 colours a pixel takes half the bits. With very few colours, dots keep the edges of text smooth at no cost;
 * with more they only add bytes, and what banding is left shows in the fidelity. 100 is lossless.
 */
export const palettes: Readonly<Record<number, Palette>> = {
  5: { colours: 2, quality: 100, dither: 1 },
  10: { colours: 4, quality: 100, dither: 1 },
  15: { colours: 16, quality: 1, dither: 1 },
  20: { colours: 16, quality: 20, dither: 0 },
  25: { colours: 16, quality: 35, dither: 0 },
  30: { colours: 16, quality: 60, dither: 0 },
  35: { colours: 16, quality: 100, dither: 0 },
  40: { colours: 256, quality: 40, dither: 0 },
  50: { colours: 256, quality: 50, dither: 0 },
  60: { colours: 256, quality: 60, dither: 0 },
  65: { colours: 256, quality: 65, dither: 0 },
  70: { colours: 256, quality: 70, dither: 0 },
  80: { colours: 256, quality: 80, dither: 0 },
  90: { colours: 256, quality: 90, dither: 0 },
  95: { colours: 256, quality: 100, dither: 0 },
};

/** The qualities that use a palette, fewest colours first. */
export const paletteQualities: readonly number[] = Object.keys(palettes).map(Number);

const everyColour = { colours: 256, quality: 100, dither: 0 } as const;

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

const palette = (open: () => Sharp, { colours, quality, dither }: Palette): Promise<Buffer> =>
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
  if (chosen) return palette(open, chosen);
  const files: Buffer[] = await Promise.all([
    open().png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer(),
    open().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer(),
  ]);
  if (fewColours(source)) {
    const exact = await palette(open, everyColour);
    if (await isExact(exact)) files.push(exact);
  }
  return files.reduce((a, b) => (b.length < a.length ? b : a));
}
