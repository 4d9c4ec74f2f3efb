import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ssim as independentSsim } from 'ssim.js';
import { describe, expect, it } from 'vitest';
import { flatPlane, noisy, plane } from '../../test/planes.ts';
import { sharp } from '../codec/sharp.ts';
import { compare, msSsim, ssim } from './compare.ts';
import { luma, type Pixels } from './luma.ts';
import { plainHalf } from './plain.ts';
import { combineScales, scaleCount } from './scales.ts';

const fixtures = new URL('../../test/fixtures/', import.meta.url);

interface Reference {
  source: string;
  damaged: string;
  ssim: number;
  ms_ssim: number;
}
const references: Record<string, Reference> = JSON.parse(
  readFileSync(new URL('metric/skimage-values.json', fixtures), 'utf8'),
);

async function pixels(name: string): Promise<Pixels> {
  const { data, info } = await sharp(readFileSync(fileURLToPath(new URL(name, fixtures))))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

describe('agreement with scikit-image', () => {
  it.each(Object.entries(references))('%s: SSIM and MS-SSIM within 1e-5', async (_, reference) => {
    const scores = compare(
      await pixels(reference.source),
      await pixels(reference.damaged),
      'white and black',
    );
    expect(Math.abs(scores.ssim - reference.ssim)).toBeLessThan(1e-5);
    expect(Math.abs(scores.msSsim - reference.ms_ssim)).toBeLessThan(1e-5);
  });
});

describe('agreement with ssim.js', () => {
  it.each(['photo', 'odd', 'banner'])('%s: fast, without downsampling, within 1e-4', async (name) => {
    const reference = references[name];
    if (!reference) throw new Error(`No pair ${name}`);
    const gray = async (file: string) => {
      const image = luma(await pixels(file));
      // ssim.js takes RGBA; with equal channels its luma equals ours.
      const data = new Uint8ClampedArray(image.data.length * 4).fill(255);
      image.data.forEach((value, i) => {
        data.fill(value, i * 4, i * 4 + 3);
      });
      return { image, theirs: { ...image, data } };
    };
    const [a, b] = [await gray(reference.source), await gray(reference.damaged)];
    const { mssim } = independentSsim(a.theirs, b.theirs, { ssim: 'fast', downsample: false });
    expect(Math.abs(ssim(a.image, b.image) - mssim)).toBeLessThan(1e-4);
  });
});

describe('the definition', () => {
  it.each([
    [1, 1],
    [10, 10],
    [3, 5000],
    [320, 50],
    [200, 200],
  ])('%dx%d: equal pictures give exactly 1', (width, height) => {
    const image = plane(width, height, noisy(width * height));
    expect(compare(image, image)).toEqual({ ssim: 1, msSsim: 1 });
  });

  it.each([
    [1, 1],
    [10, 10],
    [3, 5000],
    [320, 50],
    [120, 20],
  ])('%dx%d: unequal pictures give a finite value below 1', (width, height) => {
    const a = plane(width, height, noisy(width * height, 3));
    const b = plane(
      width,
      height,
      a.data.map((v) => v ^ 64),
    );
    for (const value of Object.values(compare(a, b))) {
      expect(value).toBeLessThan(1);
      expect(value).toBeGreaterThan(-1);
    }
  });

  it('compares flat pictures by brightness alone', () => {
    const expected = (2 * 100 * 110 + 6.5025) / (100 ** 2 + 110 ** 2 + 6.5025);
    expect(ssim(flatPlane(40, 40, 100), flatPlane(40, 40, 110))).toBeCloseTo(expected, 6);
    expect(ssim(flatPlane(40, 40, 255), flatPlane(40, 40, 255))).toBe(1);
  });

  it('does not become NaN when contrast is inverted', () => {
    const a = plane(200, 200, noisy(40_000));
    const inverted = plane(
      200,
      200,
      a.data.map((v) => 255 - v),
    );
    expect(ssim(a, inverted)).toBeLessThan(0);
    expect(msSsim(a, inverted)).toBe(0);
  });

  it('has five scales from a short side of 176 pixels, fewer below, one at least', () => {
    const counts = [176, 175, 88, 50, 21, 11, 1].map((side) => scaleCount(side, 1000));
    expect(counts).toEqual([5, 4, 4, 3, 1, 1, 1]);
  });

  it('brings the weights of fewer scales back to the sum 1', () => {
    const scale = { ssim: 0.9, contrast: 0.9 };
    expect(combineScales([scale, scale, scale])).toBeCloseTo(0.9, 12);
  });

  it('halves by means of 2x2 and repeats an odd edge', () => {
    const half = plainHalf({ width: 3, height: 3, data: Uint8Array.of(0, 4, 8, 4, 8, 12, 20, 24, 40) });
    expect([...half.data]).toEqual([4, 10, 22, 40]);
  });

  it('takes luma as Pillow does', () => {
    const image = { width: 3, height: 1, data: Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255) };
    expect([...luma(image).data]).toEqual([76, 150, 29]);
  });

  it('refuses pictures of different sizes and samples that fill no picture', () => {
    expect(() => ssim(flatPlane(10, 10, 0), flatPlane(10, 11, 0))).toThrow(/10x10 and 10x11/);
    expect(() => luma({ width: 2, height: 2, data: new Uint8Array(5) })).toThrow(RangeError);
  });
});

describe('transparency', () => {
  const rgba = (alpha: number, value: number): Pixels => ({
    width: 20,
    height: 20,
    data: Uint8Array.from({ length: 1600 }, (_, i) => (i % 4 === 3 ? alpha : value)),
  });

  it('takes the lower value of white and black', () => {
    // Black at half opacity against full transparency: identical on black, clearly different on white.
    const scores = compare(rgba(128, 0), rgba(0, 0));
    expect(scores.ssim).toBe(compare(rgba(128, 0), rgba(0, 0), 'white').ssim);
    expect(scores.ssim).toBeLessThan(0.9);
    // White at half opacity: the opposite.
    expect(compare(rgba(128, 255), rgba(0, 255), 'white').ssim).toBe(1);
    expect(compare(rgba(128, 255), rgba(0, 255)).ssim).toBeLessThan(0.1);
  });

  it('compares a candidate without transparency on white only', () => {
    expect(compare(rgba(0, 77), flatPlane(20, 20, 255)).ssim).toBe(1);
    expect(compare(rgba(0, 77), rgba(255, 255)).ssim).toBe(1);
  });
});
