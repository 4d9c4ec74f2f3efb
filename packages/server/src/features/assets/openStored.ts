import type { Download } from '../../core/contract.ts';
import { notFound } from '../../core/problem.ts';
import { ObjectMissing, type Objects } from '../../platform/objects/types.ts';

/**
 * A stored file as a response, opened only if it is sent.
 * @param what names it in the 404 of a file that the store has lost
 */
export const openStored = (
  objects: Objects,
  { type, key, sha256, name }: Pick<Download, 'type' | 'name'> & { key: string; sha256: string },
  what: Parameters<typeof notFound>[0],
): Download => ({
  type,
  name,
  etag: sha256,
  async open() {
    try {
      return await objects.open(key);
    } catch (error) {
      throw error instanceof ObjectMissing ? notFound(what) : error;
    }
  },
});
