import type { Scores, SsimMap } from '@leaf/optimiser/browser';
import { askWorker } from '../../askWorker.ts';
import type { DifferenceAnswer, DifferenceCall } from './serveDifferences.ts';

/** Measures where two pictures differ. */
export type Differences = (left: Blob, right: Blob, signal?: AbortSignal) => Promise<SsimMap>;

/** How similar two files are, and what the figures leave out, where that is known. */
export type FileScores = Scores & {
  /** One of them is an animation, of which the first frame is compared. */
  animated?: boolean;
  /** Which of them has transparent parts. */
  transparent?: { left: boolean; right: boolean };
};

/** Measures how similar two pictures are. */
export type Similarity = (left: Blob, right: Blob, signal?: AbortSignal) => Promise<FileScores>;

const faultOf = () => new Error('The pictures cannot be compared.');

async function ask<T>(
  start: () => Worker,
  call: DifferenceCall,
  take: (answer: DifferenceAnswer) => T | undefined,
  signal: AbortSignal | undefined,
): Promise<T> {
  const found = take(await askWorker(start, call, (answer: DifferenceAnswer) => answer, faultOf, signal));
  if (!found) throw faultOf();
  return found;
}

/**
 * Measures in a worker, so that the page never blocks. Rejects if a picture cannot be decoded or the two differ in size.
 */
export const differencesIn =
  (start: () => Worker): Differences =>
  (left, right, signal) =>
    ask(start, { left, right }, ({ map }) => map, signal);

/** The SSIM and MS-SSIM of two pictures, measured as by `differencesIn`. */
export const scoresIn =
  (start: () => Worker): Similarity =>
  (left, right, signal) =>
    ask(start, { left, right, wanted: 'scores' }, ({ scores }) => scores, signal);
