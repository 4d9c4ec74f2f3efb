import { describe, expect, it } from 'vitest';
import { fileOf, runHere } from '../../test/inProcess.ts';
import { banner, blackText, fixture, flat, photo, transparentBadge } from '../../test/pictures.ts';
import { sharp } from '../codec/sharp.ts';
import { formats } from '../types.ts';

/** The two subsampling bits of an AVIF's `av1C` box (AV1 Codec ISO Media File Format Binding, section 2.3). */
const halvesChroma = (avif: Uint8Array): boolean =>
  ((avif[Buffer.from(avif).indexOf('av1C') + 6] ?? 0) & 0b1100) !== 0;

describe('what a result says', { timeout: 180_000 }, () => {
  it('quality floor on a flat picture, which no quality damages', async () => {
    const { result } = await runHere(await flat(200, 200), 'ms-lightweighting', 0.98);
    for (const format of ['jpeg', 'avif'] as const)
      expect(result[format]).toMatchObject({ ssim: 1, flags: ['quality floor'] });
    expect(result.webp).toMatchObject({ ssim: 1, quality: 100, flags: ['lossless'] });
    expect(result.avif.size).toBeLessThan(600);
  });

  it('quality floor where a smaller file that reaches the target is visibly damaged', async () => {
    const upload = await photo().png().toBuffer();
    const low = await runHere(upload, 'lightweighting', 0.94);
    const high = await runHere(upload, 'lightweighting', 0.98);
    for (const format of ['webp', 'avif'] as const) {
      expect(low.result[format].ssim).toBeGreaterThan(0.95);
      expect(low.result[format].flags).toEqual(['quality floor']);
      expect(high.result[format].flags).toEqual([]);
    }
  });

  it('no saving, and nothing recommended, for a JPEG that is small already', async () => {
    const tiny = await photo().jpeg({ quality: 12, mozjpeg: true }).toBuffer();
    const { result } = await runHere(tiny, 'lightweighting', 0.99);
    for (const format of formats) expect(result[format].flags).toContain('no saving');
    expect(result.recommended).toBeNull();
  });

  it('target not reached with the smallest file, when a size cannot be kept', async () => {
    const { result } = await runHere(await banner(300, 250), 'file_size', 1);
    expect(result.limit).toBe(1000);
    expect(result.jpeg.flags).toContain('target not reached');
    expect(result.jpeg.size).toBe(Math.min(...result.jpeg.data_points.map(([, bytes]) => bytes)));
  });

  it('0.15 bits per pixel of 300x250 are 1406 bytes', async () => {
    const { result } = await runHere(await banner(300, 250), 'bpp', 0.15);
    expect(result.limit).toBe(1406);
  });

  it('a generous size is not filled: half the loss of the recommended similarity is enough', async () => {
    const { result } = await runHere(await photo().png().toBuffer(), 'file_size', 100_000);
    for (const format of formats) {
      const { ssim, data_points, size, flags } = result[format];
      expect(ssim).toBeGreaterThanOrEqual(0.995);
      const better = data_points.filter((point) => point[2] >= 0.995);
      expect(size).toBe(Math.min(...better.map(([, bytes]) => bytes)));
      expect(flags).toEqual([]);
    }
    const sizes = formats.map((format) => result[format].size ?? 0);
    expect(result[result.recommended ?? 'jpeg'].size).toBe(Math.min(...sizes));
  });

  it('black text: the lossless WEBP, which is the smallest, whatever is asked', async () => {
    const text = await blackText();
    for (const [mode, target] of [
      ['lightweighting', 0.98],
      ['lightweighting', 0.99],
      ['file_size', 7],
      ['lean', null],
    ] as const) {
      const { result } = await runHere(text, mode, target);
      expect(result.recommended).toBe('webp');
      expect(result.webp).toMatchObject({ quality: 100, ssim: 1, flags: ['lossless'] });
    }
  });

  it('a gray picture in one channel of JPEG', async () => {
    const gray = await photo().toColourspace('b-w').png().toBuffer();
    const run = await runHere(gray, 'lightweighting', 0.98);
    expect((await sharp(fileOf(run, 'jpeg')).metadata()).channels).toBe(1);
  });

  it('a white ground for JPEG only, and JPEG is not recommended for it', async () => {
    const bytes = await transparentBadge();
    const run = await runHere(bytes, 'lightweighting', 0.98);
    expect(run.result.jpeg.flags).toContain('white background');
    expect(run.result.avif.flags).not.toContain('white background');
    expect(run.result.recommended).not.toBe('jpeg');
    const samples = await sharp(fileOf(run, 'jpeg')).raw().toBuffer();
    expect(Math.min(...samples.subarray(0, 3))).toBeGreaterThan(250);
    for (const format of ['webp', 'avif'] as const)
      expect((await sharp(fileOf(run, format)).stats()).isOpaque).toBe(false);
  });

  it('coloured text: full colour detail in JPEG and AVIF, a note for WEBP', async () => {
    const run = await runHere(await banner(300, 250), 'lightweighting', 0.98);
    expect(run.result.webp.flags).toContain('coloured text may blur');
    expect((await sharp(fileOf(run, 'jpeg')).metadata()).chromaSubsampling).toBe('4:4:4');
    expect(halvesChroma(fileOf(run, 'avif'))).toBe(false);
    const plain = await runHere(await photo().png().toBuffer(), 'lightweighting', 0.98);
    expect(plain.result.webp.flags).toEqual([]);
    expect((await sharp(fileOf(plain, 'jpeg')).metadata()).chromaSubsampling).toBe('4:2:0');
  });

  it('the points of a format rise in similarity with size, but for what encoders waver', async () => {
    const { result } = await runHere(fixture('seeding-600x500.png'), 'lightweighting', 0.98);
    for (const format of formats) {
      const bySize = result[format].data_points.toSorted((a, b) => a[1] - b[1]);
      bySize.slice(1).forEach(([, , ssim], i) => {
        expect(ssim).toBeGreaterThan((bySize[i]?.[2] ?? 0) - 0.002);
      });
    }
  });
});
