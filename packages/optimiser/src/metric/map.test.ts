import { describe, expect, it } from 'vitest';
import { ssim } from './compare.ts';
import type { Pixels } from './luma.ts';
import { ssimMap } from './map.ts';

/** A gray picture of 75x53 with texture. */
const picture = (shade: (x: number, y: number) => number, width = 75, height = 53): Pixels => ({
  data: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))),
  width,
  height,
});
const texture = (x: number, y: number) => 128 + 60 * Math.sin(x / 3) + 50 * Math.cos(y / 4 + x / 9);
const damaged = (x: number, y: number) => (x >= 50 && y >= 30 ? 128 : texture(x, y));

describe('ssimMap', () => {
  it('is 1 everywhere for equal pictures', () => {
    const { values, columns, rows } = ssimMap(picture(texture), picture(texture));
    expect([columns, rows]).toEqual([9, 6]);
    expect(new Set(values)).toEqual(new Set([1]));
  });

  it('has the SSIM of the whole as the mean of its blocks, weighted by their windows', () => {
    const [a, b] = [picture(texture), picture(damaged)];
    const { values, columns, rows, block, inset } = ssimMap(a, b);
    const [across, down] = [75 - 2 * inset, 53 - 2 * inset];
    const windows = (at: number) =>
      Math.min(block, across - (at % columns) * block) *
      Math.min(block, down - Math.floor(at / columns) * block);
    const weights = Array.from({ length: columns * rows }, (_, at) => windows(at));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0) / total;
    expect(total).toBe(across * down);
    expect(mean).toBeCloseTo(ssim(a, b), 6);
  });

  it('says where the pictures differ', () => {
    const { values, columns } = ssimMap(picture(texture), picture(damaged));
    const at = (x: number, y: number) => values[y * columns + x];
    expect(at(0, 0)).toBe(1);
    expect(at(7, 4)).toBeLessThan(0.2);
  });

  it('has one block for a picture smaller than the window, and few for a large one', () => {
    const tiny = ssimMap(picture(texture, 9, 40), picture(damaged, 9, 40));
    expect([tiny.columns, tiny.rows, tiny.inset]).toEqual([1, 1, 0]);
    expect(tiny.values[0]).toBeCloseTo(ssim(picture(texture, 9, 40), picture(damaged, 9, 40)), 6);
    const wide = ssimMap(picture(texture, 3000, 20), picture(texture, 3000, 20));
    expect(wide.columns).toBeLessThanOrEqual(128);
  });

  it('sees on black what white hides, if both are transparent', () => {
    const clear = (alpha: number): Pixels => ({
      data: Uint8Array.from({ length: 20 * 20 * 2 }, (_, at) => (at % 2 === 0 ? 255 : alpha)),
      width: 20,
      height: 20,
    });
    expect(ssimMap(clear(250), clear(90)).values[0]).toBeLessThan(0.9);
    expect(ssimMap(clear(255), clear(90)).values[0]).toBe(1);
  });

  it('refuses pictures of different sizes', () => {
    expect(() => ssimMap(picture(texture), picture(texture, 74, 53))).toThrow(RangeError);
  });
});
