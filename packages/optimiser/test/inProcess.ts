import { type EncoderSettings, encoderSettings } from '../src/codec/settings.ts';
import { decodeSource, type Source } from '../src/codec/source.ts';
import { openJudge } from '../src/job/judge.ts';
import { createMeasure } from '../src/job/measure.ts';
import { runJob } from '../src/job/run.ts';
import { createSlots } from '../src/job/slots.ts';
import { defaultLimits } from '../src/limits.ts';
import type { PresetId } from '../src/presets.ts';
import type { EncodedPoint, Format, JobResult, KnownPoint, Mode } from '../src/types.ts';

export interface JobRun {
  result: JobResult;
  points: EncodedPoint[];
  progress: number[];
}

/** A job without a child process. */
export async function runHere(
  bytes: Uint8Array,
  mode: Mode,
  target: number | null,
  known: readonly KnownPoint[] = [],
  preset?: PresetId,
): Promise<JobRun> {
  const points: EncodedPoint[] = [];
  const progress: number[] = [];
  const result = await runJob({
    source: await decodeSource(bytes, defaultLimits),
    mode,
    target,
    preset,
    known,
    slots: createSlots(2),
    memory: 3e9,
    onPoint: (point) => points.push(point),
    onProgress: (fraction) => progress.push(fraction),
    signal: new AbortController().signal,
  });
  return { result, points, progress };
}

/** The file that a run chose for a format. */
export function fileOf({ result, points }: JobRun, format: Format): Uint8Array {
  const file = points.find((point) => point.format === format && point.quality === result[format].quality);
  if (!file) throw new Error(`No ${format}`);
  return file.data;
}

/** Measures one quality of a source after another, as a job does. */
export const measureOf = (source: Source, settings: EncoderSettings = encoderSettings(source, 3e9)) =>
  createMeasure({
    source,
    judge: openJudge(source),
    settings,
    slots: createSlots(2),
    known: [],
    onPoint: () => {},
    signal: new AbortController().signal,
  });
