import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixture, flat, noise } from '../../test/pictures.ts';
import { createOptimiser, type Optimiser, type OptimiserOptions } from './optimiser.ts';

let optimiser: Optimiser | undefined;
const create = (options?: OptimiserOptions): Optimiser => {
  optimiser = createOptimiser(options);
  return optimiser;
};
afterEach(() => optimiser?.close());

const photo = fixture('seeding-600x500.png');
const ask = { mode: 'lightweighting', target: 0.98 } as const;

// Generous: a process starts slowly on a busy machine.
describe('trouble in the child', { timeout: 60_000 }, () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'kill -9 after %d encodes: the job completes, nothing is measured twice',
    async (after) => {
      const { optimise, pids } = create();
      const seen: string[] = [];
      const result = await optimise({
        ...ask,
        bytes: await noise(48, 48),
        onStart: () => after === 0 && setImmediate(() => pids.jobs && process.kill(pids.jobs, 'SIGKILL')),
        onPoint: ({ format, quality }) => {
          seen.push(`${format} ${quality}`);
          if (seen.length === after && pids.jobs) process.kill(pids.jobs, 'SIGKILL');
        },
      });
      expect(result.width).toBe(48);
      expect(seen.length).toBeGreaterThan(after);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );

  it('a child that is killed again and again: the job fails with a sentence, the next one runs', async () => {
    const { optimise, pids } = create();
    const hopeless = optimise({
      ...ask,
      bytes: photo,
      onPoint: () => pids.jobs && process.kill(pids.jobs, 'SIGKILL'),
    });
    await expect(hopeless).rejects.toMatchObject({ code: 'crashed', message: /stopped unexpectedly/ });
    await expect(optimise({ ...ask, bytes: await flat(30, 30) })).resolves.toMatchObject({ width: 30 });
  });

  it('a cancelled job rejects with the reason of the signal, running or waiting; the next one runs', async () => {
    const { optimise, pids } = create();
    const reason = new Error('deleted');
    const running = new AbortController();
    const waiting = new AbortController();
    const first = optimise({
      ...ask,
      bytes: photo,
      signal: running.signal,
      onProgress: () => running.abort(reason),
    });
    const second = optimise({ ...ask, bytes: photo, signal: waiting.signal });
    waiting.abort(reason);
    await expect(second).rejects.toBe(reason);
    await expect(first).rejects.toBe(reason);
    expect(pids.jobs).toBeUndefined();
    await expect(optimise({ ...ask, bytes: photo, signal: running.signal })).rejects.toBe(reason);
    await expect(optimise({ ...ask, bytes: await flat(30, 30) })).resolves.toMatchObject({ width: 30 });
  });

  it('a cancelled job leaves its neighbour alone', async () => {
    const { optimise, pids } = create();
    const controller = new AbortController();
    const cancelled = optimise({ ...ask, bytes: photo, pixels: 1, signal: controller.signal }).catch(
      () => 'cancelled',
    );
    let pid: number | undefined;
    const neighbour = optimise({
      ...ask,
      bytes: await noise(64, 64),
      pixels: 1,
      onProgress: () => {
        pid ??= pids.jobs;
        controller.abort();
      },
    });
    expect((await neighbour).width).toBe(64);
    expect(await cancelled).toBe('cancelled');
    expect(pids.jobs).toBe(pid);
  });

  it('a job over its deadline is ended; the next one runs', async () => {
    const { optimise } = create({ limits: { deadline: (megapixels) => (megapixels > 0.1 ? 1 : 60_000) } });
    await expect(optimise({ ...ask, bytes: photo })).rejects.toMatchObject({
      code: 'deadline',
      message: 'The image took too long to process.',
    });
    await expect(optimise({ ...ask, bytes: await flat(30, 30) })).resolves.toMatchObject({ width: 30 });
  });

  it('a parent that is killed leaves no child behind', async () => {
    const parent = spawn(process.execPath, [fileURLToPath(new URL('../../test/parent.ts', import.meta.url))]);
    const [text] = await once(parent.stdout, 'data');
    // Several points may arrive in one chunk, each with the same line.
    const pid = Number.parseInt(String(text), 10);
    expect(pid).toBeGreaterThan(0);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 30_000 });
  });

  it('a picture too large for the memory is refused with a sentence', async () => {
    const { optimise } = create({ limits: { memory: 155e6 } });
    await expect(optimise({ ...ask, bytes: photo })).rejects.toMatchObject({ code: 'memory' });
  });

  it('a closed optimiser takes no more and leaves no process', async () => {
    const { optimise, inspect, close, pids } = create();
    await inspect(photo);
    const job = optimise({ ...ask, bytes: photo });
    await Promise.all([expect(job).rejects.toThrow('The optimiser was closed.'), close()]);
    expect(pids).toEqual({ jobs: undefined, uploads: [] });
    await expect(inspect(photo)).rejects.toThrow('The optimiser was closed.');
  });
});
