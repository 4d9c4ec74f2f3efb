import { describe, expect, it } from 'vitest';
import { createByteCache } from './byteCache.ts';

/** A cache of ten bytes, and what had to be made for it. */
function start() {
  const cache = createByteCache<string>(10);
  const made: string[] = [];
  const get = (key: string, bytes = 4) =>
    cache.get(key, async () => {
      made.push(key);
      return new Uint8Array(bytes);
    });
  return { cache, get, made };
}

describe('a cache of bytes', () => {
  it('makes a file once, also for callers at the same time', async () => {
    const { get, made } = start();
    const [first, second] = await Promise.all([get('a'), get('a')]);
    expect(second).toBe(first);
    expect(await get('a')).toBe(first);
    expect(made).toEqual(['a']);
  });

  it('drops the least recently used when there are too many bytes', async () => {
    const { get, made } = start();
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not keep what is larger than itself', async () => {
    const { get, made } = start();
    await get('a', 11);
    await get('a', 11);
    expect(made).toEqual(['a', 'a']);
  });

  it('tries again after a failure', async () => {
    const { cache, get, made } = start();
    await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await get('a');
    expect(made).toEqual(['a']);
  });
});
