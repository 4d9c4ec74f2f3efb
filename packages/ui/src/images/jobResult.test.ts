import { describe, expect, test } from 'vitest';
import type { FormatResult, ImageJobResult } from '../types.ts';
import {
  availableFormats,
  bestFormat,
  findJobResult,
  flagLabels,
  flagSentences,
  saving,
  withFile,
  withPoints,
} from './jobResult.ts';

const file = (size: number, ...flags: string[]): FormatResult => ({
  quality: 60,
  size,
  ssim: 0.98,
  flags,
  data_points: [],
});

describe('findJobResult', () => {
  const jpeg = file(100);
  test.each([
    ['at result', { result: { jpeg } }],
    ['at data.result', { data: { id: 3, result: { jpeg } } }],
    ['at data.result beside a null result', { result: null, data: { result: { jpeg } } }],
  ])('finds it %s', (_, answer) => {
    expect(findJobResult(answer)?.jpeg).toEqual(jpeg);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'result'],
    ['a list', [{ result: { jpeg } }]],
    ['no result', { data: { id: 3, status: 'running' } }],
    ['a null result', { data: { id: 3, result: null } }],
    ['an empty result', { result: {} }],
    ['a result without a format', { result: { jpeg: null, webp: null, avif: null } }],
  ])('finds none in %s', (_, answer) => {
    expect(findJobResult(answer)).toBeUndefined();
  });

  test('drops a format whose numbers are missing and keeps the others', () => {
    const result = findJobResult({ result: { jpeg: { quality: 1 }, webp: file(5), avif: null } });
    expect(availableFormats(result)).toEqual(['webp']);
  });

  test('keeps what is said about the whole job', () => {
    const unavailable = [{ format: 'webp', reason: 'Too wide.' }];
    const result = findJobResult({ data: { result: { avif: file(5), original_size: 900, unavailable } } });
    expect(result).toMatchObject({ original_size: 900, unavailable });
    expect(findJobResult({ result: { unavailable } })).toBeDefined();
  });
});

describe('bestFormat', () => {
  test.each<[string, ImageJobResult | undefined, string | undefined]>([
    ['no result', undefined, undefined],
    ['no format', {}, undefined],
    ['the recommended format', { jpeg: file(300), avif: file(90), recommended: 'jpeg' }, 'jpeg'],
    [
      'the format recommended for the platform',
      {
        jpeg: file(300),
        avif: file(90),
        recommended: 'avif',
        more: { preset: { id: 'meta', name: 'Meta', files: [], recommended: 'jpeg' } },
      },
      'jpeg',
    ],
    [
      'the best of the three when the PNG is better than each',
      { jpeg: file(300), avif: file(90), recommended: 'jpeg', more: { png: file(50), recommended: 'png' } },
      'jpeg',
    ],
    ['a recommended format without data', { jpeg: file(300), recommended: 'avif' }, 'jpeg'],
    ['the smallest file', { jpeg: file(300), webp: file(200), avif: file(90) }, 'avif'],
    [
      'the smallest that reached the target',
      { jpeg: file(300), avif: file(90, 'target not reached') },
      'jpeg',
    ],
    [
      'none that reached the target',
      { jpeg: file(300, 'target not reached'), webp: file(200, 'target not reached') },
      'webp',
    ],
  ])('%s', (_, result, format) => {
    expect(bestFormat(result)).toBe(format);
  });
});

test.each([
  [250, 1000, 0.75],
  [1000, 1000, 0],
  [1500, 1000, -0.5],
  [10, 0, undefined],
  [10, null, undefined],
  [10, undefined, undefined],
])('%d bytes instead of %s saves the share %s', (bytes, original, share) => {
  expect(saving(bytes, original)).toBe(share);
});

describe('flagSentences', () => {
  test.each(Object.entries(flagLabels))('%s becomes a sentence', (flag, sentence) => {
    expect(flagSentences([flag])).toEqual([sentence]);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  test('shows an unknown flag as it came, drops repeats, and is empty without flags', () => {
    expect(flagSentences(['new thing', 'no saving', 'new thing'])).toEqual([
      'new thing',
      flagLabels['no saving'],
    ]);
    expect(flagSentences(undefined)).toEqual([]);
    expect(flagSentences(null)).toEqual([]);
  });

  test('takes replaced words', () => {
    expect(flagSentences(['no saving'], { ...flagLabels, 'no saving': 'Keine Ersparnis.' })).toEqual([
      'Keine Ersparnis.',
    ]);
  });
});

const result: ImageJobResult = {
  jpeg: { quality: 87, size: 33_700, ssim: 0.981, ms_ssim: 0.99, data_points: [[75, 21_800, 0.967]] },
  avif: file(23_103),
};

test('another measured file takes the place of the chosen one', () => {
  const shown = withFile(result, 'jpeg', 75);
  expect(shown.jpeg).toMatchObject({ quality: 75, data_points: result.jpeg?.data_points });
  expect(shown.jpeg?.size).toBeLessThan(result.jpeg?.size ?? 0);
  expect(shown.avif).toBe(result.avif);
});

test('another file has whole bytes, where its kilobytes are not exact', () => {
  const odd: ImageJobResult = { ...result, jpeg: { ...file(33_700), data_points: [[75, 1001, 0.967]] } };
  expect(withFile(odd, 'jpeg', 75).jpeg?.size).toBe(1001);
});

test.each([
  ['the chosen quality', result.jpeg?.quality ?? 0],
  ['a quality that was not measured', 3],
])('%s leaves the result as it is', (_, quality) => {
  expect(withFile(result, 'jpeg', quality)).toBe(result);
});

describe('withPoints', () => {
  const result: ImageJobResult = { jpeg: file(100), webp: null };
  const added = { format: 'jpeg', quality: 71, size: 120, ssim: 0.985 } as const;

  test('adds a point that was measured later, which can then be shown', () => {
    const shown = withFile(withPoints(result, [added]), 'jpeg', 71);
    expect(shown.jpeg).toMatchObject({ quality: 71, size: 120, ssim: 0.985 });
  });

  test.each([
    ['no point', []],
    ['the file that the job chose', [{ ...added, quality: 60 }]],
    ['a format that the image cannot have', [{ ...added, format: 'webp' as const }]],
  ])('is the same result for %s', (_, points) => {
    expect(withPoints(result, points)).toBe(result);
  });

  test('adds nothing twice', () => {
    const once = withPoints(result, [added]);
    expect(withPoints(once, [added])).toBe(once);
  });
});
