import type { LeafClient } from '@leaf/api-client';

/** So many images go into one call. */
export const mostImages = 200;

/** A single image has calls of its own. */
async function send(
  ids: readonly number[],
  one: (id: number) => Promise<unknown>,
  many: (ids: readonly number[]) => Promise<unknown>,
): Promise<void> {
  const [id] = ids;
  await (ids.length === 1 && id !== undefined ? one(id) : many(ids));
}

/**
 * Deletes images, all or none: should a later part of them fail, the earlier ones are restored.
 * @returns what `restoreImages` takes to undo it
 */
export async function deleteImages(api: LeafClient, ids: readonly number[]): Promise<number[]> {
  const deleted: number[] = [];
  try {
    for (let start = 0; start < ids.length; start += mostImages) {
      const part = ids.slice(start, start + mostImages);
      await send(part, api.deleteImage, api.deleteImages);
      deleted.push(...part);
    }
  } catch (error) {
    // What does not come back can be restored by hand.
    await restoreImages(api, deleted).catch(() => undefined);
    throw error;
  }
  return deleted;
}

/** Restores images. Those that are back are removed from `ids`, so another try goes on with the rest. */
export async function restoreImages(api: LeafClient, ids: number[]): Promise<void> {
  while (ids.length > 0) {
    await send(ids.slice(0, mostImages), api.restoreImage, api.restoreImages);
    ids.splice(0, mostImages);
  }
}
