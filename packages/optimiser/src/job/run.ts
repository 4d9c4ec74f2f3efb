import { encoderSettings, unavailable } from '../codec/settings.ts';
import { pixelsOf, type Source } from '../codec/source.ts';
import { gifQualities } from '../formats/gif.encode.ts';
import { paletteQualities } from '../formats/png.ts';
import { scaleOf } from '../formats/records.ts';
import { type PresetId, presetOf } from '../presets.ts';
import { anchorsOf } from '../search/anchors.ts';
import { searchFormat } from '../search/formatSearch.ts';
import { type Goal, goalOf } from '../search/goal.ts';
import {
  type EncodedPoint,
  type Format,
  formats,
  type JobResult,
  type KnownPoint,
  type Mode,
  type WrittenFormat,
} from '../types.ts';
import { openJudge } from './judge.ts';
import { createMeasure } from './measure.ts';
import { measurePalettes, triesPng } from './png.ts';
import { createProgress } from './progress.ts';
import { resultOf } from './result.ts';
import type { Slots } from './slots.ts';

/** A job in the child, with its picture open. */
export interface Job {
  source: Source;
  mode: Mode;
  /** Null in lean mode. */
  target: number | null;
  /** The platform whose limit applies and whose rules are checked. */
  preset?: PresetId | undefined;
  /** The formats to try; all without. */
  only?: readonly WrittenFormat[] | undefined;
  /** Points of the same picture measured by earlier jobs. */
  known: readonly KnownPoint[];
  slots: Slots;
  /** Bytes of memory available to the job. */
  memory: number;
  onPoint: (point: EncodedPoint) => void;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Runs a job: the formats in parallel, each first at its anchors and then wherever its search leads. */
export async function runJob(job: Job): Promise<JobResult> {
  const { source, mode, target, signal } = job;
  const preset = job.preset === undefined ? undefined : presetOf(job.preset);
  const goal: Goal = goalOf(mode, target, source, preset);
  const settings = encoderSettings(source, job.memory);
  const possible: WrittenFormat[] = formats.filter((format) => !unavailable(format, source));
  if (triesPng(source)) possible.push('png');
  if (source.frames) possible.push('gif');
  const { only } = job;
  const tried = only ? possible.filter((format) => only.includes(format)) : possible;
  const progress = createProgress(tried, job.onProgress);
  const judge = openJudge(source);
  const measure = createMeasure({
    ...job,
    judge,
    settings,
    onPoint: (point) => {
      job.onPoint(point);
      progress.measured(point.format);
    },
  });

  const pixels = pixelsOf(source);
  const measureFormat = async (format: WrittenFormat): Promise<KnownPoint[]> => {
    if (format === 'png' || format === 'gif') {
      const qualities = format === 'png' ? paletteQualities : gifQualities;
      const found = await measurePalettes(qualities, goal, (quality) => measure(format, quality));
      progress.finished(format);
      return found;
    }
    return searchQualities(format);
  };
  const searchQualities = async (format: Format): Promise<KnownPoint[]> => {
    const anchors = anchorsOf(format, pixels, settings.losslessFirst).map((quality) =>
      measure(format, quality),
    );
    const known = job.known.filter((point) => point.format === format);
    const found = await searchFormat({
      format,
      scale: scaleOf(format, settings.avifPolish !== undefined),
      goal,
      pixels,
      known: [...known, ...(await Promise.all(anchors))],
      measure: (quality) => measure(format, quality),
    });
    progress.finished(format);
    return found.sort((a, b) => a.quality - b.quality);
  };

  // Every search ends before the job does, so that no encode outlives it. A failing format does not affect
  // the others; its result says that it could not be created.
  const outcomes = await Promise.allSettled(tried.map(measureFormat)).finally(judge.close);
  signal.throwIfAborted();
  const measured = new Map<WrittenFormat, KnownPoint[]>();
  for (const [i, outcome] of outcomes.entries()) {
    const format = tried[i];
    if (format && outcome.status === 'fulfilled') measured.set(format, outcome.value);
  }
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (measured.size === 0 && failure) throw failure.reason;
  progress.complete();
  return resultOf({ source, settings, mode, target, goal, measured, preset });
}
