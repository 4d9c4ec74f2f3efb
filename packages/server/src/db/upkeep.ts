import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** One segment of the write-ahead log: at most so much is written before it is folded into the tables. */
const LOG_BYTES = 16 * 1024 * 1024;
const LOOK_MS = 15_000;
/** Room kept for what must not fail: two segments of the log, and as much again for tables and temporary files. */
const SPARE_BYTES = 4 * LOG_BYTES;
const KNOWN_MS = 500;

/** Folds the log into the tables once a segment is full, so that its files are used again. @returns whether it did */
export async function checkpointIfDue(pglite: PGlite, limit = LOG_BYTES): Promise<boolean> {
  const { rows } = await pglite.query<{ due: boolean }>(
    'select pg_current_wal_lsn() - redo_lsn > $1::numeric as due from pg_control_checkpoint()',
    [limit],
  );
  if (!rows[0]?.due) return false;
  await pglite.exec('checkpoint');
  return true;
}

/**
 * A database with one process does no checkpoints of its own: without these its log would grow until it is closed.
 * @returns the way to end them
 */
export function checkpointNowAndThen(pglite: PGlite, hasRoom: () => Promise<boolean>): () => void {
  const look = async () => {
    // On a full disk a checkpoint that finds no room would end the database, while a longer log does no harm.
    if (await hasRoom()) await checkpointIfDue(pglite);
  };
  // A failure shows in the next call's answer too, where somebody sees it.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Whether the disk of a folder has more than the spare room; known again twice a second at most. */
export function roomOf(dir: string): () => Promise<boolean> {
  let asked = 0;
  let known = Promise.resolve(true);
  return () => {
    if (Date.now() - asked < KNOWN_MS) return known;
    asked = Date.now();
    known = statfs(dir).then(({ bavail, bsize }) => bavail * bsize > SPARE_BYTES);
    return known;
  };
}

/**
 * Calls `end` when the database gives up (severity PANIC, as when its log finds no room): whatever is asked of it
 * afterwards would never be answered, while a new process recovers everything that was acknowledged.
 */
export function onPanic(pglite: PGlite, end: (error: Error) => void): void {
  const execute = pglite.execProtocolStream.bind(pglite);
  pglite.execProtocolStream = async (...call) => {
    try {
      return await execute(...call);
    } catch (error) {
      if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') end(error);
      throw error;
    }
  };
}
