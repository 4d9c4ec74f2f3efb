import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { drawing } from './pictures.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '1000' }, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());
afterEach(() => vi.restoreAllMocks());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** An organization with an image and one picture that a job made of it. */
async function start() {
  const { token } = (await h.make.company()).admin;
  const file = { name: 'Anzeige <1>.png', bytes: drawing() };
  const id: number = (await h.call('uploadImage', { token, file })).body.data.id;
  const order = { mode: 'lightweighting', target: 0.98, images: [id], preset: 'google-ads' };
  const job: number = (await h.call('createJob', { token, params: { id }, body: order })).body.data.id;
  const bytes = Buffer.from('the AVIF of the image');
  const object_key = `processed/${id}/avif-67-0123456789abcdef`;
  await h.services.objects.put(object_key, bytes, 'image/avif');
  const measured = { ssim: 0.983352, ms_ssim: 0.99711, fidelity: 80, encoder: 'test' };
  await h.services.db
    .insertInto('processed_image')
    .values({
      image_id: id,
      format: 'avif',
      quality: 67,
      object_key,
      bytes: bytes.length,
      sha256: sha256(bytes),
      job_id: job,
      ...measured,
    })
    .execute();
  const get = (files: string) => h.call('getImageZip', { token, query: { files } });
  return { id, token, get, upload: file.bytes, picture: bytes };
}

describe('a ZIP', () => {
  it('has the files under the names of their images, and a manifest that is true', async () => {
    const { id, get, upload, picture } = await start();
    const answer = await get(`${id}-avif-67,${id}-original,${id}-avif-67`);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-length': String(answer.bytes.length),
        'content-disposition': 'attachment; filename=images.zip',
        'cache-control': 'no-store',
      },
    });
    const files = unzipSync(answer.bytes);
    const names = ['Anzeige _1_.avif', 'Anzeige _1_.png'];
    expect(Object.keys(files)).toEqual([...names, 'manifest.json']);
    expect(Buffer.from(files[names[0] ?? ''] ?? [])).toEqual(picture);
    expect(Buffer.from(files[names[1] ?? ''] ?? [])).toEqual(upload);
    const image = {
      id,
      filename: 'Anzeige <1>.png',
      width: expect.any(Number),
      height: expect.any(Number),
      bytes: upload.length,
      sha256: sha256(upload),
    };
    expect(JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString())).toEqual({
      created_at: expect.stringMatching(/Z$/),
      bytes: { before: 2 * upload.length, after: upload.length + picture.length },
      files: [
        {
          name: names[0],
          bytes: picture.length,
          sha256: sha256(picture),
          format: 'avif',
          quality: 67,
          ssim: 0.983352,
          ms_ssim: 0.99711,
          job: { mode: 'lightweighting', target: 0.98, preset: 'google-ads' },
          image,
        },
        { name: names[1], bytes: upload.length, sha256: sha256(upload), format: 'original', image },
      ],
    });
  });

  it('is refused whole for what does not exist or is not the organization’s', async () => {
    const [mine, theirs] = [await start(), await start()];
    for (const other of [
      `${theirs.id}-original`,
      `${theirs.id}-avif-67`,
      `${mine.id}-avif-66`,
      `${mine.id}-webp-67`,
      '2000000000-original',
      '9999999999-original',
    ])
      expect(await mine.get(`${mine.id}-original,${other}`)).toMatchObject({
        status: 404,
        body: { code: 'picture_not_found' },
      });
    await h.call('deleteImage', { token: mine.token, params: { id: mine.id } });
    expect(await mine.get(`${mine.id}-original`)).toMatchObject({
      status: 404,
      body: { code: 'picture_not_found' },
    });
  });

  it('has at most 200 files and 250 MB', async () => {
    const { id, get } = await start();
    const many = (count: number) => Array.from({ length: count }, () => `${id}-original`).join(',');
    expect(await get(many(200))).toMatchObject({ status: 200 });
    expect(await get(many(201))).toMatchObject({ status: 422 });
    await h.services.db.updateTable('image').set({ bytes: 250_000_001 }).where('id', '=', id).execute();
    expect(await get(`${id}-original`)).toMatchObject({ status: 413, body: { code: 'zip_too_large' } });
  });

  it('is one of two at a time; a finished one makes room', async () => {
    const { id, get } = await start();
    const { objects } = h.services;
    const open = objects.open.bind(objects);
    const waiting: (() => void)[] = [];
    vi.spyOn(objects, 'open').mockImplementation(async (key) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return open(key);
    });
    const two = [get(`${id}-original`), get(`${id}-original`)];
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    const third = await get(`${id}-original`);
    expect(third).toMatchObject({ status: 429, body: { code: 'too_many_zips' } });
    // A refusal is no file.
    expect(third.headers['content-disposition']).toBeUndefined();
    for (const go of waiting) go();
    for (const answer of await Promise.all(two)) expect(answer).toMatchObject({ status: 200 });
    vi.restoreAllMocks();
    expect(await get(`${id}-original`)).toMatchObject({ status: 200 });
  });

  it('is not read for its headers alone, and gives its place back', async () => {
    const { id, token, get } = await start();
    const { objects } = h.services;
    const open = objects.open.bind(objects);
    const opened: Readable[] = [];
    vi.spyOn(objects, 'open').mockImplementation(async (key) => {
      const object = await open(key);
      opened.push(object.stream);
      return object;
    });
    const url = `/api/image_zip?files=${id}-original`;
    const headers = { authorization: `Bearer ${token}` };
    for (let time = 0; time < 3; time += 1)
      expect(await h.program.app.inject({ method: 'HEAD', url, headers })).toMatchObject({
        statusCode: 200,
        body: '',
      });
    await vi.waitFor(() => expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true, true]));
    expect(opened.every(({ readableEnded }) => !readableEnded)).toBe(true);
    const { headers: told, bytes } = await get(`${id}-original`);
    expect(told['content-length']).toBe(String(bytes.length));
  });

  it('whose file is lost never looks whole, and gives its place back', async () => {
    const { id, get } = await start();
    vi.spyOn(h.services.objects, 'open').mockRejectedValue(new Error('gone'));
    for (let time = 0; time < 3; time += 1) {
      const { status, headers } = await get(`${id}-original`);
      // Nor is the refusal saved under its name.
      expect([status, headers['content-disposition']]).toEqual([500, undefined]);
    }
    vi.restoreAllMocks();
    expect(await get(`${id}-original`)).toMatchObject({ status: 200 });
  });
});
