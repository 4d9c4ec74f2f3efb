import type { Metadata } from 'sharp';
import type { Pixels } from '../metric/luma.ts';
import type { Animation } from '../types.ts';

/** The timing of an animation's frames. */
export interface Frames {
  /** How long each frame is shown, in milliseconds. */
  delays: readonly number[];
  /** How often the animation plays; 0 for forever. */
  loops: number;
}

/** Browsers show frames shorter than this for a tenth of a second: many files say 0 and rely on that. */
const shortestDelay = 20;
const usualDelay = 100;

/** The frames of an animation, timed the way browsers show them; undefined for a still picture. */
export function framesOf({ pages = 1, delay = [], loop = 0 }: Metadata): Frames | undefined {
  if (pages < 2) return undefined;
  const delays = Array.from({ length: pages }, (_, i) => {
    const own = delay[i] ?? 0;
    return own < shortestDelay ? usualDelay : own;
  });
  return { delays, loops: loop };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Describes an animation for a result. */
export function describeFrames({ delays, loops }: Frames): Animation {
  const seconds = sum(delays) / 1000;
  return {
    frames: delays.length,
    seconds: Number(seconds.toFixed(2)),
    fps: Number((delays.length / seconds).toFixed(2)),
    loops: loops === 0 ? null : loops,
  };
}

/**
 * Delays in hundredths of a second, the unit of GIF. Start times are rounded, not delays, so the total length
 * is kept.
 */
export function inHundredths(delays: readonly number[]): number[] {
  let [exact, total] = [0, 0];
  return delays.map((delay) => {
    exact += delay;
    const rounded = Math.max(shortestDelay, Math.round((exact - total) / 10) * 10);
    total += rounded;
    return rounded;
  });
}

/** The samples of one frame out of the vertically stacked frames. */
export function frameOf<T extends Pixels['data']>(data: T, count: number, index: number): T {
  const length = data.length / count;
  return data.subarray(index * length, (index + 1) * length) as T;
}

/**
 * Which frame of a file is visible when each frame of its source begins: encoders merge identical frames.
 * `delays` are those of the file.
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
