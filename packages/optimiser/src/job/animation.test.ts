import { describe, expect, it } from 'vitest';
import { runHere } from '../../test/inProcess.ts';
import { manyFrames } from '../../test/oddFiles.ts';
import { animation, fixture } from '../../test/pictures.ts';
import { countFrames } from '../codec/frameCount.ts';
import { inspect } from '../codec/inspect.ts';
import { sharp } from '../codec/sharp.ts';
import { decodeSource } from '../codec/source.ts';
import { defaultLimits } from '../limits.ts';
import { msSsim, ssim } from '../metric/compare.ts';

const run = { frames: 6, seconds: 1.59, fps: 3.77, loops: 3 };

describe('animations', { timeout: 60_000 }, () => {
  it.each(['gif', 'webp'] as const)('%s: described by one frame and by how it runs', async (format) => {
    const bytes = await animation(format);
    const info = await inspect(bytes);
    // The WEBP encoder merges the identical frames at the end.
    const frames = format === 'gif' ? run : { ...run, frames: 4, fps: 2.52 };
    expect(info).toMatchObject({
      width: 120,
      height: 100,
      format: format.toUpperCase(),
      media_type: `image/${format}`,
      megapixels: 0.01,
      transparency: false,
      animation: frames,
    });
    expect(info.bpp).toBe(Number(((bytes.length * 8) / (120 * 100 * frames.frames)).toFixed(3)));
  });

  it('a GIF becomes an animated WEBP and GIF that run as it does', async () => {
    const { result, points } = await runHere(await animation('gif'), 'lightweighting', 0.96);
    expect(result).toMatchObject({ width: 120, height: 100, more: { animation: run } });
    expect(result.jpeg.unavailable).toBe('JPEG holds no animation; this image has 6 frames.');
    expect(result.jpeg).toMatchObject({ why: { code: 'no-animation', frames: 6 } });
    expect(result.avif.unavailable).toBe('Animated AVIF cannot be written; this image has 6 frames.');
    expect(result.recommended).toBe('webp');
    for (const [format, found] of [
      ['webp', result.webp],
      ['gif', result.more.gif],
    ] as const) {
      const file = points.find((point) => point.format === format && point.quality === found?.quality);
      expect(file?.data).toHaveLength(found?.size ?? 0);
      const metadata = await sharp(file?.data).metadata();
      expect(metadata).toMatchObject({ format, width: 120, height: 100, loop: 3 });
      expect(metadata.delay?.reduce((a, b) => a + b)).toBe(1590);
    }
  });

  it('similarity is the mean of the frames, and the worst one is told', async () => {
    const bytes = await animation('gif');
    const { result, points } = await runHere(bytes, 'lightweighting', 0.95);
    const { data } = await decodeSource(bytes, defaultLimits);
    const length = data.length / 6;
    for (const point of points.filter(({ format }) => format === 'webp').slice(0, 3)) {
      // Without the merged frames: the last one stands for three.
      const decoded = await sharp(point.data, { pages: -1 }).removeAlpha().raw().toBuffer();
      const shown = [0, 1, 2, 3, 3, 3];
      const picture = (samples: Uint8Array | Uint8ClampedArray, index: number) => ({
        data: samples.subarray(index * length, (index + 1) * length),
        width: 120,
        height: 100,
      });
      const each = shown.map((index, i) => [picture(data, i), picture(decoded, index)] as const);
      const mean = (values: number[]) => values.reduce((a, b) => a + b) / values.length;
      expect(point.ssim).toBeCloseTo(mean(each.map(([a, b]) => ssim(a, b))), 9);
      expect(point.ms_ssim).toBeCloseTo(mean(each.map(([a, b]) => msSsim(a, b))), 9);
      expect(point.worst_ssim).toBeCloseTo(Math.min(...each.map(([a, b]) => ssim(a, b))), 9);
    }
    expect(result.webp.ssim).toBeGreaterThanOrEqual(0.95);
    expect(result.webp.unavailable === undefined && result.webp.worst_ssim).toBeLessThanOrEqual(
      result.webp.ssim ?? 0,
    );
  });

  it('a limit holds for the whole file, and bits per pixel for every frame', async () => {
    const bytes = await animation('gif');
    const decided = await runHere(bytes, 'file_size', 12);
    expect(decided.result.webp.size).toBeLessThanOrEqual(12_000);
    expect(decided.result.more.gif?.size).toBeLessThanOrEqual(12_000);
    expect((await runHere(bytes, 'bpp', 0.5)).result.limit).toBe((120 * 100 * 6) / 16);
  });

  it('transparent frames stay transparent', async () => {
    const label = await sharp({
      create: { width: 40, height: 30, channels: 4, background: '#d3122b' },
    })
      .extend({ top: 10, bottom: 10, left: 10, right: 10, background: '#0000' })
      .raw()
      .toBuffer();
    const frames = Buffer.concat([label, Buffer.from(label).fill(0), label]);
    const bytes = await sharp(frames, { raw: { width: 60, height: 150, channels: 4, pageHeight: 50 } })
      .gif({ delay: [100, 100, 100], keepDuplicateFrames: true })
      .toBuffer();
    expect(await inspect(bytes)).toMatchObject({ transparency: true, animation: { frames: 3, loops: null } });
    const { result, points } = await runHere(bytes, 'lightweighting', 0.98);
    for (const { data, quality } of points) {
      const image = sharp(data, { pages: -1 });
      expect((await image.stats()).isOpaque, String(quality)).toBe(false);
    }
    expect(result.more.gif?.ssim).toBe(1);
  });

  it('a delay of nothing lasts a tenth of a second, as in browsers', async () => {
    expect(await inspect(manyFrames(1, 1, 4, 0))).toMatchObject({ animation: { seconds: 0.4, fps: 10 } });
  });

  it('a still GIF is a picture like any other', async () => {
    const bytes = await sharp(fixture('chelsea.png')).resize(120).gif().toBuffer();
    expect(await inspect(bytes)).toMatchObject({ format: 'GIF', media_type: 'image/gif', width: 120 });
    expect((await inspect(bytes)).animation).toBeUndefined();
    const { result } = await runHere(bytes, 'lightweighting', 0.98);
    expect(result.more.gif).toBeUndefined();
    expect(result.more.png?.size).toBeGreaterThan(0);
    expect(result.recommended).not.toBeNull();
  });
});

