import type { MatchedUnit } from './adUnits.ts';
import type { Format, WrittenFormat } from './formats/facts.ts';
import type { PresetId, PresetRule } from './presets.ts';

export {
  byFormat,
  type Format,
  formatFacts,
  formats,
  type WrittenFormat,
  writtenFacts,
  writtenFormats,
} from './formats/facts.ts';
export type { FormatFacts } from './formats/format.ts';

/** What a job aims at. The first two aim at a quality, the others at a size. */
export const modes = ['lightweighting', 'ms-lightweighting', 'file_size', 'bpp', 'lean'] as const;
/** One of these aims. */
export type Mode = (typeof modes)[number];

/** One measured encode: quality 1-100, size in bytes, SSIM at most 1. */
export type DataPoint = [quality: number, bytes: number, ssim: number];

/** A measured encode with everything the search needs to reuse it. */
export interface KnownPoint {
  format: WrittenFormat;
  /** 1-100 */
  quality: number;
  bytes: number;
  ssim: number;
  ms_ssim: number;
  /** How much of what can be seen survives, see `fidelity`; for an animation, that of its worst frame. */
  fidelity: number;
  /** For animations, whose `ssim` and `ms_ssim` are means: the SSIM of the worst frame. */
  worst_ssim?: number;
}

/** A measured encode and the exact file that was measured. */
export interface EncodedPoint extends KnownPoint {
  data: Uint8Array;
}

/**
 * What the reader of a result needs to know about one format.
 * - `target not reached`: no quality of this format reaches the target; this is the nearest.
 * - `quality floor`: even the lowest quality that is allowed and damages nothing visibly is better than the target
 *   requires.
 * - `size limit`: the ad unit's limit decided, not the recommended quality (lean).
 * - `no saving`: the file is not smaller than the upload.
 * - `white background`: JPEG has no transparency; the picture was placed on white.
 * - `lossless`: every pixel is the same as in the upload.
 * - `visible damage`: text, edges, colours or smooth areas are visibly damaged. Such a file does not count as
 *   reaching the target; either no other quality of the format is better, or a limit rules it out.
 * - `coloured text may blur`: fine coloured text may blur in WEBP; prefer AVIF or JPEG.
 * - `reduced colour detail`: memory allowed only 4:2:0 where the picture needed 4:4:4.
 */
export const flags = [
  'target not reached',
  'quality floor',
  'size limit',
  'no saving',
  'white background',
  'lossless',
  'visible damage',
  'coloured text may blur',
  'reduced colour detail',
] as const;
/** One of these notes. */
export type Flag = (typeof flags)[number];

/** The best file of one format, with every point measured on the way, lowest quality first. */
export interface FoundFormat {
  quality: number;
  /** bytes */
  size: number;
  ssim: number;
  ms_ssim: number;
  /**
   * How much of what can be seen survives, on the scale of SSIMULACRA2: 90 is hard to tell from the upload, 70
   * good, 50 fair.
   */
  fidelity: number;
  /** For animations, whose `ssim` and `ms_ssim` are means: the SSIM of the worst frame. */
  worst_ssim?: number;
  data_points: DataPoint[];
  flags: Flag[];
  unavailable?: never;
}

/** Why a format is not possible: it holds no animation, it allows so many pixels per side, or its encoder failed. */
export type Unavailability =
  | { code: 'no-animation'; frames: number }
  | { code: 'sides'; most: number; width: number; height: number }
  | { code: 'not-encoded' };

/** A format that cannot represent this picture. */
export interface UnavailableFormat {
  quality: null;
  size: null;
  ssim: null;
  ms_ssim: null;
  fidelity: null;
  data_points: DataPoint[];
  flags: Flag[];
  /** A sentence that says why. */
  unavailable: string;
  /** The same as a code with its figures, for other languages. */
  why: Unavailability;
}

/** The result of one format: its best file, or why there is none. */
export type FormatResult = FoundFormat | UnavailableFormat;

/** The result of a job: the best file of each format, and which of them to use. */
export interface JobResult extends Record<Format, FormatResult> {
  /** After the EXIF rotation. */
  width: number;
  height: number;
  mode: Mode;
  /** As requested; null in lean mode. */
  target: number | null;
  /**
   * The best of the three formats, or null if none that is worth taking is smaller than the upload: a visibly damaged
   * one is worth it only if the upload exceeds the limit. See `more.recommended`.
   */
  recommended: Format | null;
  /** Lean: the matched ad unit, such as `Billboard 970x250`. */
  unit?: string;
  /**
   * How the unit matches: `exact` at 1x, 2x or 3x, `flexible` by its ratio and range, `nearest` only
   * approximately.
   */
  unit_match?: MatchedUnit['match'];
  /** Maximum bytes that the job allowed (lean, file_size, bpp, preset). */
  limit?: number;
  /** Results besides the three formats; each part is absent where it does not apply. */
  more: MoreResults;
}

/** What a job found besides the three formats. */
export interface MoreResults {
  /** Lossless at quality 100, with a palette below. Up to 1 megapixel, and up to 4 for flat pictures. */
  png?: FoundFormat;
  /** The animated GIF, with one palette below quality 100. Only for animations; their WEBP is animated too. */
  gif?: FoundFormat;
  /** Set where the PNG or GIF is better than each of the three formats: the file to use on the web. */
  recommended?: 'png' | 'gif';
  /** How the animation plays, in every file of the result. */
  animation?: Animation;
  /** Whether the files can be uploaded to the platform that the job named. */
  preset?: PresetVerdict;
}

/** How an animation plays. */
export interface Animation {
  frames: number;
  /** Length of one loop. */
  seconds: number;
  /** Mean frame rate. */
  fps: number;
  /** How often it plays, null for forever. */
  loops: number | null;
}

/** Whether the files of a job can be uploaded to a platform. */
export interface PresetVerdict {
  id: PresetId;
  name: string;
  /** The page that states the rules, and when it was last read. */
  source: string;
  read: string;
  /** Maximum bytes, or null if the page states no limit. */
  limit: number | null;
  /**
   * Seconds after which an animation must have stopped, and the frame rate it must stay below; null where there
   * is no rule.
   */
  seconds: number | null;
  fps: number | null;
  /** The nearest accepted size; null if the picture's own size is accepted. */
  nearest_size: readonly [width: number, height: number] | null;
  /** The rules that each file breaks. */
  files: { format: WrittenFormat; breaks: PresetRule[] }[];
  /** The file to upload there, or null if none is allowed. */
  recommended: WrittenFormat | null;
}

/** What is known about an upload once it has been decoded. */
export interface ImageInfo {
  /** As browsers show it, after a rotation by EXIF; of one frame. */
  width: number;
  height: number;
  format: 'JPEG' | 'PNG' | 'WEBP' | 'AVIF' | 'GIF';
  media_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif';
  /** Size of the file in bytes. */
  bytes: number;
  /** `sRGB`, `RGB`, `Gray`, `CMYK`, or the name of the embedded colour profile, or of the gamma that the file states. */
  color_space: string;
  /** Bits per channel. */
  bit_depth: number;
  /** True only if at least one pixel is not fully opaque. */
  transparency: boolean;
  /** Bits of the file per pixel over all frames, 3 decimals. */
  bpp: number;
  /** Millions of pixels, of one frame, 2 decimals. */
  megapixels: number;
  /** Absent for still pictures. */
  animation?: Animation;
}
