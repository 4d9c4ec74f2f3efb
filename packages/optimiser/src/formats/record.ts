import type { Sharp } from 'sharp';
import type { EncoderSettings } from '../codec/settings.ts';
import type { Source } from '../codec/source.ts';
import type { Flag } from '../types.ts';
import type { FormatFacts, Measure } from './format.ts';

/** How far the similarity of a format falls where its quality rises. */
export interface Wavering {
  /** On the scale of the logarithms that `curves` uses. */
  similarity: number;
  fidelity: number;
  /** How many qualities below the one found a search looks at. */
  below: number;
  /** How many above it, whose files may be smaller. */
  above: number;
}

/** The qualities of a format for one picture. */
export interface Scale {
  /** Qualities that yield different files, ascending. */
  qualities: readonly number[];
  /**
   * Lowest quality of the two similarity modes, about equally good in all formats. Below it, broken text and
   * blocks show on pictures whose similarity is still high.
   */
  floor: number;
  /** Qualities that cost little and lead the search to the others. */
  scouts: readonly number[];
}

/**
 * Everything the optimiser needs to know about a format it writes. Kept apart from the facts, whose types
 * must not require sharp.
 */
export interface FormatRecord extends FormatFacts, Omit<Scale, 'scouts'> {
  /** Longest side in pixels that the format or its encoder supports. */
  longestSide: number;
  /** Why a file has only one frame; null if animations can be written. */
  noAnimation: string | null;
  /** The qualities of pictures on which more effort is spent. */
  polish?: Scale;
  /**
   * The qualities to measure first: two that bracket nearly every target, one between them, and one that may
   * be lossless.
   */
  anchors: { ends: readonly [number, number]; middle: number; lossless?: number };
  /** Set where a lower quality may be the more similar one: the search then looks below what it found. */
  wavers?: (pixels: number) => Wavering;
  /** Typical bits per pixel at quality 50: where a search by size starts. */
  typicalBpp: number;
  /**
   * Typical curves over the quality scale, qualities 4 to 100 in steps of 1: `ssim` and `ms` as ln(1 - SSIM)
   * and ln(1 - MS-SSIM), `bytes` as ln(bytes / bytes at quality 50).
   *
   * Our own measurements: means of dense curves over photos and banners with sharp 0.35.5. They only guide
   * the search; every result is measured.
   */
  curves: Readonly<Record<Measure, readonly number[]>>;
  /**
   * Cost of an encode and its check, relative to JPEG. The most expensive format starts first, because its
   * chain is the longest.
   */
  cost: number;
  /** Encodes the picture opened by `open`. The same picture, quality and settings always yield the same bytes. */
  encode(open: () => Sharp, quality: number, settings: EncoderSettings): Promise<Uint8Array>;
  /** What the reader of a lossy result should know besides the figures. */
  notes(source: Source, settings: EncoderSettings): Flag[];
}
