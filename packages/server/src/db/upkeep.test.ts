import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyEmbedded } from '../../test/harness.ts';
import { checkpointIfDue, onPanic, roomOf } from './upkeep.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('folds the log into the tables once it is long enough, and then not again', async () => {
  const { db, connection, close } = await emptyEmbedded();
  if (connection.kind !== 'pglite') throw new Error('not embedded');
  const { pglite } = connection;
  const limit = 200_000;
  await pglite.exec('checkpoint');
  expect(await checkpointIfDue(pglite, limit)).toBe(false);
  await sql`select pg_logical_emit_message(true, 'leaf', repeat('x', ${limit}))`.execute(db);
  expect(await checkpointIfDue(pglite, limit)).toBe(true);
  expect(await checkpointIfDue(pglite, limit)).toBe(false);
  await close();
});

it('ends the program when the database gives up, and only then', async () => {
  const failing = (severity: string) => {
    const fault = Object.assign(new Error('no room'), { severity });
    return { execProtocolStream: vi.fn<PGlite['execProtocolStream']>().mockRejectedValue(fault) };
  };
  for (const [severity, times] of [
    ['ERROR', 0],
    ['PANIC', 1],
  ] as const) {
    const end = vi.fn<(error: Error) => void>();
    const pglite = failing(severity);
    onPanic(pglite as unknown as PGlite, end);
    await expect(pglite.execProtocolStream(new Uint8Array(), {})).rejects.toThrow('no room');
    expect(end).toHaveBeenCalledTimes(times);
  }
});

it('knows whether a disk has room, and does not for a folder that is not there', async () => {
  expect(await roomOf(tmpdir())()).toBe(true);
  await expect(roomOf('/nowhere/at/all')()).rejects.toThrow('ENOENT');
});

it('looks at the disk again after a moment, though the clock was set back', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'leaf-room-'));
  const hasRoom = roomOf(dir);
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  expect(await hasRoom()).toBe(true);
  await rm(dir, { recursive: true });
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await hasRoom()).toBe(true);
  vi.advanceTimersByTime(1000);
  await expect(hasRoom()).rejects.toThrow('ENOENT');
});
