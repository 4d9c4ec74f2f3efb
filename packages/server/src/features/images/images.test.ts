import { describe, expect, it } from 'vitest';
import { describeImage } from './describe.ts';

describe('describeImage', () => {
  const image = {
    id: 5,
    org_id: 1,
    filename: 'seeding.jpg',
    sha256: 'x',
    object_key: 'x',
    bytes: 241_270,
    width: 1200,
    height: 675,
    format: 'JPEG' as const,
    color_space: 'sRGB',
    bit_depth: 8,
    has_alpha: false,
    created_by: 1,
    deleted_at: null,
    processed_bytes: 0,
    created_at: new Date('2026-11-21T09:30:00Z'),
    frames: null,
    seconds: null,
    loops: null,
  };

  it('derives size, dimensions, bits per pixel and megapixels', () => {
    expect(describeImage(image)).toEqual({
      id: 5,
      filename: 'seeding.jpg',
      created_at: '2026-11-21T09:30:00.000Z',
      sha256: 'x',
      size: 241.3,
      dimensions: '1200x675',
      width: 1200,
      height: 675,
      format: 'JPEG',
      color_space: 'sRGB',
      bit_depth: 8,
      bpp: 2.383,
      transparency: false,
      megapixels: 0.81,
    });
  });

  it('says how an animation runs, and counts its bits for every frame', () => {
    expect(describeImage({ ...image, frames: 10, seconds: 4, loops: null })).toMatchObject({
      bpp: 0.238,
      megapixels: 0.81,
      animation: { frames: 10, seconds: 4, fps: 2.5, loops: null },
    });
  });

  it('rounds a half of the last decimal up, as the screens round bytes', () => {
    expect(describeImage({ ...image, bytes: 13_850 }).size).toBe(13.9);
  });

  it('bears a single pixel', () => {
    expect(describeImage({ ...image, bytes: 70, width: 1, height: 1 })).toMatchObject({
      bpp: 560,
      megapixels: 0,
      size: 0.1,
    });
  });
});
