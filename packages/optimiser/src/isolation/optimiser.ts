import type { Focus } from '../codec/resize.ts';
import { OptimiserError } from '../errors.ts';
import { checkBytes, defaultLimits, type Limits } from '../limits.ts';
import type { PresetId } from '../presets.ts';
import { roundTarget, validateTarget } from '../targets.ts';
import type { EncodedPoint, ImageInfo, JobResult, KnownPoint, Mode } from '../types.ts';
import { createHost } from './host.ts';
import { createInspections, type InspectOptions } from './inspections.ts';
import type { TaskEvent } from './messages.ts';
import { createJobQueue } from './queue.ts';

export interface OptimiserOptions {
  /** How many jobs and encodes run at a time; 2 by default, one per core is sensible. */
  slots?: number;
  limits?: Partial<Limits>;
}

export interface OptimiseRequest {
  /** The upload. */
  bytes: Uint8Array;
  mode: Mode;
  /** Null in lean mode; rounded by the rules of the mode. */
  target: number | null;
  /** The platform whose limit is kept and whose rules are checked. */
  preset?: PresetId | undefined;
  /** Points of the same picture from earlier jobs; they are not encoded again. */
  known?: readonly KnownPoint[];
  /** Pixels of the picture if known: below 1 megapixel a job may overtake larger ones. */
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

export interface ResizeRequest {
  /** The master. */
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
  /** The point that matters most; the middle without. */
  focus?: Focus | undefined;
  /** Jobs of different groups (organizations) take turns. */
  group?: unknown;
  signal?: AbortSignal | undefined;
}

export interface Optimiser {
  /**
   * Describes an upload after decoding it completely. Groups take turns; a function is called for the bytes in the
   * file's turn, possibly twice. Throws `UnsupportedImage` or `ImageTooLarge`.
   */
  inspect(file: Uint8Array | (() => Promise<Uint8Array>), options?: InspectOptions): Promise<ImageInfo>;
  /** Runs a job. Throws an `OptimiserError` with a readable message. */
  optimise(request: OptimiseRequest): Promise<JobResult>;
  /** A size of a master as a lossless PNG, cropped around its focus. Throws an `OptimiserError` where that would enlarge it. */
  resize(request: ResizeRequest): Promise<Uint8Array>;
  /** Ends the child processes; running jobs are rejected. */
  close(): Promise<void>;
  /** Process ids of the running children, live: `jobs` encodes, `uploads` checks. */
  readonly pids: { jobs: number | undefined; uploads: readonly number[] };
}

/**
 * An optimiser that never decodes or encodes in this process. Uploads are checked in separate children and jobs run in
 * another, so that a hostile upload cannot crash a job. Children start with the first task.
 */
export function createOptimiser(options: OptimiserOptions = {}): Optimiser {
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const slots = options.slots ?? 2;
  const uploads = createInspections(limits);
  const jobs = createHost('jobs', limits, slots);
  const queue = createJobQueue(slots);

  async function start(request: OptimiseRequest): Promise<JobResult> {
    const { bytes, mode, preset, known, onPoint, onProgress, onStart, signal } = request;
    onStart?.();
    let last = 0;
    const onEvent = (event: TaskEvent): void => {
      if (event.event === 'point') onPoint?.(event.point);
      // A job that had to restart reports from the beginning.
      if (event.event === 'progress' && event.fraction > last) {
        last = event.fraction;
        onProgress?.(last);
      }
    };
    const target = roundTarget(mode, request.target);
    const task = { kind: 'optimise' as const, bytes, mode, target, preset, known: [...(known ?? [])] };
    return jobs.run(task, { onEvent, deadline: limits.inspectDeadline, signal });
  }

  return {
    async inspect(file, options = {}) {
      const read = async () => {
        const bytes = typeof file === 'function' ? await file() : file;
        checkBytes(bytes.length, limits);
        return bytes;
      };
      return uploads.inspect(read, options);
    },
    async optimise(request) {
      const { bytes, mode, target, group, pixels = Number.POSITIVE_INFINITY, signal } = request;
      const problem = validateTarget(mode, target);
      if (problem) throw new OptimiserError('failed', problem);
      checkBytes(bytes.length, limits);
      return queue.run(group, pixels, () => start(request), signal);
    },
    async resize({ bytes, width, height, focus = { x: 0.5, y: 0.5 }, group, signal }) {
      checkBytes(bytes.length, limits);
      const order = { width, height, focus };
      const task = { kind: 'resize' as const, bytes, order };
      const run = () => jobs.run(task, { deadline: limits.inspectDeadline, signal });
      return queue.run(group, Number.POSITIVE_INFINITY, run, signal);
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
