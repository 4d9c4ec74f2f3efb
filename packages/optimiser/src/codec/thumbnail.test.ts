import { describe, expect, it } from 'vitest';
import { animation, flat, turned } from '../../test/pictures.ts';
import { defaultLimits } from '../limits.ts';
import { sharp } from './sharp.ts';
import { makeThumbnail } from './thumbnail.ts';

const seen = async (bytes: Uint8Array) => {
  const file = await makeThumbnail(bytes, defaultLimits);
  const { format, width, height, pages } = await sharp(file).metadata();
  return { format, width, height, pages };
};

describe('a thumbnail', () => {
  it.each([
    [970, 250, 112, 29],
    [160, 600, 30, 112],
    [20, 8, 20, 8],
  ])('of %d x %d pixels is a WEBP of %d x %d', async (width, height, w, h) => {
    expect(await seen(await flat(width, height))).toMatchObject({ format: 'webp', width: w, height: h });
  });

  it('shows the upright picture', async () => {
    const { width = 0, height = 0 } = await sharp(await turned(6))
      .autoOrient()
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info);
    const small = await seen(await turned(6));
    expect(Math.sign(small.width - small.height)).toBe(Math.sign(width - height));
  });

  it('of an animation is its first frame', async () => {
    expect((await seen(await animation('gif'))).pages).toBeUndefined();
  });

  it('keeps transparency', async () => {
    const glass = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const [, , , alpha] = await sharp(await makeThumbnail(glass, defaultLimits))
      .raw()
      .toBuffer();
    expect(alpha).toBe(128);
  });

  it('is not made of what cannot be read', async () => {
    await expect(makeThumbnail(Buffer.from('text'), defaultLimits)).rejects.toThrow('Unsupported image');
  });
});
