const DAY = 86_400_000;

/** When something was deleted, and until when it can be restored. */
export const keptTimes = (deletedAt: number) => ({
  deleted_at: new Date(deletedAt).toISOString(),
  kept_until: new Date(deletedAt + DAY).toISOString(),
});
