import type { LeafClient } from '@leaf/api-client';
import { expect, it } from 'vitest';
import { deleteImages, mostImages, restoreImages } from './bulkImages.ts';

const ids = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);

/** A server that takes 200 at a time, and fails when a call has an id. */
function server(fails?: number) {
  const gone = new Set<number>();
  const calls: number[] = [];
  const take = (act: (id: number) => void) => async (part: readonly number[]) => {
    calls.push(part.length);
    if (fails !== undefined && part.includes(fails)) throw new Error('Not this one');
    for (const id of part) act(id);
  };
  const one = (many: ReturnType<typeof take>) => (id: number) => many([id]);
  const [deleteImages, restoreImages] = [take((id) => gone.add(id)), take((id) => gone.delete(id))];
  const api = {
    deleteImages,
    restoreImages,
    deleteImage: one(deleteImages),
    restoreImage: one(restoreImages),
  };
  return { api: api as unknown as LeafClient, gone, calls };
}

it('deletes and restores as many as there are, in parts', async () => {
  const { api, gone, calls } = server();
  const back = await deleteImages(api, ids(450));
  expect(gone.size).toBe(450);
  expect(calls).toEqual([mostImages, mostImages, 50]);
  await restoreImages(api, back);
  expect(gone.size).toBe(0);
  expect(back).toEqual([]);
});

it('restores what it has deleted when a later part fails', async () => {
  const { api, gone } = server(401);
  await expect(deleteImages(api, ids(450))).rejects.toThrow('Not this one');
  expect(gone.size).toBe(0);
});

it('goes on with the rest when restoring has failed before', async () => {
  const { api, gone } = server();
  const back = await deleteImages(api, ids(450));
  const failing = server(401);
  await expect(restoreImages(failing.api, back)).rejects.toThrow('Not this one');
  expect(back).toEqual(ids(50, 401));
  await restoreImages(api, back);
  expect([...gone]).toEqual(ids(400));
});
