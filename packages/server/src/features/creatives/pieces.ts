import type { ByteRange } from './byteRange.ts';

/** Bytes of a piece: few for a reader to hold, and enough that a file is not asked for all the time. */
const PIECE = 262_144;

type Read = () => Promise<Uint8Array>;

/** A copy of a part of a file. In a function of its own: a generator at rest may keep what it has in its variables. */
const copyOf = async (read: Read, from: number, end: number): Promise<Uint8Array> =>
  new Uint8Array((await read()).subarray(from, end));

/**
 * A part of a file, piece by piece. Each is a copy, and the file is asked for again before the next: a reader that stalls
 * holds a piece and not the file, which may be forgotten meanwhile.
 * @param read the file, the same each time
 */
export async function* pieces(read: Read, { first, last }: ByteRange): AsyncGenerator<Uint8Array> {
  for (let from = first; from <= last; from += PIECE)
    yield await copyOf(read, from, Math.min(from + PIECE, last + 1));
}

/**
 * Knows a value for as long as it is in memory, and does not keep it there. Several readers of large creatives, which have
 * no room together, would otherwise have them unpacked again for each piece.
 * @param again makes it
 */
export function weakly<Value extends object>(
  value: Value,
  again: () => Promise<Value>,
): () => Promise<Value> {
  let known = new WeakRef(value);
  return async () => {
    const kept = known.deref();
    if (kept) return kept;
    const made = await again();
    known = new WeakRef(made);
    return made;
  };
}
