import { getPriority } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flat } from '../../test/pictures.ts';
import { sharp } from '../codec/sharp.ts';
import { defaultLimits, type Limits } from '../limits.ts';
import { createHost, type Host, type Purpose } from './host.ts';
import type { Rest } from './hostedChild.ts';

let host: Host | undefined;
afterEach(() => host?.close());

const hour = 3_600_000;
const never: Rest = { tasks: Number.POSITIVE_INFINITY, memory: Number.POSITIVE_INFINITY, idle: hour };

/** A host, and the id of the process that checked each upload. */
function start(rest: Partial<Rest>, limits: Partial<Limits> = {}, purpose: Purpose = 'uploads') {
  const started = createHost(purpose, { ...defaultLimits, ...limits }, 2, { ...never, ...rest });
  host = started;
  const check = async (bytes: Uint8Array): Promise<number | undefined> => {
    const checked = started.run({ kind: 'inspect', bytes }, { deadline: hour });
    const { pid } = started;
    await checked;
    return pid;
  };
  return { check, host: started };
}

// Generous: a process starts slowly on a busy machine.
describe('the life of a child', { timeout: 60_000 }, () => {
  it('starts with the first task and serves the next ones', async () => {
    const { check, host } = start({});
    expect(host.pid).toBeUndefined();
    const first = await check(await flat(9, 9));
    expect(first).toBeGreaterThan(0);
    expect(await check(await flat(9, 9))).toBe(first);
    expect(host.pid).toBe(first);
  });

  it.each([
    ['jobs', 'below that of this process, so that encodes do not delay what people wait for', 10],
    ['uploads', 'like that of this process, because somebody waits for the upload', 0],
  ] as const)('for %s it has a priority %s', async (purpose, _, less) => {
    const { check } = start({}, {}, purpose);
    const pid = await check(await flat(9, 9));
    if (pid === undefined) throw new Error('No process was started.');
    expect(getPriority(pid)).toBe(Math.max(getPriority(), less));
  });

  it('is replaced after so many tasks', async () => {
    const { check, host } = start({ tasks: 2 });
    const picture = await flat(9, 9);
    const pids = [await check(picture), await check(picture), await check(picture), await check(picture)];
    expect(host.pid).toBeUndefined();
    expect(pids[1]).toBe(pids[0]);
    expect(pids[3]).toBe(pids[2]);
    expect(pids[2]).not.toBe(pids[0]);
  });

  it('ends when it has had no work for a while, and starts again with work', async () => {
    const { check, host } = start({ idle: 1 });
    const first = await check(await flat(9, 9));
    await vi.waitFor(() => expect(host.pid).toBeUndefined(), { timeout: 30_000 });
    if (first === undefined) throw new Error('No process was started.');
    await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow('ESRCH'), { timeout: 30_000 });
    expect(await check(await flat(9, 9))).not.toBe(first);
  });

  it('is killed when a task takes more memory than is allowed; the next task has a new one', async () => {
    const { check, host } = start({}, { memory: 130e6 });
    const heavy = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#7cc242' } })
      .webp({ effort: 0 })
      .toBuffer();
    const checked = check(heavy);
    const killed = host.pid;
    await expect(checked).rejects.toMatchObject({
      code: 'memory',
      message: 'The image needed more memory than a job may use.',
    });
    const next = await check(await flat(9, 9));
    expect(next).toBeGreaterThan(0);
    expect(next).not.toBe(killed);
  });

  it('is killed when a task passes its deadline; the neighbours start again in a new one', async () => {
    const { host } = start({});
    const picture = await flat(9, 9);
    const slow = host.run({ kind: 'inspect', bytes: picture }, { deadline: 0 });
    const neighbour = host.run({ kind: 'inspect', bytes: picture }, { deadline: hour });
    const first = host.pid;
    await expect(slow).rejects.toMatchObject({ code: 'deadline' });
    await expect(neighbour).resolves.toMatchObject({ width: 9 });
    expect(host.pid).not.toBe(first);
  });
});
