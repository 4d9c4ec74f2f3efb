import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { blackPng } from '../../test/oddFiles.ts';
import { flat } from '../../test/pictures.ts';
import { rawZip } from '../../test/rawZip.ts';
import { sharp } from '../codec/sharp.ts';
import { defaultLimits, type Limits } from '../limits.ts';
import { createInspections, type Inspections } from './inspections.ts';

let inspections: Inspections | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await inspections?.close();
});

const large = blackPng(8000, 2000);
let small: Buffer;
/** A picture of 64 megapixels, which takes seconds. */
let heavy: Buffer;
beforeAll(async () => {
  small = await flat(300, 250);
  heavy = await sharp({ create: { width: 8000, height: 7900, channels: 3, background: '#7cc242' } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
});

/** Uploads by name, in the order they were read and in the order they finished. */
function stage(limits: Partial<Limits> = {}) {
  const started = createInspections({ ...defaultLimits, ...limits });
  inspections = started;
  const read: string[] = [];
  const done: string[] = [];
  const send = (name: string, group: string, bytes: Buffer, signal?: AbortSignal) => {
    const load = async () => {
      read.push(name);
      return bytes;
    };
    const info = started.inspect(load, { group, signal });
    // A test may end before all are done.
    info.then(
      () => done.push(name),
      () => undefined,
    );
    return info;
  };
  return { send, read, done, started };
}

// Generous: a process starts slowly on a busy machine.
describe('checks of uploads', { timeout: 60_000 }, () => {
  it('a banner passes the large pictures of another group', async () => {
    const { send, done } = stage();
    for (let i = 0; i < 6; i += 1) void send(`large ${i}`, 'a', heavy);
    await send('banner', 'b', small);
    expect(done.filter((name) => name.startsWith('large')).length).toBeLessThan(3);
  });

  it('groups take turns', async () => {
    const { send, done } = stage();
    const first = ['a1', 'a2', 'a3', 'a4'].map((name) => send(name, 'a', large));
    await Promise.all([...first, send('b1', 'b', large)]);
    expect(done.indexOf('b1')).toBeLessThan(3);
  });

  it('a file is in memory only while its turn lasts', async () => {
    const { send, read, done } = stage();
    for (let i = 0; i < 8; i += 1) void send(`large ${i}`, 'a', heavy);
    await vi.waitFor(() => expect(read).toHaveLength(9), { timeout: 30_000 });
    // Each was read once for its size, and the one being checked was read twice.
    expect(done).toEqual([]);
  });

  it('a deadline counts the own work alone and ends no other check', async () => {
    // The clock stands still but for the deadline of the picture under way.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { started, send } = stage();
    let give = (_: Buffer) => {};
    const given = new Promise<Buffer>((resolve) => {
      give = resolve;
    });
    // Read once for its size, and once when its turn has come.
    const reads = [heavy, given];
    const slow = started.inspect(async () => reads.shift() ?? heavy, { group: 'a' });
    const refused = expect(slow).rejects.toMatchObject({ code: 'deadline' });
    const waiting = ['a', 'b'].map((group) => send('waiting', group, large));
    await send('small', 'b', small);
    give(heavy);
    await new Promise(setImmediate);
    vi.advanceTimersByTime(10 * defaultLimits.inspectDeadline);
    const others = Array.from({ length: 20 }, (_, i) => send(`small ${i}`, 'b', small));
    await refused;
    await expect(Promise.all(waiting)).resolves.toMatchObject([{ width: 8000 }, { width: 8000 }]);
    await expect(Promise.all(others)).resolves.toHaveLength(20);
  });

  it('who left is dropped, waiting or under way, and the next one has the turn', async () => {
    const { send, read, started } = stage();
    const running = new AbortController();
    const waiting = new AbortController();
    const reason = new Error('gone');
    const first = send('first', 'a', heavy, running.signal);
    const second = send('second', 'a', heavy, waiting.signal);
    const third = send('third', 'a', large);
    await vi.waitFor(() => expect(read.filter((name) => name === 'first')).toHaveLength(2), {
      timeout: 30_000,
    });
    await vi.waitFor(() => expect(read).toContain('third'), { timeout: 30_000 });
    waiting.abort(reason);
    await expect(second).rejects.toBe(reason);
    const pid = started.pids.at(-1);
    running.abort(reason);
    await expect(first).rejects.toBe(reason);
    expect(started.pids).not.toContain(pid);
    await expect(third).resolves.toMatchObject({ width: 8000 });
    expect(read.filter((name) => name === 'second').length).toBeLessThan(2);
  });

  it('neither a picture nor a creative waits for an SVG, and a creative has less time than a picture', async () => {
    const { started } = stage({ bundleDeadline: 0 });
    const never = new AbortController();
    const svg = started.svg(() => new Promise(() => undefined), { group: 'a', signal: never.signal });
    void svg.catch(() => undefined);
    const zip = rawZip([{ name: 'index.html', data: '<p>' }]);
    await expect(started.bundle(async () => zip, { group: 'b' })).rejects.toMatchObject({ code: 'deadline' });
    await expect(started.inspect(async () => small, { group: 'b' })).resolves.toMatchObject({ width: 300 });
  });

  it('a creative is described as it is where it is opened', async () => {
    const { started } = stage();
    const zip = async () => rawZip([{ name: 'index.html', data: '<img src="a.png">' }]);
    const described = await started.inventory(zip, { group: 'a' });
    expect(described).toEqual((await started.bundle(zip, { group: 'a' })).inventory);
    expect(described.missing).toHaveLength(1);
  });

  it.skipIf(!existsSync('/proc/self/stat'))(
    'a creative that only keeps its process busy has no more time',
    async () => {
      const { started } = stage({ bundleDeadline: 1000 });
      // Each of the files is looked for in the whole script.
      const letters = randomBytes(12_000_000).map((byte) => 'ax1.p'.charCodeAt(byte % 5));
      const zip = rawZip([
        { name: 'index.html', data: '<script src="a.js"></script>' },
        { name: 'a.js', data: letters },
        ...Array.from({ length: 490 }, (_, index) => ({
          name: `ax1.pax1.pax1.pax1.p${index}.png`,
          data: 'x',
        })),
      ]);
      const read = started.bundle(async () => zip, { group: 'a' }).then(({ files }) => files.length);
      await expect(read).rejects.toMatchObject({ code: 'deadline' });
    },
  );

  it('a large picture has no more memory than it is given, a small one much less', async () => {
    const { send } = stage({ inspectMemory: 130e6 });
    const refused = expect(send('heavy', 'a', heavy)).rejects.toMatchObject({ code: 'memory' });
    await expect(send('small', 'b', small)).resolves.toMatchObject({ width: 300 });
    await refused;
  });
});
