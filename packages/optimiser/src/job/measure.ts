import { decodeCandidate, encode } from '../codec/encode.ts';
import type { EncoderSettings } from '../codec/settings.ts';
import type { Source } from '../codec/source.ts';
import { writtenFacts } from '../formats/facts.ts';
import { costOf } from '../formats/records.ts';
import { type Backgrounds, groundsOf, openReference, type Reference } from '../metric/compare.ts';
import { openFidelity } from '../metric/fidelity.ts';
import type { EncodedPoint, KnownPoint, WrittenFormat } from '../types.ts';
import { createSlots, type Slots } from './slots.ts';

export interface MeasureOptions {
  source: Source;
  /** The source, opened with `referenceOf`. */
  reference: Reference;
  settings: EncoderSettings;
  slots: Slots;
  known: readonly KnownPoint[];
  onPoint: (point: EncodedPoint) => void;
  signal: AbortSignal;
}

const backgroundsOf = ({ transparent }: Source): Backgrounds => (transparent ? 'white and black' : 'white');

/** Opens a source for its candidates: a transparent one on white and on black. */
export const referenceOf = (source: Source): Reference => openReference(source, backgroundsOf(source));

/** Encodes, decodes and measures; every (format, quality) at most once. */
export function createMeasure({
  source,
  reference,
  settings,
  slots,
  known,
  onPoint,
  signal,
}: MeasureOptions) {
  const keyOf = (format: WrittenFormat, quality: number) => `${format} ${quality}`;
  const points = new Map(known.map((point) => [keyOf(point.format, point.quality), Promise.resolve(point)]));
  const owner = {};
  const fidelity = openFidelity(source, groundsOf(backgroundsOf(source)));

  async function make(format: WrittenFormat, quality: number): Promise<KnownPoint> {
    signal.throwIfAborted();
    const withAlpha = source.transparent && writtenFacts[format].keepsTransparency;
    const data = await encode(source, format, quality, settings);
    const candidate = await decodeCandidate(data, withAlpha);
    const backgrounds = withAlpha ? 'white and black' : 'white';
    const { ssim, msSsim } = reference.compare(candidate, backgrounds);
    const point: KnownPoint = {
      format,
      quality,
      bytes: data.length,
      ssim,
      ms_ssim: msSsim,
      fidelity: fidelity(candidate, groundsOf(backgrounds)),
    };
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
