import { isUint8Array } from 'node:util/types';
import type { OpenBundle } from '../bundle/open.ts';
import type { BundleInventory } from '../bundle/types.ts';
import type { Focus } from '../crop.ts';
import { OptimiserError } from '../errors.ts';
import { checkBytes, defaultLimits, type Limits } from '../limits.ts';
import { type PresetId, presets } from '../presets.ts';
import type { MinifiedSvg } from '../svg/minify.ts';
import { roundTarget, validateTarget } from '../targets.ts';
import {
  type EncodedPoint,
  type Format,
  formats,
  type ImageInfo,
  type JobResult,
  type KnownPoint,
  type Mode,
  modes,
  type WrittenFormat,
  writtenFormats,
} from '../types.ts';
import { createHost } from './host.ts';
import { createInspections, type InspectOptions } from './inspections.ts';
import type { TaskEvent } from './messages.ts';
import { createJobQueue } from './queue.ts';

/** How much of the machine an optimiser may use. */
export interface OptimiserOptions {
  /** How many jobs and encodes run at a time; 2 by default, one per core is sensible. */
  slots?: number;
  limits?: Partial<Limits>;
}

/** A job: a picture, what it aims at, and whom to tell. */
export interface OptimiseRequest {
  /** The upload. */
  bytes: Uint8Array;
  mode: Mode;
  /** Null in lean mode; rounded by the rules of the mode. */
  target: number | null;
  /** The platform whose limit applies and whose rules are checked. */
  preset?: PresetId | undefined;
  /** The formats to try, where others are of no use; all without. Formats that were not tried are unavailable. */
  only?: readonly WrittenFormat[] | undefined;
  /** Points of the same picture from earlier jobs; they are not encoded again. */
  known?: readonly KnownPoint[];
  /** Pixels of the picture, if known: a job below 1 megapixel may overtake larger ones. */
  pixels?: number;
  /** Jobs of different groups (organizations) take turns. */
  group?: unknown;
  /** Called once for each new point with exactly the file that was measured. */
  onPoint?: (point: EncodedPoint) => void;
  /** A fraction that never decreases; 1 at the end. */
  onProgress?: (fraction: number) => void;
  /** The job has started and is no longer waiting. */
  onStart?: () => void;
  /** Cancels the job: the promise rejects with the signal's reason at once. */
  signal?: AbortSignal;
}

/** One quality of one format of a picture. */
export interface PointRequest
  extends Pick<OptimiseRequest, 'bytes' | 'pixels' | 'group' | 'onPoint' | 'onStart' | 'signal'> {
  format: Format;
  /** 1-100 */
  quality: number;
}

/** A size of a master. */
export interface ResizeRequest {
  /** The master; a function is called for it in its turn, possibly twice. */
  bytes: Uint8Array | (() => Promise<Uint8Array>);
  /** Pixels. */
  width: number;
  height: number;
  /** The most important point; the centre by default. */
  focus?: Focus | undefined;
  /** Jobs of different groups (organizations) take turns. */
  group?: unknown;
  signal?: AbortSignal | undefined;
}

/** Checks, measures and crops pictures in child processes. */
export interface Optimiser {
  /**
   * Describes an upload after decoding it completely. Groups take turns; if `file` is a function, it is
   * called when the file's turn comes, possibly twice. Throws `UnsupportedImage`, `ImageTooLarge`, or an
   * `OptimiserError` whose code is `deadline`, `memory` or `crashed` if the process failed, or `failed` if it was closed.
   */
  inspect(file: Uint8Array | (() => Promise<Uint8Array>), options?: InspectOptions): Promise<ImageInfo>;
  /** Runs a job. Throws an `OptimiserError` with a readable message. */
  optimise(request: OptimiseRequest): Promise<JobResult>;
  /**
   * Encodes and measures one quality of one format; it takes its turn among the jobs. Throws an `OptimiserError` if the
   * format cannot represent the picture.
   */
  point(request: PointRequest): Promise<KnownPoint>;
  /** Crops a master around its focus to a lossless PNG. Throws an `OptimiserError` if that would enlarge it. */
  resize(request: ResizeRequest): Promise<Uint8Array>;
  /**
   * A small WEBP of the whole picture, of at most 112 pixels a side; the first frame of an animation. Groups take turns,
   * and it throws, as for `inspect`.
   */
  thumbnail(file: Uint8Array | (() => Promise<Uint8Array>), options?: InspectOptions): Promise<Uint8Array>;
  /**
   * Minifies an SVG and removes what could run or load, in a process of its own. Throws `UnsupportedImage` with the
   * reason if it cannot be made safe, and otherwise as `inspect` does.
   */
  svg(file: Uint8Array | (() => Promise<Uint8Array>), options?: InspectOptions): Promise<MinifiedSvg>;
  /**
   * Unpacks and describes an HTML5 creative in a process of its own, which runs nothing of it. Throws a `BundleError`
   * with the reason if it is refused, and an `OptimiserError` as `inspect` does.
   */
  openBundle(file: Uint8Array | (() => Promise<Uint8Array>), options?: InspectOptions): Promise<OpenBundle>;
  /** The same, for callers that need no file of it. */
  describeBundle(
    file: Uint8Array | (() => Promise<Uint8Array>),
    options?: InspectOptions,
  ): Promise<BundleInventory>;
  /** Ends the child processes; running jobs are rejected. */
  close(): Promise<void>;
  /** Process ids of the running children, live: `jobs` encodes, `uploads` checks. */
  readonly pids: { jobs: number | undefined; uploads: readonly number[] };
}

