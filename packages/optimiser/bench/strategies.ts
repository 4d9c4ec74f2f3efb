import { encoderSettings } from '../src/codec/settings.ts';
import type { Source } from '../src/codec/source.ts';
import { records } from '../src/formats/records.ts';
import { openJudge } from '../src/job/judge.ts';
import { createMeasure } from '../src/job/measure.ts';
import { createSlots } from '../src/job/slots.ts';
import { choose, goalOf, isSimilar } from '../src/search/goal.ts';
import { type Format, formats, type KnownPoint } from '../src/types.ts';

type Measure = (format: Format, quality: number) => Promise<KnownPoint>;
type Strategy = (format: Format, target: number, measure: Measure) => Promise<KnownPoint[]>;

/** Halves the allowed qualities until two neighbours are left. */
export const bisection: Strategy = async (format, target, measure) => {
  const goal = goalOf('lightweighting', target, { width: 1, height: 1 });
  const allowed = records[format].qualities.filter((quality) => quality >= records[format].floor);
  const points: KnownPoint[] = [];
  let [low, high] = [-1, allowed.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const point = await measure(format, allowed[middle] ?? 100);
    points.push(point);
    if (isSimilar(point, goal)) high = middle;
    else low = middle;
  }
  return points;
};

/** Tries every `step`th quality. */
export const grid =
  (step: number): Strategy =>
  (format, _, measure) => {
    const steps = Array.from({ length: 100 / step }, (_, i) => step * (i + 1)).filter(
      (quality) => quality >= records[format].floor,
    );
    return Promise.all(steps.map((quality) => measure(format, quality)));
  };

/** Runs a strategy for all formats. Returns the bytes chosen for each format and the number of encodes. */
export async function runStrategy(strategy: Strategy, source: Source, target: number, memory: number) {
  let encodes = 0;
  const measure = createMeasure({
    source,
    judge: openJudge(source),
    settings: encoderSettings(source, memory),
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
      const points = await strategy(format, target, measure);
      return choose(points, goal, records[format].floor)?.point.bytes ?? 0;
    }),
  );
  return { sizes, encodes };
}
