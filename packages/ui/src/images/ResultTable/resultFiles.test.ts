import { describe, expect, it } from 'vitest';
import type { ImageJobResult } from '../../types.ts';
import { photo, result } from '../fixtures.ts';
import { recommendedFile } from '../jobResult.ts';
import { resultFiles } from './resultFiles.ts';

const png = { quality: 100, size: 140_000, ssim: 1, data_points: [], flags: ['lossless'] };
const preset = {
  id: 'google-ads',
  name: 'Google Ads, uploaded display ads',
  files: [
    { format: 'jpeg', breaks: [] },
    { format: 'webp', breaks: ['format'] },
    { format: 'avif', breaks: ['format'] },
    { format: 'png', breaks: [] },
  ],
  limit: 150_000,
  recommended: 'jpeg',
} as const;
const named: ImageJobResult = { ...result, more: { png, preset } };

describe('resultFiles', () => {
  it('has every file with what it saves, and names the recommended one', () => {
    const files = resultFiles(result);
    expect(files.map(({ format, recommended }) => [format, recommended])).toEqual([
      ['jpeg', false],
      ['webp', false],
      ['avif', true],
    ]);
    expect(files[2]?.saved).toBeCloseTo(1 - 23_103 / 74_848);
    expect(files[2]?.breaks).toBeUndefined();
  });

  it('recommends for the platform that the job named', () => {
    const files = resultFiles(named);
    expect(files.map(({ format, recommended, breaks }) => [format, recommended, breaks])).toEqual([
      ['jpeg', true, []],
      ['webp', false, ['format']],
      ['avif', false, ['format']],
      ['png', false, []],
    ]);
  });

  it('weighs another point of a format by the platform’s rules', () => {
    const heavy = { ...named, jpeg: { quality: 100, size: 150_001, ssim: 1, data_points: [] } };
    expect(resultFiles(heavy, 200_000, { width: 300, height: 250 })[0]?.breaks).toEqual(['bytes']);
  });

  it('judges a file by its own format, whatever that of the upload', () => {
    const upload = { ...photo, format: 'PNG', width: 300, height: 250 };
    expect(resultFiles(named, 200_000, upload).map(({ breaks }) => breaks)).toEqual([
      [],
      ['format'],
      ['format'],
      [],
    ]);
  });

  it('claims no saving without the size of the upload', () => {
    expect(resultFiles({ ...result, original_size: null })[0]?.saved).toBeUndefined();
  });
});

describe('recommendedFile', () => {
  it('is the PNG where it is better than each of the three', () => {
    expect(recommendedFile({ ...result, more: { png, recommended: 'png' } })).toBe('png');
    expect(recommendedFile({ ...named, more: { png, preset, recommended: 'png' } })).toBe('jpeg');
  });

  it('is null when none is smaller, or when the platform takes none', () => {
    expect(recommendedFile({ ...result, recommended: null })).toBeNull();
    expect(recommendedFile({ ...named, more: { preset: { ...preset, recommended: null } } })).toBeNull();
  });
});
