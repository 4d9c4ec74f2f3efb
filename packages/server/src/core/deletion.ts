import { DAY } from '../time.ts';

/** How long deleted objects can be restored; after that the cleanup purges them. */
export const KEPT_MS = DAY;

/** Objects deleted before this time cannot be restored. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);
