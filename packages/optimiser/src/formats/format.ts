import type { Sharp } from 'sharp';
import type { EncoderSettings } from '../codec/settings.ts';
import type { Source } from '../codec/source.ts';
import type { Flag } from '../types.ts';

/** Which value of an encode a curve describes. */
export type Measure = 'ssim' | 'ms' | 'bytes';

/** Lowest quality of the curves; they end at 100. */
export const firstQuality = 4;

/** For a format whose every quality gives another file. The mark lets a page that needs only facts drop the rest. */
export const everyQuality: readonly number[] = /* @__PURE__ */ Array.from({ length: 100 }, (_, i) => i + 1);

/** What a page or a server has to know of a format. */
export interface FormatFacts {
  /** As it is shown. */
  name: string;
  mediaType: `image/${string}`;
  /** How its files end, without the dot. */
  extension: string;
  keepsTransparency: boolean;
}

/** Everything the optimiser has to know of a format it writes. */
export interface FormatRecord extends FormatFacts {
  /** Longest side in pixels that the format, or its encoder, can hold. */
  longestSide: number;
  /** Qualities that give different files, rising. */
  qualities: readonly number[];
  /**
   * Lowest quality of the two similarity modes, about equally good in all formats. Below it broken text and blocks are
   * seen on pictures whose similarity is still high.
   */
  floor: number;
  /** Qualities measured first: two that bracket nearly every target, one between them, and one that may be lossless. */
  anchors: { ends: readonly [number, number]; middle: number; lossless?: number };
  /** Typical bits per pixel at quality 50: where a search by size starts. */
  typicalBpp: number;
  /**
   * Typical course over the quality scale, qualities 4 to 100 in steps of 1: `ssim` and `ms` as ln(1 - SSIM) and
   * ln(1 - MS-SSIM), `bytes` as ln(bytes / bytes at quality 50).
   *
   * Own measurement: means of dense curves over photos and banners with sharp 0.35.5. They only steer the search; every
   * result is measured.
   */
  curves: Readonly<Record<Measure, readonly number[]>>;
  /** Cost of an encode and its check, relative to JPEG. The dearest goes first, because its chain is the longest. */
  cost: number;
  /** Encodes the picture that `open` opens. The same picture, quality and settings always give the same bytes. */
  encode(open: () => Sharp, quality: number, settings: EncoderSettings): Promise<Uint8Array>;
  /** What a reader of a result has to know besides the figures. */
  notes(source: Source, settings: EncoderSettings): Flag[];
}
