import { describe, expect, it } from 'vitest';
import { runHere } from '../../test/inProcess.ts';
import { fixture, transparentBadge } from '../../test/pictures.ts';
import { openJudge } from '../job/judge.ts';
import { createMeasure } from '../job/measure.ts';
import { createSlots } from '../job/slots.ts';
import { defaultLimits } from '../limits.ts';
import { formats } from '../types.ts';
import { encode } from './encode.ts';
import { encoderSettings } from './settings.ts';
import { sharp } from './sharp.ts';
import { decodeSource, type Source } from './source.ts';

const side = 240;

/** The opacity of a photo at a point: full within a circle, none outside, partial at the edge. */
const alphaAt = (x: number, y: number): number =>
  Math.max(0, Math.min(255, Math.round((90 - Math.hypot(x - side / 2, y - side / 2)) * 32)));

/** A cut-out of a photo on top of something that must stay hidden. */
async function cutOut(hidden: (x: number, y: number) => [number, number, number]): Promise<Buffer> {
  const data = await sharp(fixture('chelsea.png'))
    .resize(side, side, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i += 4) {
      const alpha = alphaAt(x, y);
      data[i + 3] = alpha;
      if (alpha === 0) data.set(hidden(x, y), i);
    }
  return sharp(data, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
}

/** A stand-in for text. */
const secret = (x: number, y: number): [number, number, number] =>
  (x >> 4) % 2 === (y >> 4) % 2 ? [250, 250, 250] : [5, 5, 5];
const nothing = (): [number, number, number] => [0, 0, 0];

/** How much of the secret a file reveals: the correlation of the two where nothing is visible. */
async function recovered(file: Uint8Array): Promise<number> {
  const data = await sharp(file).ensureAlpha().raw().toBuffer();
  const pairs: [number, number][] = [];
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i += 4)
      if (alphaAt(x, y) === 0) pairs.push([data[i + 1] ?? 0, secret(x, y)[1]]);
  const mean = (of: number) => pairs.reduce((sum, pair) => sum + (pair[of] ?? 0), 0) / pairs.length;
  const means = [mean(0), mean(1)] as const;
  const product = (a: 0 | 1, b: 0 | 1) =>
    pairs.reduce((sum, pair) => sum + (pair[a] - means[a]) * (pair[b] - means[b]), 0);
  return Math.abs(product(0, 1)) / Math.sqrt(product(0, 0) * product(1, 1) || 1);
}

/** Every kind of file: all formats from worst to best, including a lossless WEBP. */
async function everyFile(source: Source): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const format of formats)
    for (const quality of [30, 75, 100])
      for (const webpLossless of format === 'webp' && quality === 100 ? [false, true] : [true])
        files.set(
          `${format} ${quality} ${webpLossless}`,
          await encode(source, format, quality, { ...encoderSettings(source, 3e9), webpLossless }),
        );
  const { data, width, height } = source;
  const raw = sharp(data, { raw: { width, height, channels: 4 } });
  files.set('exact lossless webp', await raw.webp({ lossless: true, exact: true }).toBuffer());
  return files;
}

describe('what lies under fully transparent pixels', { timeout: 60_000 }, () => {
  it('is in no file of any format: another secret gives the very same files', async () => {
    const [first, second] = await Promise.all(
      [secret, nothing].map(async (hidden) =>
        everyFile(await decodeSource(await cutOut(hidden), defaultLimits)),
      ),
    );
    for (const [name, file] of first ?? []) {
      expect(Buffer.compare(file, second?.get(name) ?? Buffer.alloc(0)), name).toBe(0);
      expect(await recovered(file), name).toBeLessThan(0.1);
    }
    // The upload itself contains it, which proves that the measurement would detect it.
    expect(await recovered(await cutOut(secret))).toBeGreaterThan(0.99);
  });

  it('is in no file that a job hands out', async () => {
    const { points } = await runHere(await cutOut(secret), 'lightweighting', 0.98);
    for (const { format, quality, data } of points)
      expect(await recovered(data), `${format} ${quality}`).toBeLessThan(0.1);
  });

  it('is nothing at all in a picture of which nothing can be seen', async () => {
    for (const [width, height] of [
      [1, 1],
      [3, 2],
      [40, 7],
    ] as const) {
      const data = Buffer.alloc(width * height * 4, Buffer.from([200, 100, 50, 0]));
      const png = await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
      const source = await decodeSource(png, defaultLimits);
      expect(new Set(source.data)).toEqual(new Set([0]));
    }
  });

  it('changes nothing that can be seen, and makes the files smaller', async () => {
    const bytes = await cutOut((x, y) => [(x * 7 + y * 3) % 256, (x * y) % 256, (x * 5) % 256]);
    const filled = await decodeSource(bytes, defaultLimits);
    const data = await sharp(bytes).ensureAlpha().raw().toBuffer();
    for (let i = 0; i < data.length; i += 4) {
      expect(filled.data[i + 3]).toBe(data[i + 3]);
      if (data[i + 3]) expect([...filled.data.subarray(i, i + 3)]).toEqual([...data.subarray(i, i + 3)]);
    }
    const measure = (source: Source) =>
      createMeasure({
        source,
        judge: openJudge(source),
        settings: encoderSettings(source, 3e9),
        slots: createSlots(2),
        known: [],
        onPoint: () => {},
        signal: new AbortController().signal,
      })('avif', 60);
    const [before, after] = [await measure({ ...filled, data }), await measure(filled)];
    expect(after.bytes).toBeLessThan(before.bytes * 0.7);
    expect(after.ssim).toBeGreaterThan(before.ssim - 0.001);
  });

  it('a soft edge stays small', async () => {
    const source = await decodeSource(await transparentBadge(), defaultLimits);
    const flat = Uint8Array.from(source.data);
    for (let i = 0; i < flat.length; i += 4) if (flat[i + 3] === 0) flat.fill(0, i, i + 3);
    const settings = encoderSettings(source, 3e9);
    const [smooth, hard] = [
      await encode(source, 'avif', 60, settings),
      await encode({ ...source, data: flat }, 'avif', 60, settings),
    ];
    expect(smooth.length).toBeLessThan(hard.length);
  });
});
