/** Files that can be made again, kept in memory: the least recently used go first. */
export type ByteCache<Key, Value = Uint8Array> = {
  /** The kept file, or one made now; callers that ask meanwhile share it. A failure is not kept. */
  get: (key: Key, make: () => Promise<Value>) => Promise<Value>;
};

/** @param bytesOf how much memory a value takes */
export function createCache<Key, Value>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): ByteCache<Key, Value> {
  // A map keeps the order of insertion: the first entry is the least recently used.
  const kept = new Map<Key, Value>();
  const underWay = new Map<Key, Promise<Value>>();
  let total = 0;

  function keep(key: Key, value: Value): void {
    kept.set(key, value);
    total += bytesOf(value);
    for (const [oldest, other] of kept) {
      if (total <= maxBytes) return;
      kept.delete(oldest);
      total -= bytesOf(other);
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
        .then((value) => {
          keep(key, value);
          return value;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}

/** A cache of files as bytes. */
export const createByteCache = <Key>(maxBytes: number): ByteCache<Key> =>
  createCache<Key, Uint8Array>(maxBytes, (bytes) => bytes.length);
