import { within } from '../within.ts';

const FAREWELL_MS = 3_000;

/**
 * Tells PostgreSQL that this process leaves, but waits only a moment for its confirmation: a server that has vanished
 * gives none, and its own limits end what it did not hear of.
 * @param workMs how long work in progress may take before
 * @returns whether it heard
 */
export const farewell = (words: Promise<unknown>, workMs = 0): Promise<boolean> =>
  within(workMs + FAREWELL_MS, words, () => new Error('The database heard no farewell.')).then(
    () => true,
    () => false,
  );
