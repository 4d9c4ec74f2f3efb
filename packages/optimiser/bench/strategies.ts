import { encoderSettings } from '../src/codec/settings.ts';
import type { Source } from '../src/codec/source.ts';
import type { Scale } from '../src/formats/record.ts';
import { scaleOf } from '../src/formats/records.ts';
import { openJudge } from '../src/job/judge.ts';
import { createMeasure } from '../src/job/measure.ts';
import { createSlots } from '../src/job/slots.ts';
import { choose, goalOf, isSimilar } from '../src/search/goal.ts';
import { formats, type KnownPoint } from '../src/types.ts';

type Measure = (quality: number) => Promise<KnownPoint>;
type Strategy = (scale: Scale, target: number, measure: Measure) => Promise<KnownPoint[]>;

/** Halves the allowed qualities until two neighbours are left. */
export const bisection: Strategy = async ({ qualities, floor }, target, measure) => {
  const goal = goalOf('lightweighting', target, { width: 1, height: 1 });
  const allowed = qualities.filter((quality) => quality >= floor);
  const points: KnownPoint[] = [];
  let [low, high] = [-1, allowed.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const point = await measure(allowed[middle] ?? 100);
    points.push(point);
    if (isSimilar(point, goal)) high = middle;
    else low = middle;
  }
  return points;
};

/** Tries every `step`th quality. */
export const grid =
  (step: number): Strategy =>
  ({ floor }, _, measure) => {
    const steps = Array.from({ length: 100 / step }, (_, i) => step * (i + 1)).filter(
      (quality) => quality >= floor,
    );
    return Promise.all(steps.map(measure));
  };

/** Runs a strategy for all formats. Returns the bytes chosen for each format and the number of encodes. */
export async function runStrategy(strategy: Strategy, source: Source, target: number, memory: number) {
  let encodes = 0;
  const settings = encoderSettings(source, memory);
  const measure = createMeasure({
    source,
    judge: openJudge(source),
    settings,
    slots: createSlots(2),
    known: [],
    onPoint: () => {
      encodes += 1;
    },
    signal: new AbortController().signal,
  });
  const goal = goalOf('lightweighting', target, { width: 1, height: 1 });
  const sizes = await Promise.all(
    formats.map(async (format) => {
      const scale = scaleOf(format, settings.avifPolish !== undefined);
      const points = await strategy(scale, target, (quality) => measure(format, quality));
      return choose(points, goal, scale.floor)?.point.bytes ?? 0;
    }),
  );
  return { sizes, encodes };
}
