import type { Readable } from 'node:stream';

/** Nothing is stored under this key. */
export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';
  constructor(key: string) {
    super(`No object ${key}`);
  }
}

/** What was stored. */
export type Stored = { bytes: number /** Lower-case hexadecimal. */; sha256: string };

/** A store for files that are written once and never changed. Keys are paths of `[a-z0-9/._-]`. */
export type Objects = {
  /** Stores the whole body or nothing; once it resolves, the bytes survive a power cut. */
  put(key: string, body: Uint8Array | Readable, contentType: string): Promise<Stored>;
  /** @throws {ObjectMissing} */
  open(key: string): Promise<{ stream: Readable; bytes: number }>;
  /** @throws {ObjectMissing} */
  read(key: string): Promise<Buffer>;
  /** Also deletes unfinished files of these keys. Keys that do not exist are not an error. */
  delete(keys: readonly string[]): Promise<void>;
  /** The keys of everything in the store, including foreign objects, in no particular order. */
  list(): AsyncIterable<string>;
  /** Removes the empty folders that deleted files left in a folder. */
  prune(folder: string): Promise<void>;
  /** Rejects if the store is unavailable. */
  check(): Promise<void>;
};

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** Refuses a key that could leave its folder. */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new TypeError(`"${key}" is no object key`);
}