const presetIds = presets.map(({ id }) => id);

/** Throws a `TypeError` for an argument that no type checker saw: otherwise the picture would get the blame. */
function checkIsOneOf(name: string, value: unknown, known: readonly string[]): void {
  if (!known.some((one) => one === value)) throw new TypeError(`${name} must be one of ${known.join(', ')}.`);
}

function checkIsBytes(name: string, value: unknown): void {
  if (!isUint8Array(value))
    throw new TypeError(`${name} must be a Uint8Array, such as a Buffer, not the path of a file.`);
}

/** Calls functions of the caller. What one throws ends its job, not the process. */
function teller(signal?: AbortSignal) {
  const stop = new AbortController();
  return {
    tell: <T>(call: ((value: T) => unknown) | undefined, value: T): void =>
      void (async () => call?.(value))().catch((error: unknown) => stop.abort(error)),
    stopped: AbortSignal.any([stop.signal, ...(signal ? [signal] : [])]),
  };
}

/**
 * An optimiser that never decodes or encodes in this process. Uploads are checked in separate children and
 * jobs run in another, so that a hostile upload cannot crash a job. Children start with the first task.
 */
export function createOptimiser(options: OptimiserOptions = {}): Optimiser {
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const slots = options.slots ?? 2;
  if (!Number.isInteger(slots) || slots < 1)
    throw new RangeError('slots must be a whole number of at least 1.');
  const uploads = createInspections(limits);
  const jobs = createHost('jobs', limits, slots);
  const queue = createJobQueue(slots);

  /** Reads a file of which nothing is in memory before its turn. */
  const inTurn =
    (file: Uint8Array | (() => Promise<Uint8Array>), name = 'file') =>
    async () => {
      const bytes = typeof file === 'function' ? await file() : file;
      checkIsBytes(name, bytes);
      checkBytes(bytes.length, limits);
      return bytes;
    };

  async function start(request: OptimiseRequest): Promise<JobResult> {
    const { bytes, mode, preset, only, known, onPoint, onProgress, onStart, signal } = request;
    onStart?.();
    let last = 0;
    const { tell, stopped } = teller(signal);
    const onEvent = (event: TaskEvent): void => {
      if (event.event === 'point') tell(onPoint, event.point);
      // A restarted job reports progress from the beginning.
      if (event.event === 'progress' && event.fraction > last) {
        last = event.fraction;
        tell(onProgress, last);
      }
    };
    const target = roundTarget(mode, request.target);
    const task = { kind: 'optimise' as const, bytes, mode, target, preset, only, known: [...(known ?? [])] };
    return jobs.run(task, { onEvent, deadline: limits.inspectDeadline, signal: stopped });
  }

  async function startPoint({ bytes, format, quality, onPoint, onStart, signal }: PointRequest) {
    onStart?.();
    const { tell, stopped } = teller(signal);
    const onEvent = (event: TaskEvent): void => {
      if (event.event === 'point') tell(onPoint, event.point);
    };
    const task = { kind: 'point' as const, bytes, format, quality };
    return jobs.run(task, { onEvent, deadline: limits.inspectDeadline, signal: stopped });
  }

  return {
    async inspect(file, options = {}) {
      return uploads.inspect(inTurn(file), options);
    },
    async optimise(request) {
      const {
        bytes,
        mode,
        target,
        preset,
        only = [],
        group,
        pixels = Number.POSITIVE_INFINITY,
        signal,
      } = request;
      checkIsBytes('bytes', bytes);
      checkIsOneOf('mode', mode, modes);
      if (preset !== undefined) checkIsOneOf('preset', preset, presetIds);
      for (const format of only) checkIsOneOf('only', format, writtenFormats);
      const problem = validateTarget(mode, target);
      if (problem) throw new OptimiserError('failed', problem);
      checkBytes(bytes.length, limits);
      return queue.run(group, pixels, () => start(request), signal);
    },
    async point(request) {
      const { bytes, format, quality, group, pixels = Number.POSITIVE_INFINITY, signal } = request;
      checkIsBytes('bytes', bytes);
      checkIsOneOf('format', format, formats);
      if (!Number.isInteger(quality) || quality < 1 || quality > 100)
        throw new OptimiserError('failed', 'The quality must be a whole number between 1 and 100.');
      checkBytes(bytes.length, limits);
      return queue.run(group, pixels, () => startPoint(request), signal);
    },
    async resize({ bytes, width, height, focus = { x: 0.5, y: 0.5 }, group, signal }) {
      if (![width, height].every((side) => Number.isInteger(side) && side >= 1))
        throw new OptimiserError('failed', 'The width and the height must be whole numbers of at least 1.');
      return uploads.resize(inTurn(bytes, 'bytes'), { width, height, focus }, { group, signal });
    },
    async thumbnail(file, options = {}) {
      return uploads.thumbnail(inTurn(file), options);
    },
    async svg(file, options = {}) {
      return uploads.svg(inTurn(file), options);
    },
    async openBundle(file, options = {}) {
      return uploads.bundle(inTurn(file), options);
    },
    async describeBundle(file, options = {}) {
      return uploads.inventory(inTurn(file), options);
    },
    async close() {
      await Promise.all([uploads.close(), jobs.close()]);
    },
    pids: {
      get jobs() {
        return jobs.pid;
      },
      get uploads() {
        return uploads.pids;
      },
    },
  };
}
