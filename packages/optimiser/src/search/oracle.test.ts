import { beforeAll, describe, expect, it } from 'vitest';
import { measureOf } from '../../test/inProcess.ts';
import { banner, fixture } from '../../test/pictures.ts';
import { decodeSource } from '../codec/source.ts';
import { defaultLimits } from '../limits.ts';
import { type Format, formats, type KnownPoint, type Mode } from '../types.ts';
import { searchFormat } from './formatSearch.ts';
import { choose, goalOf } from './goal.ts';
import { anchorsOf, qualities, qualityFloor } from './qualities.ts';

const targets = [0.94, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99];
const pictures: Record<string, () => Promise<Buffer>> = {
  'banner 300x250': () => banner(300, 250),
  'photo 320x213': async () => {
    const { sharp } = await import('../codec/sharp.ts');
    return sharp(fixture('chelsea.png')).resize(320).png().toBuffer();
  },
};

describe.each(Object.entries(pictures))('%s against brute force', (_, draw) => {
  const all = new Map<Format, KnownPoint[]>();
  let [width, height] = [0, 0];

  beforeAll(async () => {
    const source = await decodeSource(await draw(), defaultLimits);
    ({ width, height } = source);
    const measure = measureOf(source);
    await Promise.all(
      formats.map(async (format) => {
        const points = await Promise.all(qualities[format].map((quality) => measure(format, quality)));
        all.set(format, points);
      }),
    );
  }, 120_000);

  /** What the search finds when every encode is looked up, and how many it asked for. */
  async function search(format: Format, mode: Mode, target: number | null, anchored: boolean) {
    const goal = goalOf(mode, target, width, height);
    const every = all.get(format) ?? [];
    const anchors = anchored ? anchorsOf(format, width * height, true) : [];
    let encodes = 0;
    const points = await searchFormat({
      format,
      goal,
      pixels: width * height,
      known: every.filter(({ quality }) => anchors.includes(quality)),
      measure: async (quality) => {
        encodes += 1;
        const point = every.find((one) => one.quality === quality);
        if (!point) throw new Error(`${format} ${quality} is no distinct quality`);
        return point;
      },
    });
    const floor = qualityFloor[format];
    return { found: choose(points, goal, floor), best: choose(every, goal, floor), encodes };
  }

  const similarityModes = ['lightweighting', 'ms-lightweighting'] as const;

  it.each(similarityModes)('%s: the smallest file that meets the target', async (mode) => {
    for (const target of targets)
      for (const format of formats) {
        const { found, best, encodes } = await search(format, mode, target, true);
        if (format === 'webp')
          expect(found?.point.bytes).toBeLessThanOrEqual((best?.point.bytes ?? 0) * 1.05);
        else expect(found?.point.quality, `${format} ${target}`).toBe(best?.point.quality);
        expect(found?.flags).toEqual(best?.flags);
        expect(encodes).toBeLessThanOrEqual(7);
      }
  });

  it.each(similarityModes)('%s: the same without anchors, as for large pictures', async (mode) => {
    for (const target of targets)
      for (const format of ['jpeg', 'avif'] as const) {
        const { found, best, encodes } = await search(format, mode, target, false);
        expect(found?.point.quality, `${format} ${target}`).toBe(best?.point.quality);
        expect(encodes).toBeLessThanOrEqual(8);
      }
  });

  it.each([
    ['file_size', 3],
    ['file_size', 12],
    ['file_size', 30],
    ['bpp', 0.4],
    ['bpp', 2],
  ] as const)('%s %d: the most similar file that fits', async (mode, target) => {
    for (const format of formats) {
      const { found, best, encodes } = await search(format, mode, target, true);
      expect((best?.point.ssim ?? 1) - (found?.point.ssim ?? 0), format).toBeLessThan(0.002);
      expect(found?.flags).toEqual(best?.flags);
      expect(encodes).toBeLessThanOrEqual(8);
    }
  });
});
