import { describe, expect, test } from 'vitest';
import { createFormat } from '../format/format.ts';
import type { ImageInfo } from '../types.ts';
import { imageInfo, imageInfoLabels, imageName } from './imageInfo.ts';

const photo: ImageInfo = {
  id: 5,
  filename: 'banner.png',
  created_at: '2026-11-21T09:30:00.000Z',
  size: 1241.3,
  dimensions: '1920x1080',
  format: 'JPEG',
  color_space: 'Display P3',
  bit_depth: 8,
  bpp: 4.7888,
  transparency: false,
  megapixels: 2.0736,
};
const tiles = (image: ImageInfo, locale = 'en-GB') =>
  Object.fromEntries(
    imageInfo(image, createFormat(locale, 'UTC'), imageInfoLabels).map(({ label, value }) => [label, value]),
  );

test('an image is told in ten tiles, in the specified order', () => {
  expect(Object.entries(tiles(photo))).toEqual([
    ['Name', 'banner.png'],
    ['Size (KB)', '1,241.3'],
    ['Dimensions', '1920 × 1080'],
    ['Format', 'JPEG'],
    ['Uploaded', '21 Nov 2026, 09:30 UTC'],
    ['Color Space', 'Display P3'],
    ['Bit Depth', '8'],
    ['BPP', '4.789'],
    ['Transparency', 'No'],
    ['Megapixels', '2.07'],
  ]);
});

describe('single tiles', () => {
  test.each<[string, Partial<ImageInfo>, string]>([
    ['Transparency', { transparency: true }, 'Yes'],
    ['Transparency', { transparency: null }, '–'],
    ['Megapixels', { megapixels: 0.3 }, '0.30'],
    ['Megapixels', { megapixels: 64 }, '64.00'],
    ['Megapixels', { megapixels: 0 }, '<0.01'],
    ['Megapixels', { megapixels: 0.0027 }, '<0.01'],
    ['BPP', { bpp: 0 }, '<0.001'],
    ['Megapixels', { megapixels: undefined }, '–'],
    ['Format', { format: 'webp' }, 'WEBP'],
    ['Format', { format: null }, '–'],
    ['Dimensions', { dimensions: '300 x 250' }, '300 × 250'],
    ['Dimensions', { dimensions: '' }, '–'],
    ['Bit Depth', { bit_depth: 16 }, '16'],
    ['Size (KB)', { size: 0 }, '<0.1'],
    ['Size (KB)', { size: null }, '–'],
    ['Color Space', { color_space: undefined }, '–'],
    ['Name', { filename: null }, 'Image #5'],
  ])('%s of %j reads %s', (label, part, value) => {
    expect(tiles({ ...photo, ...part })[label]).toBe(value);
  });

  test('numbers follow the language', () => {
    expect(tiles(photo, 'de-DE')['Size (KB)']).toBe('1.241,3');
  });
});

test.each([
  [3, 'plays 3 times'],
  [1, 'plays once'],
  [null, 'repeats for ever'],
])('an animation has an eleventh tile: %s runs', (loops, said) => {
  const animated = tiles({ ...photo, animation: { frames: 12, seconds: 6, fps: 2, loops } });
  expect(Object.keys(animated)).toHaveLength(11);
  expect(animated.Animation).toBe(`12 frames in 6.0 s (2.0 per second), ${said}`);
});

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['  ', 'Image #9'],
  ['', 'Image #9'],
  [null, 'Image #9'],
])('the file name %j is shown as %s', (filename, name) => {
  expect(imageName({ id: 9, filename })).toBe(name);
});
