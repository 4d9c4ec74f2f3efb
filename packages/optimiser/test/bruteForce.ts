import { encoderSettings } from '../src/codec/settings.ts';
import type { Source } from '../src/codec/source.ts';
import { scaleOf } from '../src/formats/records.ts';
import { anchorsOf } from '../src/search/anchors.ts';
import { searchFormat } from '../src/search/formatSearch.ts';
import { choose, goalOf } from '../src/search/goal.ts';
import { type Format, formats, type KnownPoint, type Mode } from '../src/types.ts';
import { measureOf } from './inProcess.ts';

/** Every distinct quality of every format of one picture. */
export type Everything = ReadonlyMap<Format, readonly KnownPoint[]>;

/** Polished files take ten times as long: only very small pictures have all of them made. */
const isPolished = ({ width, height }: Source): boolean => width * height <= 20_000;

export async function everyQuality(source: Source): Promise<Everything> {
  const { avifPolish, ...plain } = encoderSettings(source, 3e9);
  const measure = measureOf(source, isPolished(source) && avifPolish ? { ...plain, avifPolish } : plain);
  const measured = formats.map(async (format) => {
    const { scouts, qualities } = scaleOf(format, isPolished(source));
    const all = [...scouts, ...qualities].sort((a, b) => a - b);
    const points = await Promise.all(all.map((quality) => measure(format, quality)));
    return [format, points] as const;
  });
  return new Map(await Promise.all(measured));
}

export interface LookUp {
  every: Everything;
  source: Source;
  format: Format;
  mode: Mode;
  target: number | null;
  /** Whether the anchors of the format are known before the search, and whether WEBP's lossless is one of them. */
  anchors: 'none' | 'usual' | 'with lossless';
  /** Points of an earlier job. */
  known?: readonly KnownPoint[];
}

/**
 * The result of a search in which every encode is looked up, the best possible result, and what the search
 * had to know: `points` with anchors and earlier ones, `searched` the number it measured itself.
 */
export async function lookUp({ every, source, format, mode, target, anchors, known = [] }: LookUp) {
  const { width, height } = source;
  const all = every.get(format) ?? [];
  const pointOf = (quality: number): KnownPoint => {
    const point = all.find((one) => one.quality === quality);
    if (!point) throw new Error(`${format} ${quality} is no distinct quality`);
    return point;
  };
  const goal = goalOf(mode, target, { width, height });
  const pixels = width * height;
  const fixed = anchors === 'none' ? [] : anchorsOf(format, pixels, anchors === 'with lossless');
  const points = new Map([...known, ...fixed.map(pointOf)].map((point) => [point.quality, point]));
  let searched = 0;
  const measure = async (quality: number): Promise<KnownPoint> => {
    searched += 1;
    points.set(quality, pointOf(quality));
    return pointOf(quality);
  };
  const scale = scaleOf(format, isPolished(source));
  await searchFormat({ format, scale, goal, pixels, measure, known: [...points.values()] });
  return {
    points: [...points.values()],
    searched,
    found: choose([...points.values()], goal, scale.floor),
    best: choose(all, goal, scale.floor),
  };
}
