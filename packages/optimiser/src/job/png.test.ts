import { describe, expect, it } from 'vitest';
import { type JobRun, runHere } from '../../test/inProcess.ts';
import { banner, blackText, fixture, transparentBadge } from '../../test/pictures.ts';
import { sharp } from '../codec/sharp.ts';
import { decodeSource } from '../codec/source.ts';
import { defaultLimits } from '../limits.ts';
import { formats } from '../types.ts';

function pngOf({ result, points }: JobRun, quality = result.more.png?.quality): Uint8Array {
  const found = points.find((point) => point.format === 'png' && point.quality === quality);
  if (!found) throw new Error('No PNG');
  return found.data;
}

describe('PNG beside the three formats', { timeout: 60_000 }, () => {
  it('text: a palette far smaller than the JPEG', async () => {
    const run = await runHere(await blackText(), 'lightweighting', 0.98);
    const { png } = run.result.more;
    expect(png?.ssim).toBeGreaterThanOrEqual(0.98);
    expect(png?.flags).not.toContain('visible damage');
    expect(png?.size).toBeLessThan((run.result.jpeg.size ?? 0) / 2);
    expect(pngOf(run)).toHaveLength(png?.size ?? 0);
    expect((await sharp(pngOf(run)).metadata()).format).toBe('png');
  });

  it.each([
    ['an ad', () => banner(120, 60)],
    ['text', blackText],
    ['a transparent badge', transparentBadge],
    [
      'gray',
      () => sharp(fixture('chelsea.png')).resize(60).grayscale().toColourspace('b-w').png().toBuffer(),
    ],
  ])('quality 100 of %s has every pixel', async (_, draw) => {
    const bytes = await draw();
    const run = await runHere(bytes, 'lightweighting', 0.98);
    const source = await decodeSource(bytes, defaultLimits);
    const again = await decodeSource(pngOf(run, 100), defaultLimits);
    expect(Buffer.from(again.data).equals(Buffer.from(source.data))).toBe(true);
  });

  it('a gradient with text: a palette half as large as the JPEG, undamaged', async () => {
    const { result } = await runHere(await banner(320, 50, false), 'lightweighting', 0.98, [], 'google-ads');
    const { png, preset } = result.more;
    expect(png?.flags).toEqual([]);
    expect(png?.size).toBeLessThan((result.jpeg.size ?? 0) * 0.6);
    expect(preset?.recommended).toBe('png');
  });

  it('is recommended for the web where it is smaller than each of the three', async () => {
    const { result } = await runHere(await blackText(), 'lightweighting', 0.98);
    const { png, recommended } = result.more;
    expect(recommended).toBe('png');
    for (const format of formats) expect(png?.size).toBeLessThan(result[format].size ?? 0);
    expect(formats).toContain(result.recommended);
    expect(
      (await runHere(await banner(300, 250), 'lightweighting', 0.98)).result.more.recommended,
    ).toBeUndefined();
  });

  it('is not recommended with broken colours only because it alone is smaller than a light upload', async () => {
    const light = await sharp(await banner(300, 250))
      .avif({ quality: 50 })
      .toBuffer();
    const { result } = await runHere(light, 'file_size', Math.ceil(light.length / 1000) + 1);
    expect(result.more.png?.flags).toEqual(['visible damage']);
    expect(result.more.recommended).toBeUndefined();
    expect(result.recommended).toBeNull();
  });

  it('a palette that loses colours does not reach the target, whatever its SSIM', async () => {
    const run = await runHere(await banner(300, 250), 'lightweighting', 0.94);
    const few = run.points.filter(({ format, quality }) => format === 'png' && quality < 100);
    expect(few.length).toBeGreaterThan(0);
    expect(few.length).toBeLessThanOrEqual(4);
    const { png } = run.result.more;
    expect(png?.fidelity).toBeGreaterThanOrEqual(62);
  });
});

describe('a preset', { timeout: 60_000 }, () => {
  const google = (bytes: Buffer) => runHere(bytes, 'lightweighting', 0.98, [], 'google-ads');

  it('recommends a file that can be uploaded there, beside what the web would take', async () => {
    const { result } = await google(await banner(300, 250));
    expect(result.more.preset).toMatchObject({ id: 'google-ads', limit: 150_000 });
    expect(['jpeg', 'png']).toContain(result.more.preset?.recommended);
    expect(['webp', 'avif']).toContain(result.recommended);
    const breaks = Object.fromEntries(
      (result.more.preset?.files ?? []).map((file) => [file.format, file.breaks]),
    );
    expect(breaks).toEqual({ jpeg: [], webp: ['format'], avif: ['format'], png: [] });
  });

  it('keeps its limit', async () => {
    const photo = await sharp(fixture('seeding-600x500.png')).resize(1500, 1250).sharpen().png().toBuffer();
    const { result } = await runHere(photo, 'lightweighting', 0.99, [], 'google-ads');
    expect(result.limit).toBe(150_000);
    expect(result.jpeg.size).toBeLessThanOrEqual(150_000);
    expect(result.jpeg.flags).toContain('size limit');
  });

  it('is absent where none was named', async () => {
    const { result } = await runHere(await blackText(), 'lightweighting', 0.98);
    expect(result.more.preset).toBeUndefined();
  });
});
