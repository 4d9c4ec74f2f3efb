import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../startError.ts';

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** Another process owns the data directory; the message is for the operator. */
export class DirectoryInUse extends StartError {
  override readonly name = 'DirectoryInUse';
  constructor(dir: string) {
    super(
      `${dir} is in use by another process of this program. Stop that one first, or set DATABASE_URL to run several.`,
    );
  }
}

/** What the operator can do about a failure to lock the directory; any other error unchanged. */
function explained(error: unknown, dir: string): unknown {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (code === SQLITE_BUSY) return new DirectoryInUse(dir);
  if (code === SQLITE_FULL)
    return new StartError(
      `The disk of DATA_DIR is full: ${dir} has no room left. Make room, then start again.`,
    );
  return error;
}

/**
 * Locks the directory for this process. The operating system holds the lock and releases it when its owner dies, so no
 * stale file ever blocks a start. PGlite itself would let two processes write and corrupt the data. This process must
 * not open `owner.lock` a second time: closing it would release the lock.
 * @returns a function that releases it
 * @throws {StartError} if another process has it, or the disk is full
 */
export function takeDirectory(dir: string): () => void {
  const lock = new DatabaseSync(join(dir, 'owner.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw explained(error, dir);
  }
  return () => lock.close();
}
