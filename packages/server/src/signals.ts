import { constants } from 'node:os';

/** The signals that ask the program to end. */
export const signals = ['SIGINT', 'SIGTERM'] as const;
export type Signal = (typeof signals)[number];

/** Ends at once, with the code that a shell gives to what a signal has ended. */
export function endBy(signal: Signal): never {
  process.exit(128 + constants.signals[signal]);
}
