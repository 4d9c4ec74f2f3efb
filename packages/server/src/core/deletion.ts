/** How long what was deleted can be brought back; after that the upkeep purges it. */
export const KEPT_MS = 86_400_000;

/** What was deleted before this time is gone for good. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);
