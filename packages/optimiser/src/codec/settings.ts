import { OptimiserError } from '../errors.ts';
import { records } from '../formats/records.ts';
import type { Format } from '../types.ts';
import { pixelsOf, type Source } from './source.ts';

type Chroma = '4:2:0' | '4:4:4';

/** How a picture is encoded. Depends only on the picture and the memory limit, so a quality identifies one file. */
export interface EncoderSettings {
  jpegChroma: Chroma;
  /** Quality 100 may be lossless. */
  webpLossless: boolean;
  /** A lossless file may be the smallest of all: it is among the first that are measured. */
  losslessFirst: boolean;
  avifChroma: Chroma;
  avifEffort: 0 | 3;
  /** Memory allows only one AVIF encode at a time. */
  avifAlone: boolean;
  /** Memory forced less colour detail than the picture needs. */
  reduced: boolean;
  /** Of an animation. */
  timing?: { loop: number; delay: number[] };
}

/** A sentence saying why a format cannot hold the picture, or null. */
export function unavailable(
  format: Format,
  { width, height, frames }: Pick<Source, 'width' | 'height' | 'frames'>,
): string | null {
  const { longestSide: limit, name } = records[format];
  if (frames && format !== 'webp')
    return `${format === 'jpeg' ? 'JPEG holds no animation' : 'Animated AVIF cannot be written'}; this image has ${frames.delays.length} frames.`;
  return Math.max(width, height) > limit
    ? `${name} allows at most ${limit} pixels per side; this image is ${width}x${height}.`
    : null;
}

/** Memory of the process before it opens a picture. */
const idleBytes = 150e6;

/** Peak bytes per pixel of a whole job, measured: with two AVIF encodes at a time or one, by AVIF settings. */
const bytesPerPixel = {
  together: { '4:4:4': 76, '4:2:0': 57 },
  alone: { '4:4:4': 52, '4:2:0': 41 },
  fast: 36,
  /** Additional for a transparent picture. */
  alpha: 14,
} as const;

/** Largest pictures for full colour detail in AVIF, for its slower search, and for a lossless WEBP. */
const fullChromaPixels = 4e6;
const thoroughPixels = 8e6;
const losslessPixels = 4e6;

/**
 * The flat share from which lossless may win. Over 44 pictures it won only from 0.84, where it takes 4 ms; below 0.7 it
 * took 2 to 20 times the bytes of a lossy file of SSIM 0.99.
 */
const flatShare = 0.7;

/**
 * Settings for a picture within `memory` bytes. If memory is short, a job encodes one AVIF at a time; then AVIF gives
 * up colour detail, then effort. Throws an `OptimiserError` with code `memory` if even that does not fit.
 */
export function encoderSettings(source: Source, memory: number): EncoderSettings {
  const { frames } = source;
  const pixels = pixelsOf(source);
  const room = (memory - idleBytes) / pixels - (source.transparent ? bytesPerPixel.alpha : 0);
  if (room < bytesPerPixel.fast)
    throw new OptimiserError('memory', 'The image is too large for the memory available here.');
  const wanted: Chroma = source.chromaCritical || pixels <= fullChromaPixels ? '4:4:4' : '4:2:0';
  const avifChroma = room < bytesPerPixel.alone[wanted] ? '4:2:0' : wanted;
  return {
    jpegChroma: source.chromaCritical ? '4:4:4' : '4:2:0',
    webpLossless: pixels <= losslessPixels,
    losslessFirst: pixels <= losslessPixels && source.flat >= flatShare,
    avifChroma,
    avifEffort: pixels > thoroughPixels || room < bytesPerPixel.alone[avifChroma] ? 0 : 3,
    avifAlone: room < bytesPerPixel.together[avifChroma],
    reduced: wanted !== avifChroma,
    ...(frames ? { timing: { loop: frames.loops, delay: [...frames.delays] } } : {}),
  };
}
