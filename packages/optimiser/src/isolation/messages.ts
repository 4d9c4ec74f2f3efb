import type { OpenBundle } from '../bundle/open.ts';
import type { BundleInventory } from '../bundle/types.ts';
import type { SizeOrder } from '../crop.ts';
import type { ErrorMessage } from '../errors.ts';
import type { PresetId } from '../presets.ts';
import type { MinifiedSvg } from '../svg/minify.ts';
import type {
  EncodedPoint,
  Format,
  ImageInfo,
  JobResult,
  KnownPoint,
  Mode,
  WrittenFormat,
} from '../types.ts';

/** The limits that the child itself enforces. */
export interface ChildLimits {
  bytes: number;
  pixels: number;
  memory: number;
}

/** Decodes a picture completely and describes it. */
export interface InspectTask {
  kind: 'inspect';
  bytes: Uint8Array;
}

/** Reads only the header: the picture's size, without decoding it. */
export interface MeasureTask {
  kind: 'measure';
  bytes: Uint8Array;
}

/** Runs a job. */
export interface OptimiseTask {
  kind: 'optimise';
  bytes: Uint8Array;
  mode: Mode;
  target: number | null;
  preset?: PresetId | undefined;
  only?: readonly WrittenFormat[] | undefined;
  known: KnownPoint[];
}

/** Encodes and measures one quality of one format. */
export interface PointTask {
  kind: 'point';
  bytes: Uint8Array;
  format: Format;
  quality: number;
}

/** Crops a master to a size. */
export interface ResizeTask {
  kind: 'resize';
  bytes: Uint8Array;
  order: SizeOrder;
}

/** Makes a small WEBP of a picture. */
export interface ThumbnailTask {
  kind: 'thumbnail';
  bytes: Uint8Array;
}

/** Minifies and sanitises an SVG. */
export interface SvgTask {
  kind: 'svg';
  bytes: Uint8Array;
}

/** Unpacks and describes an HTML5 creative. */
export interface BundleTask {
  kind: 'bundle';
  bytes: Uint8Array;
}

/** Describes an HTML5 creative: its files stay in the process, which may be many more bytes. */
export interface InventoryTask {
  kind: 'inventory';
  bytes: Uint8Array;
}

/** What a child can do. */
export type Task =
  | InspectTask
  | MeasureTask
  | OptimiseTask
  | PointTask
  | ResizeTask
  | ThumbnailTask
  | SvgTask
  | BundleTask
  | InventoryTask;

/** The result of a task, by its kind. */
export interface Answers {
  inspect: ImageInfo;
  /** Number of pixels. */
  measure: number;
  optimise: JobResult;
  point: KnownPoint;
  /** A PNG. */
  resize: Uint8Array;
  /** A WEBP. */
  thumbnail: Uint8Array;
  svg: MinifiedSvg;
  bundle: OpenBundle;
  inventory: BundleInventory;
}

/** The result of any task. */
export type Answer = Answers[Task['kind']];

/** Parent to child. */
export type Request = { id: number; limits: ChildLimits; task: Task } | { id: number; cancel: true };

/** Messages of a task before it ends. */
export type TaskEvent =
  /** The picture's header was read. */
  | { event: 'opened'; megapixels: number }
  | { event: 'point'; point: EncodedPoint }
  | { event: 'progress'; fraction: number };

/** How a task ends. */
export type Outcome = { event: 'done'; value: Answer } | { event: 'failed'; error: ErrorMessage };

/** Child to parent. */
export type Reply =
  | ({ id: number } & (TaskEvent | Outcome))
  /** Bytes of memory in use, and milliseconds of processor time so far. */
  | { event: 'usage'; rss: number; cpu: number };
