import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** One segment of the write-ahead log: at most this much is written before a checkpoint. */
const LOG_BYTES = 16 * 1024 * 1024;
/** How often the log is checked. */
const CHECK_MS = 15_000;
/**
 * Room reserved for work that must not fail: two segments of the log, and as much again for tables and temporary files.
 */
const SPARE_BYTES = 4 * LOG_BYTES;
/** How long a reading of the free room is used. */
const FRESH_MS = 500;

/** Runs a checkpoint once a segment is full, so that its files are reused. @returns whether it did */
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
 * A single-process database runs no checkpoints by itself: without these its log would grow until it is
 * closed.
 * @returns a function that stops them
 */
export function checkpointNowAndThen(pglite: PGlite, hasRoom: () => Promise<boolean>): () => void {
  const check = async () => {
    // A checkpoint without disk space would crash the database, while a longer log does no harm.
    if (await hasRoom()) await checkpointIfDue(pglite);
  };
  // The next call's error reports the same failure, where somebody sees it.
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_MS).unref();
  return () => clearInterval(timer);
}

/** Whether a folder's disk has more than the reserved room; checked at most twice a second. */
export function roomOf(dir: string): () => Promise<boolean> {
  // Not by the clock of the machine, which may be set back.
  let asked = Number.NEGATIVE_INFINITY;
  let known = Promise.resolve(true);
  return () => {
    const now = performance.now();
    if (now - asked < FRESH_MS) return known;
    asked = now;
    known = statfs(dir).then(({ bavail, bsize }) => bavail * bsize > SPARE_BYTES);
    return known;
  };
}

/**
 * Calls `end` if the database gives up (severity PANIC, for example when its log finds no room): it would never answer
 * another query, while a new process recovers everything that was acknowledged.
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
