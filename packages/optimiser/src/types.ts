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
export type Mode = (typeof modes)[number];

/** One measured encode: quality 1-100, size in bytes, SSIM at most 1. */
export type DataPoint = [quality: number, bytes: number, ssim: number];

/** A measured encode with everything the search needs to use it again. */
export interface KnownPoint {
  format: WrittenFormat;
  /** 1-100 */
  quality: number;
  bytes: number;
  ssim: number;
  ms_ssim: number;
  /** What can be seen of the upload, see `fidelity`; of an animation the frame of which least can. */
  fidelity: number;
  /** Of an animation, whose `ssim` and `ms_ssim` are means: the SSIM of its worst frame. */
  worst_ssim?: number;
}

/** A measured encode and the very file that was measured. */
export interface EncodedPoint extends KnownPoint {
  data: Uint8Array;
}

/**
 * What a reader of a result has to know about one format.
 * - `target not reached`: no quality of this format reaches the target; this is the nearest.
 * - `quality floor`: even the lowest allowed quality is better than the target asks.
 * - `size limit`: the ad unit's limit, not the recommended quality, decided (lean).
 * - `no saving`: the file is not smaller than the upload.
 * - `white background`: JPEG has no transparency; the picture stands on white.
 * - `lossless`: every pixel is as in the upload.
 * - `visible damage`: text, edges, colours or smooth areas are visibly damaged. Such a file does not count as reaching the
 *   target; another quality of the format is no better, or a limit forbids it.
 * - `coloured text may blur`: fine coloured text may blur in WEBP, prefer AVIF or JPEG.
 * - `reduced colour detail`: memory allowed only 4:2:0 where the picture asked for 4:4:4.
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
export type Flag = (typeof flags)[number];

/** The best file of one format, with every point measured on the way, lowest quality first. */
export interface FoundFormat {
  quality: number;
  /** bytes */
  size: number;
  ssim: number;
  ms_ssim: number;
  /** What can be seen of the upload, on the scale of SSIMULACRA2: 90 hardly to be told from it, 70 good, 50 fair. */
  fidelity: number;
  /** Of an animation, whose `ssim` and `ms_ssim` are means: the SSIM of its worst frame. */
  worst_ssim?: number;
  data_points: DataPoint[];
  flags: Flag[];
  unavailable?: never;
}

/** A format that cannot hold this picture. */
export interface UnavailableFormat {
  quality: null;
  size: null;
  ssim: null;
  ms_ssim: null;
  fidelity: null;
  data_points: DataPoint[];
  flags: Flag[];
  /** A sentence saying why. */
  unavailable: string;
}

export type FormatResult = FoundFormat | UnavailableFormat;

export interface JobResult extends Record<Format, FormatResult> {
  /** After the EXIF turn. */
  width: number;
  height: number;
  mode: Mode;
  /** As asked; null in lean mode. */
  target: number | null;
  /** The file to take, or null when none is smaller than the upload. */
  recommended: Format | null;
  /** Lean: the matched ad unit, such as `Billboard 970x250`. */
  unit?: string;
  /** How the unit fits: `exact` also at double or triple size, `flexible` by its ratio and range, `nearest` only near. */
  unit_match?: MatchedUnit['match'];
  /** Largest size in bytes the job allowed (lean, file_size, bpp, preset). */
  limit?: number;
  /** What stands beside the three formats; each part is absent where it does not apply. */
  more: MoreResults;
}

export interface MoreResults {
  /** Lossless at quality 100, below with a palette. Up to 1 megapixel, and up to 4 for flat pictures. */
  png?: FoundFormat;
  /** The animated GIF, one palette below quality 100. Only of animations; their WEBP is animated too. */
  gif?: FoundFormat;
  /** How the animation runs, in every file of the result. */
  animation?: Animation;
  /** Whether the files can be uploaded to the platform that the job named. */
  preset?: PresetVerdict;
}

/** How an animation runs. */
export interface Animation {
  frames: number;
  /** Length of one run. */
  seconds: number;
  /** Frames per second on the mean. */
  fps: number;
  /** How often it plays, null for ever. */
  loops: number | null;
}

export interface PresetVerdict {
  id: PresetId;
  name: string;
  /** The page with the rules, and when it was read. */
  source: string;
  read: string;
  /** Most bytes, or null where the page names no limit. */
  limit: number | null;
  /** Seconds after which an animation must have stopped, and the frames per second it must stay below; null where none. */
  seconds: number | null;
  fps: number | null;
  /** The nearest size that is taken; null where the picture's own is. */
  nearest_size: readonly [width: number, height: number] | null;
  /** The rules that each file breaks. */
  files: { format: WrittenFormat; breaks: PresetRule[] }[];
  /** The file to upload there, or null when none can be. */
  recommended: WrittenFormat | null;
}

/** What is known of an upload after it was decoded once. */
export interface ImageInfo {
  /** After the EXIF turn; of one frame. */
  width: number;
  height: number;
  format: 'JPEG' | 'PNG' | 'WEBP' | 'AVIF' | 'GIF';
  media_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif';
  /** Size of the file in bytes. */
  bytes: number;
  /** `sRGB`, `RGB`, `Gray`, `CMYK` or the name of the embedded colour profile. */
  color_space: string;
  /** Bits per channel. */
  bit_depth: number;
  /** True only when at least one pixel lets something through. */
  transparency: boolean;
  /** Bits of the file per pixel of every frame, 3 decimals. */
  bpp: number;
  /** Millions of pixels, of one frame, 2 decimals. */
  megapixels: number;
  /** Absent for a still picture. */
  animation?: Animation;
}
