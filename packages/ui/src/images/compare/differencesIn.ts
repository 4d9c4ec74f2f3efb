import type { Scores, SsimMap } from '@leaf/optimiser/browser';
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

/** Every call gets its own worker, which ends with it, so an aborted call stops at once. */
function ask<T>(
  start: () => Worker,
  call: DifferenceCall,
  take: (answer: DifferenceAnswer) => T | undefined,
  signal: AbortSignal | undefined,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // It may throw, as where a policy of the page forbids workers.
    const worker = start();
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', stop);
    };
    const stop = () => {
      end();
      reject(signal?.reason);
    };
    const fail = () => {
      end();
      reject(new Error('The pictures cannot be compared.'));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<DifferenceAnswer>) => {
      const found = take(data);
      if (!found) return fail();
      end();
      resolve(found);
    });
    worker.addEventListener('error', fail);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) return stop();
    worker.postMessage(call);
  });
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
