import { byFormat, type FormatResult, formats, type JobResult } from '@leaf/optimiser';
import { describe, expect, it } from 'vitest';
import { contractResult, readResult } from './result.ts';

const found: FormatResult = {
  quality: 62,
  size: 48_211,
  ssim: 0.98012,
  ms_ssim: 0.99634,
  fidelity: 84.1,
  data_points: [
    [45, 31_000, 0.97],
    [62, 48_211, 0.98012],
  ],
  flags: ['white background', 'quality floor'],
};

const outcome: JobResult = {
  width: 20_000,
  height: 40,
  mode: 'lean',
  target: null,
  ...byFormat(() => found),
  webp: {
    quality: null,
    size: null,
    ssim: null,
    ms_ssim: null,
    fidelity: null,
    data_points: [],
    flags: [],
    unavailable: 'Too wide for WEBP.',
    why: { code: 'sides', most: 16_383, width: 20_000, height: 40 },
  },
  avif: { ...found, flags: ['size limit', 'reduced colour detail'] },
  recommended: 'avif',
  unit: 'Billboard 970x250',
  limit: 250_000,
  more: {},
};

describe('contractResult', () => {
  it('says everything the contract asks for, in its words', () => {
    const { flags: _, ...figures } = found;
    expect(contractResult(outcome, 90_000)).toEqual({
      ...byFormat(() => ({ ...figures, flags: ['transparency flattened', 'quality floor'] })),
      webp: null,
      avif: { ...figures, flags: ['size limit', 'reduced colour detail'] },
      recommended: 'avif',
      unavailable: [
        {
          format: 'webp',
          reason: 'Too wide for WEBP.',
          ...{ code: 'sides', most: 16_383, width: 20_000, height: 40 },
        },
      ],
      ad_unit: { name: 'Billboard 970x250', limit_kb: 250 },
      original_size: 90_000,
      more: {},
    });
  });

  it('names an ad unit for lean jobs only', () => {
    const { unit: _, ...bySize } = { ...outcome, mode: 'file_size' as const, target: 200 };
    expect(contractResult(bySize, 90_000).ad_unit).toBeNull();
  });
});

describe('readResult', () => {
  it.each([[null], [undefined], [{}], ['text']])('is null for %j', (kept) =>
    expect(readResult(kept)).toBeNull(),
  );

  it.each(formats)('has null for %s if it came after the job', (format) => {
    const { [format]: _, ...kept } = contractResult(outcome, 90_000);
    expect(readResult(kept)).toEqual({ ...kept, [format]: null });
  });
});
