import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { intakeLimits } from '../src/core/intake.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing, vast } from './pictures.ts';

let h: Harness;
let address: string;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '1000', PORT: '0' });
  address = await h.program.listen();
  ana = (await h.make.company()).admin;
  ben = (await h.make.company()).admin;
});
afterAll(() => h.stop());
afterEach(() => vi.restoreAllMocks());

/** Sends a picture on a connection of its own. */
function send(who: Person, bytes: Buffer, signal?: AbortSignal) {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="picture.png"\r\n\r\n';
  const sent = request(`${address}/api/images`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    ...(signal ? { signal } : {}),
  });
  sent.end(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]));
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      sent.once('error', reject);
      sent.once('response', async (answer) => {
        try {
          resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) });
        } catch (error) {
          reject(error);
        }
      });
    },
  );
}
/** A crowded computer takes its time. */
const PATIENCE = { timeout: 30_000 };

const names = async (who: Person) => (await h.call('listImages', { token: who.token })).body.data;
/** Every file of the store that belongs to no picture. */
async function leftOver(): Promise<string[]> {
  const rows = await h.services.db.selectFrom('image').select('object_key').execute();
  const known = new Set(rows.map(({ object_key }) => object_key));
  const keys: string[] = [];
  for await (const key of h.services.objects.list())
    if (/uploads|incoming/.test(key) && !known.has(key)) keys.push(key);
  return keys;
}
/** 63.8 megapixels in few bytes, which take their time. */
const huge = vast(7990, 7985);

describe('uploads of many', { timeout: 120_000 }, () => {
  it('60 pictures of 63 megapixels of one organization keep no other waiting', async () => {
    const leave = new AbortController();
    let taken = 0;
    const many = Array.from({ length: 60 }, async () => {
      const answer = await send(ana, huge, leave.signal).catch(() => undefined);
      if (answer?.status === 201) taken += 1;
    });
    try {
      await vi.waitFor(() => expect(h.services.optimiser.pids.uploads.length).toBeGreaterThan(1), PATIENCE);
      expect((await send(ben, drawing())).status).toBe(201);
      // In the order of arrival, all that were let in would have come first.
      expect(taken).toBeLessThan(intakeLimits.perOrganization / 2);
    } finally {
      leave.abort();
      await Promise.all(many);
    }
    await vi.waitFor(async () => expect(await leftOver()).toEqual([]), PATIENCE);
  });

  it('beyond a number under way one organization is told to come back later, others are not', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { inspect } = h.services.optimiser;
    const called = vi.spyOn(h.services.optimiser, 'inspect').mockImplementation(async (...given) => {
      await held;
      return inspect(...given);
    });
    const first = Array.from({ length: intakeLimits.perOrganization }, () => send(ana, drawing()));
    await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(intakeLimits.perOrganization), PATIENCE);
    const refused = await send(ana, drawing());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refused.body)).toMatchObject({
      detail: `Your organization already has ${intakeLimits.perOrganization} uploads under way.`,
    });
    const other = send(ben, drawing());
    release();
    expect((await other).status).toBe(201);
    for (const answer of await Promise.all(first)) expect(answer.status).toBe(201);
    expect((await send(ana, drawing())).status).toBe(201);
  });

  it('a sender that left is dropped: no turn, no row, no file', async () => {
    const before = (await names(ana)).length;
    const seen: (AbortSignal | undefined)[] = [];
    vi.spyOn(h.services.optimiser, 'inspect').mockImplementation(
      (_file, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          seen.push(signal);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const leave = new AbortController();
    const gone = send(ana, drawing(), leave.signal).catch(() => 'gone');
    await vi.waitFor(() => expect(seen).toHaveLength(1), PATIENCE);
    leave.abort();
    expect(await gone).toBe('gone');
    await vi.waitFor(() => expect(seen[0]?.aborted).toBe(true), PATIENCE);
    await vi.waitFor(async () => expect(await leftOver()).toEqual([]), PATIENCE);
    expect(await names(ana)).toHaveLength(before);
  });

  it('a sender that leaves in the middle of the file leaves nothing behind', async () => {
    const socket = request(`${address}/api/images`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${ana.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '1000000',
      },
    });
    socket.on('error', () => undefined);
    socket.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc');
    await vi.waitFor(async () => expect((await leftOver()).length).toBe(1), PATIENCE);
    socket.destroy();
    await vi.waitFor(async () => expect(await leftOver()).toEqual([]), PATIENCE);
  });
});