describe('animations that ask for too much', () => {
  const advice = 'Make it shorter or smaller, or take fewer frames per second.';
  it.each([
    ['many frames', 1, 1, 501, 'more than 500 frames', '500 frames'],
    ['25 MB of frames', 1, 1, 1_000_000, 'more than 500 frames', '500 frames'],
    ['large frames', 4000, 4000, 3, '3 frames of 4000x4000 pixels', '32 megapixels in all'],
  ])('%s are refused from the header', async (_, width, height, count, said, most) => {
    await expect(inspect(manyFrames(width, height, count))).rejects.toThrow(
      `The animation is too large: ${said}. At most ${most} are allowed. ${advice}`,
    );
  });

  it('as many as are allowed are taken, in GIF and in WEBP', async () => {
    expect(await inspect(manyFrames(1, 1, 500))).toMatchObject({ animation: { frames: 500 } });
    expect(countFrames(await animation('webp'), 500)).toBe(4);
    expect(countFrames(await animation('gif'), 500)).toBe(6);
    expect(countFrames(await animation('gif'), 3)).toBe(3);
  });

  it('a canvas beyond the limit is refused as a still one is', async () => {
    await expect(inspect(manyFrames(65_535, 65_535, 2))).rejects.toThrow('At most 64 megapixels');
  });

  it.each(['gif', 'webp'] as const)('%s: one cut off in any frame is damaged', async (format) => {
    const bytes = await animation(format);
    for (const share of [0.3, 0.5, 0.8, 0.9, 0.99])
      await expect(inspect(bytes.subarray(0, bytes.length * share)), `${share}`).rejects.toThrow(
        'is damaged',
      );
  });

  it('a GIF that lacks only its last byte, the trailer, is whole', async () => {
    const bytes = await animation('gif');
    expect(await inspect(bytes.subarray(0, -1))).toMatchObject({ animation: { frames: 6 } });
  });
});
