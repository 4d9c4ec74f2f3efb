import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { drawing, movingGif } from './pictures.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '1000' });
});
afterAll(() => h.stop());
afterEach(() => vi.restoreAllMocks());

async function start(bytes = drawing(), name = 'banner.png') {
  const { token } = (await h.make.company()).admin;
  const { body } = await h.call('uploadImage', { token, file: { name, bytes } });
  const id: number = body.data.id;
  return { id, token, get: (headers = {}) => h.call('getThumbnail', { token, params: { id }, headers }) };
}

describe('a thumbnail', () => {
  it('is a small WEBP that a browser keeps, and is made once', async () => {
    const made = vi.spyOn(h.services.optimiser, 'thumbnail');
    const { id, get } = await start();
    const [first, second] = await Promise.all([get(), get()]);
    expect(first).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'content-disposition': `attachment; filename=image-${id}-thumbnail.webp`,
      },
    });
    expect(second.bytes).toEqual(first.bytes);
    expect(await h.services.optimiser.inspect(first.bytes)).toMatchObject({ width: 96, height: 64 });
    const { etag } = first.headers;
    expect(await get({ 'if-none-match': String(etag) })).toMatchObject({ status: 304 });
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('of an animation is still', async () => {
    const { get } = await start(movingGif(), 'loop.gif');
    const { frames } = { frames: undefined, ...(await h.services.optimiser.inspect((await get()).bytes)) };
    expect(frames).toBeUndefined();
  });

  it('is gone with its image', async () => {
    const { id, token, get } = await start();
    expect(await get()).toMatchObject({ status: 200 });
    await h.call('deleteImage', { token, params: { id } });
    expect(await get()).toMatchObject({ status: 404, body: { code: 'image_not_found' } });
  });

  it('of a lost file is not found, and comes back with it', async () => {
    const { get } = await start();
    const lost = vi.spyOn(h.services.optimiser, 'thumbnail').mockRejectedValueOnce(new Error('gone'));
    expect(await get()).toMatchObject({ status: 500 });
    lost.mockRestore();
    expect(await get()).toMatchObject({ status: 200 });
  });
});
