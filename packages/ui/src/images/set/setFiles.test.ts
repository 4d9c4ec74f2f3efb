import { describe, expect, it } from 'vitest';
import { photo, platformResult, result } from '../fixtures.ts';
import { setRow, setTotals, withChoice } from './setFiles.ts';

const job = { id: 1, status: 'completed', created_at: '2026-11-20T10:00:00.000Z' };
const entry = { image: photo, job: { ...job, result } };

const webp = { format: 'webp', quality: 70, size: 20_000, ssim: 0.97 } as const;
const original = { format: 'original', quality: null, size: 74_848, ssim: 1 } as const;

describe('the file of an image in a set', () => {
  it.each([
    ['the recommended one', undefined, 'avif', 23_103],
    ['the one chosen by hand', { ...webp, quality: 86 }, 'webp', 27_824],
    ['another point that was measured', webp, 'webp', 20_000],
    ['the upload, when that is chosen', original, undefined, 74_848],
  ] as const)('is %s', (_, chosen, format, after) => {
    const row = setRow({ ...entry, chosen });
    expect(row.file?.format).toBe(format);
    expect(row).toMatchObject({ before: 74_848, after });
    expect(row.saved).toBeCloseTo(1 - after / 74_848, 12);
  });

  it('is the upload when no file is recommended', () => {
    const none = { ...entry, job: { ...job, result: { ...result, recommended: null } } };
    expect(setRow(none)).toMatchObject({ file: undefined, after: 74_848, saved: 0 });
  });

  it('is that for the platform, whose limit is known', () => {
    const row = setRow({ image: photo, job: { ...job, result: platformResult } });
    expect(row).toMatchObject({ file: { format: 'jpeg' }, limit: 150_000 });
    expect(setRow(entry).limit).toBeUndefined();
  });

  it('is checked against the platform, also where another point was chosen', () => {
    const halfPage = { ...photo, width: 300, height: 600 };
    const platform = { image: halfPage, job: { ...job, result: platformResult } };
    expect(setRow({ ...platform, chosen: webp }).file?.breaks).toContain('format');
    const jpeg = { format: 'jpeg', quality: 41, size: 30_000, ssim: 0.9 } as const;
    expect(setRow({ ...platform, chosen: jpeg }).file).toMatchObject({ quality: 41, breaks: [] });
  });

  it('says where a point chosen by hand has lost its transparency', () => {
    const banner = { ...entry, image: { ...photo, transparency: true } };
    const jpeg = { format: 'jpeg', quality: 60, size: 16_000, ssim: 0.95 } as const;
    expect(setRow({ ...banner, chosen: jpeg }).file?.flags).toEqual(['transparency flattened']);
    expect(setRow({ ...banner, chosen: webp }).file?.flags).toEqual([]);
    expect(setRow({ ...entry, chosen: jpeg }).file?.flags).toEqual([]);
  });

  it.each([
    ['JPEG', 74_848, []],
    ['WEBP', 74_848, ['format']],
    ['PNG', 160_000, ['bytes']],
  ] as const)('is an upload that the platform takes or not: %s of %i bytes', (format, size, breaks) => {
    const image = { ...photo, format, width: 300, height: 600 };
    const measured = { ...platformResult, original_size: size };
    const chosen = { ...original, size };
    expect(setRow({ image, job: { ...job, result: measured }, chosen })).toMatchObject({
      file: undefined,
      breaks,
    });
  });

  it('is unknown until a job is finished', () => {
    for (const waiting of [null, { ...job, status: 'queued', result: null }])
      expect(setRow({ image: photo, job: waiting })).toMatchObject({
        files: [],
        before: undefined,
        after: undefined,
        saved: undefined,
      });
  });
});

describe('a choice that is being kept', () => {
  it.each([
    ['is shown with the figures of its file', { format: 'webp', quality: 86 }, 27_824],
    ['is shown for the upload', { format: 'original', quality: null }, 74_848],
    ['leaves what is recommended', null, 23_103],
    ['waits where its file is not known', { format: 'webp', quality: 12 }, 20_000],
    ['changes nothing where there is none', undefined, 20_000],
  ] as const)('%s', (_, choice, after) => {
    expect(setRow(withChoice({ ...entry, chosen: webp }, choice)).after).toBe(after);
  });
});

it('a set adds up the images with a result', () => {
  const rows = [
    entry,
    { image: { ...photo, id: 4 }, job: null },
    { ...entry, image: { ...photo, id: 3 }, chosen: original },
  ].map(setRow);
  expect(setTotals(rows)).toEqual({ before: 149_696, after: 97_951 });
});
