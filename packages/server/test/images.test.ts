import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import {
  animated,
  chunk,
  drawing,
  glass,
  hdr,
  movingGif,
  png,
  profile,
  svg,
  tiff,
  vast,
} from './pictures.ts';

const LIMIT = 300_000;
const chelsea = await readFile(new URL('../src/seed/pictures/chelsea.png', import.meta.url));

let h: Harness;
let ana: Person;

beforeAll(async () => {
  h = await startHarness({ UPLOAD_MAX_BYTES: String(LIMIT), UPLOAD_MAX_MEGAPIXELS: '1' });
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
});
afterEach(() => vi.restoreAllMocks());

const upload = (bytes: Buffer, name = 'banner.png', headers = {}) =>
  h.call('uploadImage', { token: ana.token, file: { name, bytes }, headers });
const uploaded = async (bytes: Buffer, name?: string) => (await upload(bytes, name)).body.data;
const at = (operation: 'getImage' | 'getImageInfo' | 'deleteImage', id: number, headers = {}) =>
  h.call(operation, { token: ana.token, params: { id }, headers });

/** Every file below the object store. */
const files = async (): Promise<string[]> =>
  (await readdir(join(h.services.config.dataDir, 'objects'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('an upload', () => {
  it('is described by what its bytes say', async () => {
    const { status, body } = await upload(chelsea, '../../pictures/Chelsea, die Katze – 東京.png');
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      filename: 'Chelsea, die Katze – 東京.png',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      sha256: createHash('sha256').update(chelsea).digest('hex'),
      size: 240.5,
      dimensions: '451x300',
      width: 451,
      height: 300,
      format: 'PNG',
      color_space: 'sRGB',
      bit_depth: 8,
      bpp: 14.221,
      transparency: false,
      megapixels: 0.14,
    });
    expect((await at('getImageInfo', body.data.id)).body).toEqual(body);
  });

  it('is called transparent only when something is see-through', async () => {
    expect(await uploaded(glass())).toMatchObject({ transparency: true, dimensions: '64x64' });
    expect(await uploaded(drawing())).toMatchObject({ transparency: false, dimensions: '96x64' });
  });

  it('is told by its bytes, not by its name', async () => {
    expect(await uploaded(drawing(), 'photo.jpg')).toMatchObject({ filename: 'photo.jpg', format: 'PNG' });
  });

  it('is listed newest first', async () => {
    const first = await uploaded(drawing(1));
    const second = await uploaded(drawing(2));
    const { body } = await h.call('listImages', { token: ana.token });
    expect(body).toEqual({ data: [second, first] });
  });

  it('is kept once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `upload-${ana.id}-key` };
    const send = (bytes: Buffer) =>
      h.call('uploadImage', { token: ana.token, headers, file: { name: 'a.png', bytes } });
    const first = await send(drawing());
    expect((await send(drawing())).body).toEqual(first.body);
    expect(await send(drawing(7))).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect((await h.call('listImages', { token: ana.token })).body.data).toHaveLength(1);
  });
});

it('an animated GIF is taken and told', async () => {
  const { body } = await upload(movingGif(), 'moving.gif');
  expect(body.data).toMatchObject({
    format: 'GIF',
    dimensions: '1x1',
    animation: { frames: 2, seconds: 0.6, fps: 3.33, loops: 3 },
  });
});

