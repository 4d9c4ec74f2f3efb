import { describe, expect, it } from 'vitest';
import { fileOf, type JobRun, runHere } from '../../test/inProcess.ts';
import { flippedJpeg, oddScanJpeg } from '../../test/oddFiles.ts';
import { banner, flat, noise, photo, transparentBadge, turned } from '../../test/pictures.ts';
import { inspect } from '../codec/inspect.ts';
import { sharp } from '../codec/sharp.ts';
import { decodeSource } from '../codec/source.ts';
import { defaultLimits } from '../limits.ts';
import { ssim } from '../metric/compare.ts';
import { formats } from '../types.ts';

const raw = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer({ resolveWithObject: true });

/** What every job must satisfy on any picture. */
function expectSound({ result, points, progress }: JobRun): void {
  for (const format of formats) {
    const found = result[format];
    if (found.unavailable !== undefined) {
      expect(found).toMatchObject({ quality: null, data_points: [] });
      continue;
    }
    expect(found.data_points.length).toBeGreaterThan(0);
    for (const [quality, bytes, ssim] of found.data_points) {
      expect(points.some((p) => p.format === format && p.quality === quality && p.bytes === bytes)).toBe(
        true,
      );
      expect(Number.isFinite(ssim)).toBe(true);
      expect(ssim).toBeLessThanOrEqual(1);
    }
    for (const value of [found.ssim, found.ms_ssim]) expect(value).toBeGreaterThan(-1);
    expect(found.data_points.map(([quality]) => quality)).toContain(found.quality);
  }
  expect(progress.at(-1)).toBe(1);
}

