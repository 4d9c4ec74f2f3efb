import { describe, expect, it } from 'vitest';
import { result } from '../fixtures.ts';
import { comparedFileId, comparedFiles, measuredFile } from './comparedFiles.ts';

const words = { original: 'Original', file: (format: string, quality: number) => `${format}, q ${quality}` };

describe('comparedFiles', () => {
  it('has the upload first, then every measured file of every format', () => {
    const files = comparedFiles(result, 74_848, words);
    expect(files).toHaveLength(23);
    expect(files[0]).toEqual({ id: 'original', name: 'Original', bytes: 74_848 });
    expect(files[1]).toEqual({
      id: 'jpeg-45',
      name: 'JPEG, q 45',
      bytes: 12_327,
      ssim: 0.938922,
      group: 'JPEG',
    });
    expect(files.at(-1)?.id).toBe('avif-80');
  });

  it('has the PNG or GIF that a job made beside them', () => {
    const made = { quality: 40, size: 3000, ssim: 0.99, data_points: [] };
    const files = comparedFiles({ ...result, more: { png: made, gif: made } }, 74_848, words);
    const facts = { bytes: 3000, ssim: 0.99 };
    expect(files.slice(-2)).toEqual([
      { id: 'png-40', name: 'PNG, q 40', group: 'PNG', ...facts },
      { id: 'gif-40', name: 'GIF, q 40', group: 'GIF', ...facts },
    ]);
    expect(measuredFile('png-40')).toEqual({ format: 'png', quality: 40 });
  });

  it('has the upload alone without a result', () => {
    expect(comparedFiles(null, undefined, words)).toEqual([
      { id: 'original', name: 'Original', bytes: null },
    ]);
  });
});

describe('measuredFile', () => {
  it('takes back what comparedFileId made', () => {
    expect(measuredFile(comparedFileId('avif', 67))).toEqual({ format: 'avif', quality: 67 });
  });
  it('is undefined for the upload and for what no job wrote', () => {
    expect(measuredFile('original')).toBeUndefined();
    expect(measuredFile('tiff-3')).toBeUndefined();
  });
});