describe('an upload is refused', () => {
  const accepted = /PNG, JPG, WEBP, AVIF or GIF\.$/;
  it.each<[string, Buffer, number, string, RegExp]>([
    ['that is empty', Buffer.alloc(0), 415, 'file_empty', accepted],
    ['of text', Buffer.from('not a picture'), 415, 'not_a_picture', accepted],
    ['of HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'not_a_picture', accepted],
    ['of SVG', svg(), 415, 'not_a_picture', accepted],
    ['of TIFF', tiff(), 415, 'not_a_picture', accepted],
    [
      'that moves',
      animated(),
      415,
      'animation_unreadable',
      /^An animated PNG or AVIF cannot be read\. Save the animation as GIF or WEBP/,
    ],
    ['in HDR', hdr(), 415, 'image_hdr', /^An HDR image cannot be read\./],
    ['that is cut off', chelsea.subarray(0, 100_000), 415, 'image_damaged', accepted],
    [
      'with too many bytes',
      Buffer.concat([chelsea, Buffer.alloc(LIMIT)]),
      413,
      'file_too_large',
      /at most 0\.3 MB/,
    ],
    ['with too many pixels', vast(1001, 1000), 413, 'image_too_large', /[Aa]t most 1 megapixels/],
  ])('%s', async (_what, bytes, status, code, sentence) => {
    const before = (await files()).length;
    const answer = await upload(bytes, 'banner.png');
    expect(answer).toMatchObject({ status, body: { code, detail: expect.stringMatching(sentence) } });
    expect((await h.call('listImages', { token: ana.token })).body.data).toEqual([]);
    expect(await files()).toHaveLength(before);
  });

  it.each([
    [
      'image_too_large',
      { megapixels: 1 },
      () => vast(1001, 1000),
      {
        en: 'The image is too large. At most 1 megapixels are allowed.',
        de: 'Das Bild ist zu groß: Erlaubt sind höchstens 1 Megapixel.',
        fr: 'L’image est trop grande : 1 mégapixels au plus sont autorisés.',
      },
    ],
    [
      'animation_too_large',
      { frames: 500, megapixels: 1 },
      () => movingGif(501),
      {
        en: 'The animation is too large: more than 500 frames. At most 500 frames are allowed. Make it shorter or smaller, or take fewer frames per second.',
        de: 'Die Animation ist zu groß: Erlaubt sind höchstens 500 Bilder und zusammen 1 Megapixel.',
        fr: 'L’animation est trop grande : elle peut compter au plus 500 images et 1 mégapixels au total.',
      },
    ],
    [
      'too_many_scans',
      { scans: 100 },
      () => Buffer.from([0xff, 0xd8, ...Array.from({ length: 101 }, () => [0xff, 0xda, 0, 2]).flat()]),
      {
        en: 'The JPEG has more than 100 scans. Save it with fewer, or as a baseline JPEG.',
        de: 'Das JPEG hat mehr als 100 Scans. Speichern Sie es mit weniger oder als Baseline-JPEG.',
        fr: 'Le JPEG a plus de 100 passes. Enregistrez-le avec moins de passes, ou en JPEG non progressif.',
      },
    ],
  ])('too large: %s names the limit in each language', async (code, params, draw, sentences) => {
    for (const [language, detail] of Object.entries(sentences))
      expect(await upload(draw(), 'banner.png', { 'accept-language': language })).toMatchObject({
        status: 413,
        body: { code, params, detail },
      });
  });

  it.each([
    ['is empty', Buffer.alloc(0), 'Die Datei ist leer. Verwenden Sie PNG, JPG, WEBP, AVIF oder GIF.'],
    [
      'is damaged',
      chelsea.subarray(0, 100_000),
      'Das Bild ist beschädigt und nicht lesbar. Verwenden Sie PNG, JPG, WEBP, AVIF oder GIF.',
    ],
    [
      'is of another kind',
      Buffer.from('text'),
      'Diese Datei ist kein lesbares Bild. Verwenden Sie PNG, JPG, WEBP, AVIF oder GIF.',
    ],
  ])('that %s, with the reason in the caller’s language', async (_what, bytes, detail) => {
    const { body } = await upload(bytes, 'banner.png', { 'accept-language': 'de' });
    expect(body.detail).toBe(detail);
  });

  it('without a file name, and is told so', async () => {
    const { token } = ana;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const part = (extra: string) =>
      `--x\r\nContent-Disposition: form-data; name="file"\r\n${extra}\r\n${'picture'.repeat(100)}\r\n--x--\r\n`;
    for (const extra of ['', 'Content-Type: image/png\r\n', 'Content-Type: application/octet-stream\r\n'])
      expect(await h.call('uploadImage', { token, headers, body: part(extra) })).toMatchObject({
        status: 422,
        body: {
          errors: [
            {
              path: 'file',
              message: 'The file has no name. Send it with a file name, such as banner.png.',
            },
          ],
        },
      });
  });

  it('with a colour profile of more than 1 MB, which is not read', async () => {
    const icc = (bytes: number) => {
      const name = Buffer.from('Big\0\0', 'latin1');
      return chunk('iCCP', Buffer.concat([name, deflateSync(profile(bytes))]));
    };
    const big = png(8, 8, () => [1, 2, 3], [icc(1_000_001)]);
    expect(await upload(big)).toMatchObject({
      status: 413,
      body: {
        code: 'profile_too_large',
        params: { megabytes: 1 },
        detail: 'The colour profile of the image is too large. At most 1 MB is allowed.',
      },
    });
    const { color_space } = await uploaded(png(8, 8, () => [1, 2, 3], [icc(900_000)]));
    expect(color_space).toBe('A'.repeat(64));
  });

  it('in another field, without a file, or not as a form', async () => {
    const { token } = ana;
    const file = { name: 'a.png', bytes: drawing(), field: 'picture' };
    expect(await h.call('uploadImage', { token, file })).toMatchObject({ status: 422 });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await h.call('uploadImage', { token, headers, body: '--x--\r\n' })).toMatchObject({ status: 422 });
    expect(await h.call('uploadImage', { token, body: {} })).toMatchObject({
      status: 415,
      body: { code: 'not_multipart' },
    });
  });

  it('when the disk is full, and taken again once there is room', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(h.services.objects, 'put').mockRejectedValueOnce(full);
    expect(await upload(drawing())).toMatchObject({ status: 507, body: { detail: expect.any(String) } });
    expect(await upload(drawing())).toMatchObject({ status: 201 });
  });

  it('alone: the next one is taken', async () => {
    const answers = await Promise.all([upload(svg()), upload(drawing()), upload(tiff()), upload(glass())]);
    expect(answers.map(({ status }) => status)).toEqual([415, 201, 415, 201]);
  });
});

