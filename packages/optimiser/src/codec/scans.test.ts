import { beforeAll, describe, expect, it } from 'vitest';
import { flat } from '../../test/pictures.ts';
import { inspect } from './inspect.ts';
import { countScans } from './scans.ts';
import { sharp } from './sharp.ts';

const segment = (marker: number, data: readonly number[]) => [
  0xff,
  marker,
  (data.length + 2) >> 8,
  (data.length + 2) & 0xff,
  ...data,
];

/** A gray progressive JPEG of one block, valid, whose later scans add nothing. */
const progressive = (scans: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xdb, [0, ...Array<number>(64).fill(16)]),
    ...segment(0xc2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    // One code of one bit each: no difference, and an end of the block.
    ...segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0]),
    ...segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0]),
    ...[...segment(0xda, [1, 1, 0, 0, 0, 0]), 0x7f],
    ...Array.from({ length: scans - 1 }, () => [...segment(0xda, [1, 1, 0, 1, 63, 0]), 0x7f]).flat(),
    ...[0xff, 0xd9],
  ]);

describe('the scans of a JPEG', () => {
  let png: Buffer;
  beforeAll(async () => {
    png = await flat(64, 64);
  });

  it('are counted, and only so far as asked', () => {
    expect(countScans(progressive(7), 100)).toBe(7);
    expect(countScans(progressive(7), 5)).toBe(5);
  });

  it('are few in what encoders write', async () => {
    const baseline = await sharp(png).jpeg().toBuffer();
    expect(countScans(baseline, 100)).toBe(1);
    const passes = countScans(await sharp(png).jpeg({ progressive: true }).toBuffer(), 100);
    expect(passes).toBeGreaterThan(1);
    expect(passes).toBeLessThan(20);
  });

  it('are those of the picture, not of one in its metadata or behind it', () => {
    const [first, second, ...rest] = progressive(3);
    const thumbnail = segment(0xe1, [...progressive(50)]);
    const bytes = Uint8Array.from([first ?? 0, second ?? 0, ...thumbnail, ...rest, ...progressive(50)]);
    expect(countScans(bytes, 100)).toBe(3);
  });

  it.each<[string, number[]]>([
    ['nothing', []],
    ['no JPEG', [0x89, 0x50, 0xff, 0xda]],
    ['a file that ends early', [0xff, 0xd8, 0xff]],
    ['a length that is too small', [0xff, 0xd8, 0xff, 0xe0, 0, 0]],
  ])('of %s are none', (_what, bytes) => {
    expect(countScans(Uint8Array.from(bytes), 100)).toBe(0);
  });

  it('are at most 100', async () => {
    await expect(inspect(progressive(100))).resolves.toMatchObject({ format: 'JPEG', width: 8 });
    await expect(inspect(progressive(101))).rejects.toMatchObject({
      code: 'too-large',
      limit: { of: 'scans', scans: 100 },
    });
  });
});
