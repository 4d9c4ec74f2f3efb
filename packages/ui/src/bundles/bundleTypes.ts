import type { BundleInventory, LoadSum } from '@leaf/optimiser/browser';

/** An uploaded HTML5 creative: bytes of its ZIP, and what is in it. */
export type BundleDetail = { bytes: number; inventory: BundleInventory };

/** What a job made of a creative. */
export type BundleOutcome = { after: { bytes: number; initial: LoadSum; later: LoadSum } };
