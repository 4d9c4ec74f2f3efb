import type { SsimMap } from '@leaf/optimiser/browser';
import type { DifferenceAnswer, DifferenceCall } from './serveDifferences.ts';

/** Measures where two pictures differ. */
export type Differences = (left: Blob, right: Blob, signal?: AbortSignal) => Promise<SsimMap>;

/**
 * Measures in a worker, so that the page never blocks. Every call gets its own worker, which ends with it, so
 * an aborted call stops at once. Rejects if a picture cannot be decoded or the two differ in size.
 */
export const differencesIn =
  (start: () => Worker): Differences =>
  (left, right, signal) =>
    new Promise<SsimMap>((resolve, reject) => {
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
        if (!data.map) return fail();
        end();
        resolve(data.map);
      });
      worker.addEventListener('error', fail);
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) return stop();
      worker.postMessage({ left, right } satisfies DifferenceCall);
    });