describe('pictures of every kind', { timeout: 180_000 }, () => {
  const accepted: Record<string, { draw: () => Promise<Buffer>; info: object }> = {
    'a CMYK JPEG': {
      draw: () => photo().toColourspace('cmyk').jpeg().toBuffer(),
      info: { format: 'JPEG', color_space: 'CMYK', bit_depth: 8 },
    },
    'a CMYK JPEG with a profile': {
      draw: () => photo().withIccProfile('cmyk').jpeg().toBuffer(),
      info: { format: 'JPEG', color_space: 'CMYK' },
    },
    'a Display P3 PNG': {
      draw: () => photo().withIccProfile('p3').png().toBuffer(),
      info: { format: 'PNG', color_space: 'Display P3' },
    },
    'an sRGB JPEG with a profile': {
      draw: () => photo().withIccProfile('srgb').jpeg().toBuffer(),
      info: { format: 'JPEG', color_space: 'sRGB', bit_depth: 8 },
    },
    'a 16-bit PNG': {
      draw: () => photo().toColourspace('rgb16').png().toBuffer(),
      info: { format: 'PNG', color_space: 'RGB', bit_depth: 16 },
    },
    'a 10-bit AVIF': {
      draw: () => photo().avif({ bitdepth: 10 }).toBuffer(),
      info: { format: 'AVIF', bit_depth: 10 },
    },
    'a gray PNG': {
      draw: () => photo().toColourspace('b-w').png().toBuffer(),
      info: { color_space: 'Gray', bit_depth: 8, transparency: false },
    },
    'a gray PNG with transparency': {
      draw: () => photo().ensureAlpha(0.5).toColourspace('b-w').png().toBuffer(),
      info: { color_space: 'Gray', transparency: true },
    },
    'a 1-bit PNG': {
      draw: () => photo().threshold().toColourspace('b-w').png({ palette: true, colours: 2 }).toBuffer(),
      info: { format: 'PNG', bit_depth: 1 },
    },
    'a palette PNG': {
      draw: () => photo().png({ palette: true }).toBuffer(),
      info: { format: 'PNG', bit_depth: 8 },
    },
    'a WEBP': {
      draw: () => photo().webp().toBuffer(),
      info: { format: 'WEBP', media_type: 'image/webp', bit_depth: 8 },
    },
    'an AVIF': {
      draw: () => photo().avif().toBuffer(),
      info: { format: 'AVIF', media_type: 'image/avif', bit_depth: 8 },
    },
    'an RGBA PNG that is opaque': {
      draw: () => photo().ensureAlpha(1).png().toBuffer(),
      info: { transparency: false },
    },
    'a transparent PNG': { draw: transparentBadge, info: { transparency: true } },
    'a fully transparent PNG': {
      draw: () => photo().ensureAlpha(0).png().toBuffer(),
      info: { transparency: true },
    },
    'a JPEG followed by a script': {
      draw: async () =>
        Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from('<?php system($_GET[0]);')]),
      info: { format: 'JPEG' },
    },
    'a JPEG with flipped bits': {
      draw: async () => flippedJpeg(await photo().jpeg().toBuffer()),
      info: { format: 'JPEG', width: 120 },
    },
    'a JPEG with the scan parameters of some phones': {
      draw: async () => oddScanJpeg(await photo().jpeg().toBuffer()),
      info: { format: 'JPEG', width: 120 },
    },
    'a picture of one pixel': { draw: () => flat(1, 1), info: { width: 1, height: 1, megapixels: 0 } },
    'a picture of 10x10': { draw: () => noise(10, 10), info: { width: 10, height: 10 } },
    'a picture of 3x5000': { draw: () => noise(3, 5000), info: { width: 3, height: 5000 } },
    'a mobile banner': { draw: () => banner(320, 50, false), info: { width: 320, height: 50 } },
    'a white picture': { draw: () => flat(200, 200), info: { bpp: expect.any(Number) } },
    'a flat colour': { draw: () => flat(90, 60, '#d3122b'), info: {} },
    noise: { draw: () => noise(150, 150), info: {} },
  };

  it.each(Object.entries(accepted))('%s', async (_, { draw, info }) => {
    const bytes = await draw();
    expect(await inspect(bytes)).toMatchObject({ ...info, bytes: bytes.length });
    const run = await runHere(bytes, 'lightweighting', 0.98);
    expectSound(run);
    for (const format of formats) {
      const metadata = await sharp(fileOf(run, format)).metadata();
      expect(metadata).toMatchObject({ width: run.result.width, height: run.result.height });
      expect(metadata.exif).toBeUndefined();
      expect(metadata.icc).toBeUndefined();
      expect(Buffer.from(fileOf(run, format)).includes('<?php')).toBe(false);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %d: upright, without EXIF', async (orientation) => {
    const bytes = await turned(orientation);
    const sideways = orientation >= 5;
    const size = sideways ? { width: 50, height: 80 } : { width: 80, height: 50 };
    expect(await inspect(bytes)).toMatchObject(size);
    const run = await runHere(bytes, 'lightweighting', 0.99);
    expect(run.result).toMatchObject(size);
    const { data, info } = await raw(fileOf(run, 'jpeg'));
    const upright = await sharp(bytes).autoOrient().raw().toBuffer();
    expect(info).toMatchObject(size);
    // Red or blue in the first corner, as in the picture that a viewer shows.
    expect((data[0] ?? 0) > 128).toBe((upright[0] ?? 0) > 128);
  });

  it.each([
    ['16-bit PNG', () => photo().toColourspace('rgb16').png().toBuffer()],
    ['12-bit AVIF', () => photo().avif({ bitdepth: 12, quality: 90 }).toBuffer()],
    ['CMYK JPEG', () => photo().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['Display P3 PNG', () => photo().withIccProfile('p3').png().toBuffer()],
  ])('a %s is judged by its 8-bit sRGB version', async (_, draw) => {
    const expected = await raw(await photo().png().toBuffer());
    const source = await decodeSource(await draw(), defaultLimits);
    expect(source.channels).toBe(3);
    expect(ssim({ data: expected.data, width: 120, height: expected.info.height }, source)).toBeGreaterThan(
      0.95,
    );
  });

  it('20000x40: WEBP and AVIF are not possible and say why; the job completes', async () => {
    const run = await runHere(await flat(20_000, 40, '#888'), 'lightweighting', 0.98);
    expectSound(run);
    expect(run.result.webp.unavailable).toBe(
      'WEBP allows at most 16383 pixels per side; this image is 20000x40.',
    );
    expect(run.result.avif.unavailable).toBe(
      'AVIF allows at most 16384 pixels per side; this image is 20000x40.',
    );
    expect(run.result.jpeg.quality).toBeGreaterThan(0);
  });
});
