import { type Differences, differencesIn } from '@leaf/ui/compare';

const inWorker = differencesIn(
  () => new Worker(new URL('./differenceWorker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Measures in a worker. Where none starts, the page measures: a browser refuses a worker from another origin, and so
 * does a content security policy.
 */
export const differences: Differences = (left, right, signal) =>
  inWorker(left, right, signal).catch(async (error: unknown) => {
    if (signal?.aborted) throw error;
    const { differencesHere } = await import('@leaf/ui/differences');
    return differencesHere(left, right, signal);
  });
