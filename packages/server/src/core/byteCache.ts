/** Small files that can be made again, kept in memory: the least recently used go first. */
export type ByteCache<Key> = {
  /** The kept file, or one made now; callers that ask meanwhile share it. A failure is not kept. */
  get: (key: Key, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
};

export function createByteCache<Key>(maxBytes: number): ByteCache<Key> {
  // A map keeps the order of insertion: the first entry is the least recently used.
  const kept = new Map<Key, Uint8Array>();
  const underWay = new Map<Key, Promise<Uint8Array>>();
  let total = 0;

  function keep(key: Key, bytes: Uint8Array): void {
    kept.set(key, bytes);
    total += bytes.length;
    for (const [oldest, { length }] of kept) {
      if (total <= maxBytes) return;
      kept.delete(oldest);
      total -= length;
    }
  }

  return {
    get(key, make) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return Promise.resolve(known);
      }
      const awaited = underWay.get(key);
      if (awaited) return awaited;
      const made = make()
        .then((bytes) => {
          keep(key, bytes);
          return bytes;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}
