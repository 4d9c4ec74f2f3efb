import type { Metadata } from 'sharp';
import type { Pixels } from '../metric/luma.ts';
import type { Animation } from '../types.ts';

/** How the frames of an animation follow each other. */
export interface Frames {
  /** Milliseconds that each frame is shown. */
  delays: readonly number[];
  /** How often the animation plays; 0 for ever. */
  loops: number;
}

/** Below this browsers show a frame for a tenth of a second: many files say 0 and mean that. */
const shortestDelay = 20;
const usualDelay = 100;

/** The frames of an animation, timed as browsers show them; undefined for a still picture. */
export function framesOf({ pages = 1, delay = [], loop = 0 }: Metadata): Frames | undefined {
  if (pages < 2) return undefined;
  const delays = Array.from({ length: pages }, (_, i) => {
    const own = delay[i] ?? 0;
    return own < shortestDelay ? usualDelay : own;
  });
  return { delays, loops: loop };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** An animation as it is described. */
export function describeFrames({ delays, loops }: Frames): Animation {
  const seconds = sum(delays) / 1000;
  return {
    frames: delays.length,
    seconds: Number(seconds.toFixed(2)),
    fps: Number((delays.length / seconds).toFixed(2)),
    loops: loops === 0 ? null : loops,
  };
}

/** GIF counts in hundredths of a second. The times at which frames begin are rounded, so that the length stays. */
export function inHundredths(delays: readonly number[]): number[] {
  let [exact, told] = [0, 0];
  return delays.map((delay) => {
    exact += delay;
    const rounded = Math.max(shortestDelay, Math.round((exact - told) / 10) * 10);
    told += rounded;
    return rounded;
  });
}

/** The samples of one frame, of those of all frames below each other. */
export function frameOf<T extends Pixels['data']>(data: T, count: number, index: number): T {
  const length = data.length / count;
  return data.subarray(index * length, (index + 1) * length) as T;
}

/**
 * Which frame of a file is seen when each frame of its source begins: encoders join frames that are equal. `delays` are
 * the file's.
 */
export function framesSeen(source: readonly number[], delays: readonly number[]): number[] {
  if (delays.length === source.length) return source.map((_, i) => i);
  let [index, end, begin] = [0, delays[0] ?? 0, 0];
  return source.map((delay) => {
    while (begin >= end && index < delays.length - 1) {
      index += 1;
      end += delays[index] ?? 0;
    }
    begin += delay;
    return index;
  });
}
