import { describe, expect, it } from 'vitest';
import { encoderSettings, unavailable } from './settings.ts';
import type { Source } from './source.ts';

/** A source with this many megapixels; its samples are never read. */
const source = (megapixels: number, chromaCritical = false): Source => ({
  data: new Uint8Array(),
  width: megapixels * 1000,
  height: 1000,
  channels: 3,
  transparent: false,
  chromaCritical,
  flat: 0,
  gray: false,
  soft: 0,
  uploadBytes: 1,
});
const plenty = 100e9;

describe('encoder settings', () => {
  it.each([
    [1, false, '4:4:4', 3],
    [4, false, '4:4:4', 3],
    [5, false, '4:2:0', 3],
    [5, true, '4:4:4', 3],
    [8, false, '4:2:0', 3],
    [9, false, '4:2:0', 0],
    [9, true, '4:4:4', 0],
  ] as const)(
    '%d megapixels, coloured text %s: AVIF %s at effort %d',
    (megapixels, coloured, chroma, effort) => {
      expect(encoderSettings(source(megapixels, coloured), plenty)).toMatchObject({
        avifChroma: chroma,
        avifEffort: effort,
        jpegChroma: coloured ? '4:4:4' : '4:2:0',
        avifAlone: false,
        reduced: false,
      });
    },
  );

  it.each([
    [0.1, 6],
    [0.11, 4],
    [0.3, 4],
    [0.31, undefined],
  ] as const)('%d megapixels: AVIF polished at effort %s', (megapixels, effort) => {
    expect(encoderSettings(source(megapixels), plenty).avifPolish).toBe(effort);
  });

  it('gives up parallel encodes, colour detail and effort in this order, then refuses', () => {
    const picture = source(2, true);
    const room = (bytesPerPixel: number) => encoderSettings(picture, 150e6 + bytesPerPixel * 2e6);
    expect(room(80)).toMatchObject({ avifAlone: false, avifChroma: '4:4:4', avifEffort: 3, reduced: false });
    expect(room(60)).toMatchObject({ avifAlone: true, avifChroma: '4:4:4', avifEffort: 3, reduced: false });
    expect(room(45)).toMatchObject({ avifAlone: true, avifChroma: '4:2:0', avifEffort: 3, reduced: true });
    expect(room(38)).toMatchObject({ avifAlone: true, avifChroma: '4:2:0', avifEffort: 0, reduced: true });
    expect(() => room(30)).toThrow('The image is too large for the memory available here.');
  });

  it('has room for 64 megapixels in 4 GB, transparent or not', () => {
    for (const transparent of [false, true])
      expect(encoderSettings({ ...source(64), transparent }, 4e9)).toMatchObject({
        avifEffort: 0,
        reduced: false,
      });
  });

  it('names the longest side of a format that cannot hold the picture', () => {
    expect(unavailable('webp', { width: 16_383, height: 1 })).toBeNull();
    expect(unavailable('webp', { width: 1, height: 16_384 })).toEqual({
      sentence: 'WEBP allows at most 16383 pixels per side; this image is 1x16384.',
      why: { code: 'sides', most: 16_383, width: 1, height: 16_384 },
    });
    expect(unavailable('avif', { width: 16_385, height: 1 })?.sentence).toMatch(/^AVIF allows at most 16384/);
    expect(unavailable('jpeg', { width: 65_500, height: 65_501 })?.sentence).toMatch(
      /^JPEG allows at most 65500/,
    );
  });
});
