import { beforeAll, describe, expect, it } from 'vitest';
import { type Everything, everyQuality, lookUp } from '../../test/bruteForce.ts';
import { banner, fixture } from '../../test/pictures.ts';
import { decodeSource, type Source } from '../codec/source.ts';
import { defaultLimits } from '../limits.ts';
import { type Format, formats, type KnownPoint, type Mode } from '../types.ts';

const targets = [0.94, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99];
/** Of a polished AVIF, half of the encodes are cheap ones that show the way. */
const most = (picture: string) =>
  picture === polished ? { first: 11, second: 20 } : { first: 7, second: 14 };
const polished = 'banner 120x100';
const pictures: Record<string, () => Promise<Buffer>> = {
  'banner 300x250': () => banner(300, 250),
  [polished]: () => banner(120, 100),
  'photo 320x213': async () => {
    const { sharp } = await import('../codec/sharp.ts');
    return sharp(fixture('chelsea.png')).resize(320).png().toBuffer();
  },
};

describe.each(Object.entries(pictures))('%s against brute force', (picture, draw) => {
  let source: Source;
  let every: Everything;

  beforeAll(async () => {
    source = await decodeSource(await draw(), defaultLimits);
    every = await everyQuality(source);
  }, 600_000);

  const search = (
    format: Format,
    mode: Mode,
    target: number | null,
    anchored: boolean,
    known: readonly KnownPoint[] = [],
  ) => lookUp({ every, source, format, mode, target, anchors: anchored ? 'with lossless' : 'none', known });

  const similarityModes = ['lightweighting', 'ms-lightweighting'] as const;

  it.each(similarityModes)('%s: the smallest file that meets the target', async (mode) => {
    for (const target of targets)
      for (const format of formats) {
        const { found, best, searched } = await search(format, mode, target, true);
        expect(found?.point.bytes, `${format} ${target}`).toBe(best?.point.bytes);
        expect(found?.flags).toEqual(best?.flags);
        // WEBP wavers: up to six qualities below the one found are tried too, and one above.
        const more = format === 'webp' ? 12 : format === 'avif' ? most(picture).first : 7;
        expect(searched).toBeLessThanOrEqual(more);
      }
  });

  it.each(similarityModes)('%s: the same without anchors, as for large pictures', async (mode) => {
    for (const target of targets)
      for (const format of ['jpeg', 'avif'] as const) {
        const { found, best, searched } = await search(format, mode, target, false);
        expect(found?.point.bytes, `${format} ${target}`).toBe(best?.point.bytes);
        expect(searched).toBeLessThanOrEqual(most(picture).first + 1);
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
      const { found, best, searched } = await search(format, mode, target, true);
      expect((best?.point.ssim ?? 1) - (found?.point.ssim ?? 0), format).toBeLessThan(0.002);
      expect(found?.flags).toEqual(best?.flags);
      expect(searched).toBeLessThanOrEqual(8);
    }
  });

  it('a second job at another target is as exact, at most 11 new encodes on the mean', async () => {
    const encodes: number[] = [];
    for (const target of targets) {
      const first = await Promise.all(
        formats.map((format) => search(format, 'lightweighting', target, true)),
      );
      for (const other of targets.filter((one) => one !== target)) {
        let sum = 0;
        for (const [i, format] of formats.entries()) {
          const known = first[i]?.points ?? [];
          const again = await search(format, 'lightweighting', other, true, known);
          sum += again.points.length - known.length;
          if (format !== 'webp') expect(again.found?.point.bytes).toBe(again.best?.point.bytes);
        }
        encodes.push(sum);
      }
    }
    // The most where every WEBP is visibly damaged, which only its highest quality shows.
    expect(Math.max(...encodes)).toBeLessThanOrEqual(most(picture).second);
    expect(encodes.reduce((a, b) => a + b) / encodes.length).toBeLessThanOrEqual(11);
  });
});
