import { decodeCandidate, encode } from '../codec/encode.ts';
import type { EncoderSettings } from '../codec/settings.ts';
import type { Source } from '../codec/source.ts';
import { writtenFacts } from '../formats/facts.ts';
import { costOf } from '../formats/records.ts';
import type { EncodedPoint, KnownPoint, WrittenFormat } from '../types.ts';
import type { Judge } from './judge.ts';
import { createSlots, type Slots } from './slots.ts';

/** What is measured, and with what. */
export interface MeasureOptions {
  source: Source;
  /** The source, opened with `openJudge`. */
  judge: Judge;
  settings: EncoderSettings;
  slots: Slots;
  known: readonly KnownPoint[];
  onPoint: (point: EncodedPoint) => void;
  signal: AbortSignal;
}

/** Encodes, decodes and measures each (format, quality) at most once. */
export function createMeasure({ source, judge, settings, slots, known, onPoint, signal }: MeasureOptions) {
  const keyOf = (format: WrittenFormat, quality: number) => `${format} ${quality}`;
  const points = new Map(known.map((point) => [keyOf(point.format, point.quality), Promise.resolve(point)]));
  const owner = {};

  async function make(format: WrittenFormat, quality: number): Promise<KnownPoint> {
    signal.throwIfAborted();
    const withAlpha = source.transparent && writtenFacts[format].keepsTransparency;
    const data = await encode(source, format, quality, settings);
    const candidate = await decodeCandidate(data, { ...source, transparent: withAlpha });
    const judged = judge.judge(candidate, withAlpha ? 'white and black' : 'white');
    const point: KnownPoint = { format, quality, bytes: data.length, ...judged };
    onPoint({ ...point, data });
    return point;
  }

  const oneByOne = createSlots(1);
  const inTurn = (format: WrittenFormat, quality: number): Promise<KnownPoint> => {
    const inSlot = () => slots.run(owner, costOf(format), () => make(format, quality));
    return format === 'avif' && settings.avifAlone ? oneByOne.run(owner, 0, inSlot) : inSlot();
  };

  return (format: WrittenFormat, quality: number): Promise<KnownPoint> => {
    const key = keyOf(format, quality);
    const point = points.get(key) ?? inTurn(format, quality);
    points.set(key, point);
    return point;
  };
}
