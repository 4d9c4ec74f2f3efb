import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { intakeLimits } from '../src/core/intake.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing } from './pictures.ts';

/** A crowded computer takes its time. */
const PATIENCE = { timeout: 30_000 };

const directory = await mkdtemp(join(tmpdir(), 'leaf-malformed-'));
const s3 = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: 'leaf' }] });
afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true, force: true });
});

async function bucket(): Promise<Record<string, string>> {
  await s3.run();
  return {
    S3_ENDPOINT: `http://127.0.0.1:${(s3.httpServer.address() as AddressInfo).port}`,
    S3_BUCKET: 'leaf',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const end = '\r\n--x--\r\n';
/** Larger than the parts in which a bucket takes a file. */
const LARGE = 'x'.repeat(6_000_000);

describe.each<[string, () => Promise<Record<string, string>>]>([
  ['a folder', async () => ({})],
  ['a bucket', bucket],
])('malformed uploads into %s', (_store, settings) => {
  let h: Harness;
  let port: number;
  let ana: Person;
  beforeAll(async () => {
    h = await startHarness({ RATE_LIMIT_SCALE: '1000', PORT: '0', ...(await settings()) });
    port = Number(new URL(await h.program.listen()).port);
    ana = (await h.make.company()).admin;
  });
  afterAll(() => h.stop());

  const begin = (body: string, length = Buffer.byteLength(body), more = '') => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/images HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${ana.token}\r\n${more}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n${body}`,
    );
    return socket;
  };
  /** Sends a body on a connection of its own. @returns status and code of the answer */
  async function send(body: string, more?: string): Promise<[number, string]> {
    const answer = await text(begin(body, undefined, more));
    return [Number(answer.slice(9, 12)), /"code":"(\w+)"/.exec(answer)?.[1] ?? ''];
  }

  const leftOver = async () => {
    const rows = await h.services.db.selectFrom('object_reservation').select('key').execute();
    const keys = rows.map(({ key }) => key);
    for await (const key of h.services.objects.list())
      if (/uploads|incoming/.test(key) && !keys.includes(key)) keys.push(key);
    return keys;
  };

  it.each<[string, string, [number, string]]>([
    ['without an end', `${head}bytes`, [400, 'upload_unreadable']],
    ['without an end, and large', `${head}${LARGE}`, [400, 'upload_unreadable']],
    ['with two files', `${head}one\r\n${head}two${end}`, [413, 'one_file_only']],
    ['with two files, and large', `${head}${LARGE}\r\n${head}two${end}`, [413, 'one_file_only']],
  ])('one %s is refused and leaves nothing behind', async (_what, body, refusal) => {
    expect(await send(body)).toEqual(refusal);
    expect(await send(body, 'Idempotency-Key: again-and-again\r\n')).toEqual(refusal);
    expect(await send(body, 'Idempotency-Key: again-and-again\r\n')).toEqual(refusal);
    expect(await leftOver()).toEqual([]);
  });

  it('more of them than may be under way keep nobody from uploading', async () => {
    for (let sent = 0; sent <= intakeLimits.perOrganization; sent += 1)
      expect((await send(`${head}bytes`))[1]).toBe('upload_unreadable');
    const { token } = ana;
    const file = { name: 'a.png', bytes: drawing() };
    const taken = await h.call('uploadImage', { token, file });
    expect(taken.status).toBe(201);
    expect((await h.call('deleteImage', { token, params: { id: taken.body.data.id } })).status).toBe(204);
  });

  it.each([
    ['a few bytes', 'abc'],
    ['millions of bytes', LARGE],
  ])('a sender that leaves after %s leaves nothing behind', async (_what, sent) => {
    const before = await leftOver();
    const entered = vi.spyOn(h.services.objects, 'put');
    const socket = begin(`${head}${sent}`, 9_000_000);
    await vi.waitFor(() => expect(entered).toHaveBeenCalled(), PATIENCE);
    const put = entered.mock.results[0]?.value as Promise<unknown>;
    entered.mockRestore();
    socket.destroy();
    await once(socket, 'close');
    await expect(put).rejects.toThrow();
    await vi.waitFor(async () => expect(await leftOver()).toEqual(before), PATIENCE);
  });
});
