import { afterAll, describe, expect, it } from 'vitest';
import { animation, flat } from '../../test/pictures.ts';
import type { EncodedPoint } from '../types.ts';
import { createOptimiser } from './optimiser.ts';

const optimiser = createOptimiser();
afterAll(() => optimiser.close());

describe('one quality of one format', { timeout: 60_000 }, () => {
  it('is the same file that a job makes, and measured alike', async () => {
    const bytes = await flat(64, 48);
    const ofJob: EncodedPoint[] = [];
    await optimiser.optimise({
      bytes,
      mode: 'lightweighting',
      target: 0.98,
      onPoint: (point) => ofJob.push(point),
    });
    for (const format of ['jpeg', 'webp', 'avif'] as const) {
      const made = ofJob.find((point) => point.format === format);
      if (!made) throw new Error(`The job made no ${format}.`);
      const { data, ...figures } = made;
      const alone: EncodedPoint[] = [];
      const point = await optimiser.point({
        bytes,
        format,
        quality: made.quality,
        onPoint: (one) => alone.push(one),
      });
      expect(point).toEqual(figures);
      expect(alone).toHaveLength(1);
      expect(Buffer.compare(Buffer.from(alone[0]?.data ?? []), Buffer.from(data))).toBe(0);
    }
  });

  it('says why the format cannot represent the picture', async () => {
    const order = { bytes: await animation('gif'), format: 'jpeg', quality: 50 } as const;
    const error = await optimiser.point(order).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'unavailable' });
    expect(String(error)).toContain('JPEG holds no animation; this image has 6 frames.');
  });

  it.each([0, 101, 50.5])('refuses the quality %s', async (quality) => {
    await expect(optimiser.point({ bytes: await flat(8, 8), format: 'webp', quality })).rejects.toThrow(
      'The quality must be a whole number between 1 and 100.',
    );
  });

  it('is given up at once when it is cancelled', async () => {
    const reason = new Error('changed my mind');
    const signal = AbortSignal.abort(reason);
    const order = { bytes: await flat(8, 8), format: 'webp', quality: 50, signal } as const;
    await expect(optimiser.point(order)).rejects.toBe(reason);
  });
});
