import { encoderSettings, unavailable } from '../codec/settings.ts';
import type { Source } from '../codec/source.ts';
import { searchFormat } from '../search/formatSearch.ts';
import { type Goal, goalOf } from '../search/goal.ts';
import { anchors } from '../search/qualities.ts';
import {
  type EncodedPoint,
  type Format,
  formats,
  type JobResult,
  type KnownPoint,
  type Mode,
} from '../types.ts';
import { createMeasure } from './measure.ts';
import { createProgress } from './progress.ts';
import { resultOf } from './result.ts';
import type { Slots } from './slots.ts';

export interface Job {
  source: Source;
  mode: Mode;
  /** Null in lean mode. */
  target: number | null;
  /** Points of the same picture measured by earlier jobs. */
  known: readonly KnownPoint[];
  slots: Slots;
  /** Bytes of memory the job may count on. */
  memory: number;
  onPoint: (point: EncodedPoint) => void;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Pictures above this get no anchors: each costs seconds. */
const anchorPixels = 16e6;

function anchorsOf(format: Format, source: Source, lossless: boolean): readonly number[] {
  if (source.width * source.height > anchorPixels) return [];
  // Drawings with coloured text are those whose lossless WEBP may be the smallest.
  return format === 'webp' && source.chromaCritical && lossless ? [...anchors.webp, 100] : anchors[format];
}

/** Runs a job: searches the formats side by side and measures the chart's anchors in the gaps. */
export async function runJob(job: Job): Promise<JobResult> {
  const { source, mode, target, known, signal } = job;
  const { width, height } = source;
  const goal: Goal = goalOf(mode, target, width, height);
  const settings = encoderSettings(source, job.memory);
  const possible = formats.filter((format) => !unavailable(format, width, height));
  const progress = createProgress(possible, job.onProgress);
  const measure = createMeasure({
    ...job,
    settings,
    onPoint: (point) => {
      job.onPoint(point);
      progress.measured(point.format);
    },
  });

  const measureFormat = async (format: Format): Promise<KnownPoint[]> => {
    const before = known.filter((point) => point.format === format);
    const search = searchFormat({
      format,
      goal,
      pixels: width * height,
      known: before,
      measure: (quality) => measure(format, quality, true),
    });
    const wanted = anchorsOf(format, source, settings.webpLossless).map((quality) =>
      measure(format, quality, false),
    );
    const [found, extra] = await Promise.all([search, Promise.all(wanted)]);
    progress.finished(format);
    const all = new Map([...found, ...extra].map((point) => [point.quality, point]));
    return [...all.values()].sort((a, b) => a.quality - b.quality);
  };

  // Every search ends before a failure is reported, so that no encode outlives its job.
  const outcomes = await Promise.allSettled(possible.map(measureFormat));
  signal.throwIfAborted();
  const measured = new Map<Format, KnownPoint[]>();
  for (const [i, outcome] of outcomes.entries()) {
    if (outcome.status === 'rejected') throw outcome.reason;
    const format = possible[i];
    if (format) measured.set(format, outcome.value);
  }
  progress.complete();
  return resultOf({ source, settings, mode, target, goal, measured });
}
