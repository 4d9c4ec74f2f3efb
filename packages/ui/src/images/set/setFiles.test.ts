import { describe, expect, it } from 'vitest';
import { photo, platformResult, result } from '../fixtures.ts';
import { setRow, setTotals } from './setFiles.ts';

const job = { id: 1, status: 'completed', created_at: '2026-11-20T10:00:00.000Z' };
const entry = { image: photo, job: { ...job, result } };

describe('the file of an image in a set', () => {
  it.each([
    ['the recommended one', {}, 'avif', 23_103],
    ['the one chosen by hand', { [photo.id]: 'webp' }, 'webp', 27_824],
    ['the upload, when that is chosen', { [photo.id]: 'original' }, undefined, 74_848],
    ['not that of another image', { 99: 'webp' }, 'avif', 23_103],
  ] as const)('is %s', (_, choices, format, after) => {
    const row = setRow(entry, choices);
    expect(row.file?.format).toBe(format);
    expect(row).toMatchObject({ before: 74_848, after });
    expect(row.saved).toBeCloseTo(1 - after / 74_848, 12);
  });

  it('is the upload when no file is recommended', () => {
    const none = { ...entry, job: { ...job, result: { ...result, recommended: null } } };
    expect(setRow(none, {})).toMatchObject({ file: undefined, after: 74_848, saved: 0 });
  });

  it('is that for the platform, whose limit is known', () => {
    const row = setRow({ image: photo, job: { ...job, result: platformResult } }, {});
    expect(row).toMatchObject({ file: { format: 'jpeg' }, limit: 150_000 });
    expect(setRow(entry, {}).limit).toBeUndefined();
  });

  it('is unknown until a job is finished', () => {
    for (const waiting of [null, { ...job, status: 'queued', result: null }])
      expect(setRow({ image: photo, job: waiting }, {})).toMatchObject({
        files: [],
        before: undefined,
        after: undefined,
        saved: undefined,
      });
  });
});

it('a set adds up the images with a result', () => {
  const rows = [
    entry,
    { image: { ...photo, id: 4 }, job: null },
    { ...entry, image: { ...photo, id: 3 } },
  ].map((one) => setRow(one, { 3: 'original' }));
  expect(setTotals(rows)).toEqual({ before: 149_696, after: 97_951 });
});
