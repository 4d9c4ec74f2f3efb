import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectMissing, type Objects, openObjects } from './index.ts';

const dirs: string[] = [];
const folder = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'leaf-objects-'));
  dirs.push(dir);
  return dir;
};
const s3 = new S3rver({
  port: 0,
  silent: true,
  directory: await folder(),
  configureBuckets: [{ name: 'leaf' }],
});
const server: Server = await s3.run().then(() => s3.httpServer);
afterAll(async () => {
  await s3.close();
  for (const dir of dirs) await rm(dir, { recursive: true, force: true });
});

const disk = await folder();

describe.each<[string, () => Promise<Objects>]>([
  ['the disk', () => openObjects({ kind: 'disk', dir: disk })],
  [
    'an S3-compatible store',
    () =>
      openObjects({
        kind: 's3',
        endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        region: 'us-east-1',
        bucket: 'leaf',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
        forcePathStyle: true,
      }),
  ],
])('%s', (_name, open) => {
  let objects: Objects;
  beforeAll(async () => {
    objects = await open();
  });
  const large = Buffer.alloc(300_000, 'leaf');

  it('keeps bytes and streams, with their size and digest', async () => {
    await objects.check();
    expect(await objects.put('a/small', Buffer.from('leaf'), 'image/png')).toEqual({
      bytes: 4,
      sha256: '9f91161f43433e49a6de6db680d79f60159f2e4ac9172621a12846428158440b',
    });
    const parts = [large.subarray(0, 1000), large.subarray(1000)];
    expect((await objects.put('a/large', Readable.from(parts), 'image/png')).bytes).toBe(large.length);
    expect(await objects.read('a/large')).toEqual(large);
    const { stream, bytes } = await objects.open('a/large');
    expect(bytes).toBe(large.length);
    expect(await buffer(stream)).toEqual(large);
  });

  it('has nothing under other keys, and deletes what is there', async () => {
    await objects.put('b/gone', Buffer.from('x'), 'image/png');
    await objects.delete(['b/gone', 'b/never']);
    await expect(objects.read('b/gone')).rejects.toThrow(ObjectMissing);
    await expect(objects.open('b/never')).rejects.toThrow(ObjectMissing);
  });

  it('lists what is there, with the time it was stored', async () => {
    const before = Date.now();
    await objects.put('l/one', Buffer.from('1'), 'image/png');
    await objects.put('l/deep/two', Buffer.from('2'), 'image/png');
    const found = new Map<string, Date>();
    for await (const { key, storedAt } of objects.list()) found.set(key, storedAt);
    expect([...found.keys()].filter((key) => key.startsWith('l/')).sort()).toEqual(['l/deep/two', 'l/one']);
    // Stores tell whole seconds.
    expect(found.get('l/one')?.getTime()).toBeGreaterThan(before - 2000);
  });

  it('keeps nothing of a body that fails', async () => {
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the client went away');
      })(),
    );
    await expect(objects.put('c/half', failing, 'image/png')).rejects.toThrow('the client went away');
    await expect(objects.read('c/half')).rejects.toThrow(ObjectMissing);
  });

  it.each(['../outside', '/etc/passwd', 'a//b', 'a/../b', '', 'A'])('refuses the key %j', async (key) => {
    await expect(objects.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow(TypeError);
  });
});

it('leaves no unfinished file on the disk', async () => {
  expect(await readdir(join(disk, 'incoming'))).toEqual([]);
});
