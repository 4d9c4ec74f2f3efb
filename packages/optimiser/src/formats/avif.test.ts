import { describe, expect, it } from 'vitest';
import { measureOf } from '../../test/inProcess.ts';
import { banner, photo } from '../../test/pictures.ts';
import { encode } from '../codec/encode.ts';
import { encoderSettings } from '../codec/settings.ts';
import { decodeSource } from '../codec/source.ts';
import { defaultLimits } from '../limits.ts';
import { searchFormat } from '../search/formatSearch.ts';
import { choose, goalOf } from '../search/goal.ts';
import { scaleOf } from './records.ts';

const { avifPolish: _, ...plain } = encoderSettings(
  await decodeSource(await photo().png().toBuffer(), defaultLimits),
  3e9,
);

describe('AVIF of small pictures', { timeout: 60_000 }, () => {
  it('is at least 5 % smaller than at the usual effort', async () => {
    const source = await decodeSource(await banner(320, 50), defaultLimits);
    const goal = goalOf('lightweighting', 0.98, source);
    const bytesOf = async (isPolished: boolean) => {
      const measure = isPolished ? measureOf(source) : measureOf(source, plain);
      const scale = scaleOf('avif', isPolished);
      const points = await searchFormat({
        format: 'avif',
        scale,
        goal,
        pixels: 16_000,
        measure: (quality) => measure('avif', quality),
        known: [],
      });
      const found = choose(points, goal, scale.floor);
      expect(found?.flags).toEqual([]);
      return found?.point.bytes ?? 0;
    };
    expect(await bytesOf(true)).toBeLessThan((await bytesOf(false)) * 0.95);
  });

  it('has a number for each file: a scout and its successor differ in effort only', async () => {
    const source = await decodeSource(await photo().png().toBuffer(), defaultLimits);
    const { scouts, qualities } = scaleOf('avif', true);
    const file = async (quality: number, settings = plain) =>
      Buffer.from(await encode(source, 'avif', quality, settings));
    for (const quality of scouts) {
      expect(qualities).not.toContain(quality);
      expect(qualities).toContain(quality + 1);
      expect(await file(quality), String(quality)).toEqual(await file(quality + 1));
    }
    const polished = encoderSettings(source, 3e9);
    expect(await file(60, polished)).toEqual(await file(60));
    expect(await file(61, polished)).not.toEqual(await file(61));
  });
});
