import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../startError.ts';

const SQLITE_BUSY = 5;

/** Another process owns the data directory; the message is for the operator. */
export class DirectoryInUse extends StartError {
  override readonly name = 'DirectoryInUse';
  constructor(dir: string) {
    super(
      `${dir} is in use by another process of this program. Stop that one first, or set DATABASE_URL to run several.`,
    );
  }
}

/**
 * Locks the directory for this process. The operating system holds the lock and releases it when its owner dies, so no
 * stale file ever blocks a start. PGlite itself would let two processes write and corrupt the data. This process must
 * not open `owner.lock` a second time: closing it would release the lock.
 * @returns a function that releases it
 */
export function takeDirectory(dir: string): () => void {
  const lock = new DatabaseSync(join(dir, 'owner.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw new DirectoryInUse(dir);
    throw error;
  }
  return () => lock.close();
}
