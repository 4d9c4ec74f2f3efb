import { describe, expect, it } from 'vitest';
import { photo, platformResult, result } from '../fixtures.ts';
import { setBudget } from './setBudget.ts';
import { type SetEntry, setRow, withChoice } from './setFiles.ts';

const job = { id: 1, status: 'completed', created_at: '2026-11-20T10:00:00.000Z' };
const entry = (id: number, more: object = {}) => ({
  image: { ...photo, id, ...more },
  job: { ...job, result },
});

describe('the budget of a set', () => {
  it('gives every image a measured file, and is kept', () => {
    const set = [entry(1), entry(2), { image: { ...photo, id: 3 }, job: null }];
    const spread = setBudget(set, 40_000);
    if (!('choices' in spread)) throw new Error('it fits');
    expect(spread.choices.map(({ imageId }) => imageId)).toEqual([1, 2]);
    expect(spread.bytes).toBeLessThanOrEqual(40_000);
    expect(spread.ssim).toBeGreaterThan(0.9);
  });

  it('keeps the uploads where they fit: nothing is closer to them', () => {
    expect(setBudget([entry(1)], 74_848)).toEqual({
      choices: [{ imageId: 1, file: { format: 'original', quality: null } }],
      bytes: 74_848,
      ssim: 1,
    });
  });

  it('takes only what the platform takes', () => {
    const banner = { image: { ...photo, width: 300, height: 600 }, job: { ...job, result: platformResult } };
    const spread = setBudget([banner], 40_000);
    if (!('choices' in spread)) throw new Error('it fits');
    expect(spread.choices).toMatchObject([{ file: { format: 'jpeg' } }]);
  });

  it('keeps transparency where it can: on white, SSIM does not see that white text is gone', () => {
    const flat = { quality: 75, size: 2000, ssim: 0.999, data_points: [] };
    const banner = (files: object) => ({
      image: { ...photo, format: 'PNG', transparency: true },
      job: { ...job, result: { ...result, jpeg: flat, ...files } },
    });
    const formatOf = (one: SetEntry) => {
      const found = setBudget([one], 40_000);
      return 'choices' in found ? found.choices[0]?.file.format : undefined;
    };
    expect(formatOf({ ...banner({}), image: photo })).toBe('jpeg');
    expect(formatOf(banner({}))).toBe('avif');
    expect(formatOf(banner({ webp: null, avif: null, original_size: null }))).toBe('jpeg');
  });

  it('says what the smallest files need', () => {
    const spread = setBudget([entry(1), entry(2)], 1000);
    expect(spread).toEqual({ least: expect.any(Number) });
    const { least } = spread as { least: number };
    expect(setBudget([entry(1), entry(2)], least)).toMatchObject({ bytes: least });
    expect(setBudget([entry(1), entry(2)], least - 1)).toEqual({ least });
  });

  it('names files that the rows of the set know', () => {
    const spread = setBudget([entry(1)], 74_848);
    if (!('choices' in spread)) throw new Error('it fits');
    expect(setRow(withChoice(entry(1), spread.choices[0]?.file)).after).toBe(74_848);
  });
});
