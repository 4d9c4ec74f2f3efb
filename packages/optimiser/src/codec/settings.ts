import { OptimiserError } from '../errors.ts';
import { records } from '../formats/records.ts';
import type { Format, Unavailability } from '../types.ts';
import { pixelsOf, type Source } from './source.ts';

type Chroma = '4:2:0' | '4:4:4';

/**
 * How a picture is encoded. Depends only on the picture and the memory limit, so a quality identifies exactly
 * one file.
 */
export interface EncoderSettings {
  jpegChroma: Chroma;
  /** How coarsely each frequency is stored, by mozjpeg's number; 3 is its own choice. */
  jpegTable: 0 | 1 | 3;
  /** How finely WEBP stores transparency; 100 is lossless. */
  webpAlpha: 70 | 100;
  /** Quality 100 may be lossless. */
  webpLossless: boolean;
  /** A lossless file may be the smallest of all, so it is measured among the first. */
  losslessFirst: boolean;
  avifChroma: Chroma;
  avifEffort: 0 | 3;
  /** More effort for all AVIF qualities but those that only show the search the way. */
  avifPolish?: 4 | 6;
  /** Memory allows only one AVIF encode at a time. */
  avifAlone: boolean;
  /** Memory forced less colour detail than the picture needs. */
  reduced: boolean;
  /** Set for animations. */
  timing?: { loop: number; delay: number[] };
}

/** Why a format cannot represent the picture, in a sentence and by a code; null if it can. */
export function unavailable(
  format: Format,
  { width, height, frames: animation }: Pick<Source, 'width' | 'height' | 'frames'>,
): { sentence: string; why: Unavailability } | null {
  const { longestSide: most, name, noAnimation } = records[format];
  if (animation && noAnimation) {
    const frames = animation.delays.length;
    return {
      sentence: `${noAnimation}; this image has ${frames} frames.`,
      why: { code: 'no-animation', frames },
    };
  }
  if (Math.max(width, height) <= most) return null;
  return {
    sentence: `${name} allows at most ${most} pixels per side; this image is ${width}x${height}.`,
    why: { code: 'sides', most, width, height },
  };
}

/** Memory of the process before it opens a picture. */
const idleBytes = 150e6;

/** Measured peak bytes per pixel of a whole job: with two AVIF encodes at a time or one, by AVIF settings. */
const bytesPerPixel = {
  together: { '4:4:4': 76, '4:2:0': 57 },
  alone: { '4:4:4': 52, '4:2:0': 41 },
  fast: 36,
  /** Added for a transparent picture. */
  alpha: 14,
} as const;

/** The largest pictures for full colour detail in AVIF, for its slower search, and for a lossless WEBP. */
const fullChromaPixels = 4e6;
const thoroughPixels = 8e6;
const losslessPixels = 4e6;

/**
 * The largest pictures for AVIF at effort 6, which is 6 to 9 % smaller for ten times the CPU, and at effort 4, 3 to 5 %
 * for four times. Above, a job would take seconds longer.
 */
const polishPixels = { 6: 1e5, 4: 3e5 } as const;

/**
 * The flat share from which lossless may win. Over 44 pictures it won only from 0.84, where it takes 4 ms;
 * below 0.7 it took 2 to 20 times the bytes of a lossy file of SSIM 0.99.
 */
const flatShare = 0.7;

/**
 * Below this flat share JPEG stores all frequencies alike (table 1), which keeps more of photos and of text over them;
 * above it as its standard does (table 0). Over 37 pictures at three targets that is 3.6 % above the best of five tables
 * for each picture; mozjpeg's own choice for all is 16 % above, table 1 for all 11 %.
 */
const evenTableShare = 0.7;

/**
 * Below this share of softly transparent pixels WEBP need not store transparency losslessly: cut-outs and logos are 9 to
 * 16 % smaller at SSIM 0.98. A soft glow never reaches the goal with less.
 */
const softShare = 0.2;

/**
 * Settings for a picture within `memory` bytes. If memory is short, a job encodes one AVIF at a time; if
 * still short, AVIF gives up colour detail, then effort. Throws an `OptimiserError` with code `memory` if
 * even that does not fit.
 */
export function encoderSettings(source: Source, memory: number): EncoderSettings {
  const { frames } = source;
  const pixels = pixelsOf(source);
  const room = (memory - idleBytes) / pixels - (source.transparent ? bytesPerPixel.alpha : 0);
  if (room < bytesPerPixel.fast)
    throw new OptimiserError('memory', 'The image is too large for the memory available here.');
  const preferred: Chroma = source.chromaCritical || pixels <= fullChromaPixels ? '4:4:4' : '4:2:0';
  const avifChroma = room < bytesPerPixel.alone[preferred] ? '4:2:0' : preferred;
  const avifEffort = pixels > thoroughPixels || room < bytesPerPixel.alone[avifChroma] ? 0 : 3;
  const polish = pixels <= polishPixels[6] ? 6 : 4;
  return {
    jpegChroma: source.chromaCritical ? '4:4:4' : '4:2:0',
    jpegTable: source.flat < evenTableShare ? 1 : 0,
    webpAlpha: source.soft < softShare ? 70 : 100,
    webpLossless: pixels <= losslessPixels,
    losslessFirst: pixels <= losslessPixels && source.flat >= flatShare,
    avifChroma,
    avifEffort,
    ...(avifEffort === 3 && pixels <= polishPixels[4] ? { avifPolish: polish } : {}),
    avifAlone: room < bytesPerPixel.together[avifChroma],
    reduced: preferred !== avifChroma,
    ...(frames ? { timing: { loop: frames.loops, delay: [...frames.delays] } } : {}),
  };
}
