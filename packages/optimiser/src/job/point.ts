import { encoderSettings, unavailable } from '../codec/settings.ts';
import type { Source } from '../codec/source.ts';
import { OptimiserError } from '../errors.ts';
import type { EncodedPoint, Format, KnownPoint } from '../types.ts';
import { openJudge } from './judge.ts';
import { createMeasure } from './measure.ts';
import type { Slots } from './slots.ts';

/** One quality to measure, with its picture open. */
export interface PointJob {
  source: Source;
  format: Format;
  quality: number;
  slots: Slots;
  /** Bytes of memory available to the job. */
  memory: number;
  onPoint: (point: EncodedPoint) => void;
  signal: AbortSignal;
}

/**
 * Encodes one quality of one format, as a search would.
 * @throws {OptimiserError} `unavailable` if the format cannot represent the picture
 */
export async function measurePoint(job: PointJob): Promise<KnownPoint> {
  const { source, format, quality, memory } = job;
  const reason = unavailable(format, source);
  if (reason) throw new OptimiserError('unavailable', reason.sentence);
  const settings = encoderSettings(source, memory);
  const judge = openJudge(source);
  try {
    return await createMeasure({ ...job, judge, settings, known: [] })(format, quality);
  } finally {
    judge.close();
  }
}
