import { inHundredths } from '../codec/frames.ts';
import { sharp } from '../codec/sharp.ts';
import { pixelsOf, type Source } from '../codec/source.ts';
import { losslessQuality } from './format.ts';

/** How closely the shared palette must match the colours; the quantiser uses the fewest colours that do. */
const nearness: Readonly<Record<number, number>> = {
  10: 10,
  20: 20,
  30: 30,
  40: 40,
  50: 50,
  60: 58,
  70: 65,
  80: 70,
  90: 100,
};

/** From this flat share on colours stay flat; below it, dithering hides the steps between them. */
const flatShare = 0.7;
const ditherOf = ({ flat }: Source): number => (flat >= flatShare ? 0 : 1);

/** The qualities of a GIF below 100, fewest colours first. */
export const gifQualities: readonly number[] = Object.keys(nearness).map(Number);

/**
 * Encodes an animated GIF: at quality 100 with a palette for each frame that needs one, below with one
 * palette for all frames. Pixels that do not change between frames take no bytes.
 */
export async function encodeGif(source: Source, quality: number): Promise<Uint8Array> {
  const { width, height, channels, frames } = source;
  const raw = { width, height: pixelsOf(source) / width, channels };
  const timing = { loop: frames?.loops ?? 0, delay: inHundredths(frames?.delays ?? []) };
  const write = (data: Source['data'], dither: number) =>
    sharp(data, { raw: { ...raw, pageHeight: height }, limitInputPixels: false })
      .gif({ ...timing, dither, effort: 7, keepDuplicateFrames: true, interPaletteMaxError: 0 })
      .toBuffer();
  if (quality === losslessQuality) return write(source.data, ditherOf(source));
  const reduced = await sharp(source.data, { raw, limitInputPixels: false })
    .png({
      palette: true,
      quality: nearness[quality] ?? 100,
      dither: ditherOf(source),
      effort: 7,
      compressionLevel: 0,
    })
    .toBuffer();
  const image = sharp(reduced, { limitInputPixels: false }).toColourspace('srgb');
  const pixels = await (channels === 4 ? image.ensureAlpha() : image.removeAlpha()).raw().toBuffer();
  return write(pixels, 0);
}
