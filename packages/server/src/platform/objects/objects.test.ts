import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openObjects } from './index.ts';
import { ObjectMissing, type Objects } from './types.ts';

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

const inBucket = (store: Server): Promise<Objects> =>
  openObjects({
    kind: 's3',
    endpoint: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'leaf',
    prefix: 'leaf/of-a-test/',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
  });

describe.each<[string, () => Promise<Objects>]>([
  ['the disk', () => openObjects({ kind: 'disk', dir: disk })],
  ['an S3-compatible store', () => inBucket(server)],
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

  it('lists what is there', async () => {
    await objects.put('l/one', Buffer.from('1'), 'image/png');
    await objects.put('l/deep/two', Buffer.from('2'), 'image/png');
    const found: string[] = [];
    for await (const key of objects.list()) found.push(key);
    expect(found.filter((key) => key.startsWith('l/')).sort()).toEqual(['l/deep/two', 'l/one']);
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

  it('refuses a body that failed before it was read', { timeout: 20_000 }, async () => {
    const failed = new PassThrough();
    failed.destroy(new Error('the form has no end'));
    await expect(finished(failed)).rejects.toThrow();
    await expect(objects.put('c/failed', failed, 'image/png')).rejects.toThrow('the form has no end');
    const given = new PassThrough();
    given.destroy();
    await expect(objects.put('c/given-up', given, 'image/png')).rejects.toThrow('Premature close');
    await expect(objects.read('c/failed')).rejects.toThrow(ObjectMissing);
  });

  it.each(['../outside', '/etc/passwd', 'a//b', 'a/../b', '', 'A'])('refuses the key %j', async (key) => {
    await expect(objects.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow(TypeError);
  });
});

it.each([
  ['AccessDenied', false],
  ['NoSuchKey', true],
])('a file that an S3-compatible store did not delete for %s is gone: %s', async (code, isGone) => {
  const store = createServer((request, response) => {
    request.resume();
    response.end(
      `<DeleteResult><Error><Key>leaf/of-a-test/a</Key><Code>${code}</Code></Error></DeleteResult>`,
    );
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void store.close());
  await once(store, 'listening');
  const deleted = (await inBucket(store)).delete(['a', 'b']);
  if (isGone) await deleted;
  else await expect(deleted).rejects.toThrow(`did not delete leaf/of-a-test/a: ${code}.`);
});

it('leaves no unfinished file on the disk', async () => {
  expect(await readdir(join(disk, 'incoming'))).toEqual([]);
});

it('leaves no empty folder on the disk, whoever deletes and writes at once', async () => {
  const dir = await folder();
  const objects = await openObjects({ kind: 'disk', dir });
  const write = async (key: string) => {
    for (let round = 0; round < 20; round += 1) {
      await objects.put(key, Buffer.from('x'), 'image/png');
      expect((await objects.read(key)).toString()).toBe('x');
      await objects.delete([key]);
    }
  };
  await Promise.all(['p/1/a', 'p/1/b', 'p/2/a'].map(write));
  expect(await readdir(join(dir, 'p'))).toEqual([]);
  await mkdir(join(dir, 'p/3'));
  await objects.put('p/4/kept', Buffer.from('x'), 'image/png');
  await objects.prune('p');
  expect(await readdir(join(dir, 'p'))).toEqual(['4']);
});

it('says why a bucket takes nothing', async () => {
  const objects = await openObjects({
    kind: 's3',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'missing',
    prefix: '',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
  });
  const body = Readable.from([Buffer.alloc(6_000_000), Buffer.alloc(6_000_000)]);
  await expect(objects.put('a', body, 'image/png')).rejects.toThrow('bucket does not exist');
});

it('touches only what lies below its prefix in a bucket', async () => {
  const at = (prefix: string) =>
    openObjects({
      kind: 's3',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket: 'leaf',
      prefix,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    });
  const [whole, mine] = await Promise.all([at(''), at('mine/')]);
  await whole.put('uploads/one', Buffer.from('theirs'), 'image/png');
  await mine.put('uploads/one', Buffer.from('mine'), 'image/png');
  expect((await whole.read('mine/uploads/one')).toString()).toBe('mine');
  const found: string[] = [];
  for await (const key of mine.list()) found.push(key);
  expect(found).toEqual(['uploads/one']);
  await mine.delete(['uploads/one']);
  expect((await whole.read('uploads/one')).toString()).toBe('theirs');
});