describe('the picture', () => {
  it('comes back byte for byte, as an opaque file', async () => {
    const { id } = await uploaded(chelsea);
    const answer = await at('getImage', id);
    expect(answer.bytes.equals(chelsea)).toBe(true);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'content-length': String(chelsea.length),
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining('private'),
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-disposition': 'attachment; filename=banner.png',
        etag: `"${createHash('sha256').update(chelsea).digest('hex')}"`,
      },
    });
  });

  it('is saved under its name, whatever characters that has', async () => {
    const { id } = await uploaded(drawing(), 'a; filename=evil.html\u202e 東京.png');
    expect((await at('getImage', id)).headers['content-disposition']).toBe(
      `attachment; filename="a; filename=evil.html ??.png"; filename*=UTF-8''a%3B%20filename%3Devil.html%20%E6%9D%B1%E4%BA%AC.png`,
    );
  });

  it('is not sent again to someone who has it', async () => {
    const { id } = await uploaded(drawing());
    const { etag } = (await at('getImage', id)).headers;
    const answer = await at('getImage', id, { 'if-none-match': String(etag) });
    expect(answer.status).toBe(304);
    expect(answer.bytes).toHaveLength(0);
  });

  it('is gone once it is deleted, and its file a day later', async () => {
    const { id } = await uploaded(drawing());
    const kept = await h.services.db
      .selectFrom('image')
      .select('object_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await at('deleteImage', id)).toMatchObject({ status: 204 });
    expect(await at('getImage', id)).toMatchObject({ status: 404, body: { code: 'image_not_found' } });
    expect(await at('deleteImage', id)).toMatchObject({ status: 404, body: { code: 'image_not_found' } });
    expect(await h.services.objects.read(kept.object_key)).toEqual(drawing());
    h.pass(25 * 3_600_000);
    await cleanUp(h.services);
    await vi.waitFor(() => expect(h.services.objects.read(kept.object_key)).rejects.toThrow('No object'), {
      timeout: 20_000,
    });
  });
});
