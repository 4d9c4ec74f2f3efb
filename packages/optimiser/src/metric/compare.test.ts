import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ssim as independentSsim } from 'ssim.js';
import { describe, expect, it } from 'vitest';
import { sharp } from '../codec/sharp.ts';
import { kernelLuma, kernelReference } from '../kernel/kernel.ts';
import { compare, msSsim, openReference, ssim } from './compare.ts';
import { luma, type Pixels, type Plane, plainLuma } from './luma.ts';
import { plainHalf, plainSimilarities } from './plain.ts';
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

/** A linear congruential generator: the same samples in every run. */
function noise(length: number, seed = 1): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

const plane = (width: number, height: number, data: Uint8Array): Plane => ({ width, height, data });
const flat = (width: number, height: number, value: number): Plane =>
  plane(width, height, new Uint8Array(width * height).fill(value));

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
      // ssim.js takes RGBA; equal channels keep its own luma equal to ours.
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

describe('the kernel against the plain version', () => {
  // Around the window, a strip of 512 columns and its overhang, and the sizes where a scale is added.
  const sizes = [
    [11, 11],
    [12, 13],
    [22, 175],
    [176, 177],
    [521, 23],
    [522, 44],
    [523, 180],
    [1037, 24],
  ] as const;

  it.each(sizes)('%dx%d: all scales within 1e-6', (width, height) => {
    const a = plane(width, height, noise(width * height));
    const b = plane(
      width,
      height,
      noise(width * height, 2).map((v, i) => (v + 7 * (a.data[i] ?? 0)) >> 3),
    );
    const count = scaleCount(width, height);
    const reference = kernelReference(a, 1, [255], count);
    const fast = reference?.compare(b, 1, 255);
    reference?.close();
    expect(fast).toHaveLength(count);
    plainSimilarities(a, b, count).forEach((slow, i) => {
      expect(Math.abs((fast?.[i]?.ssim ?? 0) - slow.ssim)).toBeLessThan(1e-6);
      expect(Math.abs((fast?.[i]?.contrast ?? 0) - slow.contrast)).toBeLessThan(1e-6);
    });
  });

  it('keeps a source for many candidates, beside others', () => {
    const pictures = [3, 4, 5].map((seed) => ({ width: 190, height: 180, data: noise(190 * 180 * 3, seed) }));
    const open = pictures.map((picture) => openReference(picture, 'white'));
    for (const candidate of pictures)
      for (const [i, reference] of open.entries())
        expect(reference.compare(candidate, 'white')).toEqual(
          compare(pictures[i] ?? candidate, candidate, 'white'),
        );
    for (const reference of open) reference.close();
    expect(() => open[0]?.compare(pictures[0] ?? plane(1, 1, noise(1)), 'white')).toThrow('closed');
  });

  it.each([1, 2, 3, 4])('gives the same luma of %d samples per pixel, on white and on black', (samples) => {
    const image = { width: 1031, height: 300, data: noise(1031 * 300 * samples) };
    for (const background of [0, 255] as const)
      expect(
        Buffer.compare(
          kernelLuma(image, samples, background)?.data ?? new Uint8Array(),
          plainLuma(image, samples, background).data,
        ),
      ).toBe(0);
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
    const image = plane(width, height, noise(width * height));
    expect(compare(image, image)).toEqual({ ssim: 1, msSsim: 1 });
  });

  it.each([
    [1, 1],
    [10, 10],
    [3, 5000],
    [320, 50],
    [120, 20],
  ])('%dx%d: unequal pictures give a finite value below 1', (width, height) => {
    const a = plane(width, height, noise(width * height, 3));
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
    expect(ssim(flat(40, 40, 100), flat(40, 40, 110))).toBeCloseTo(expected, 6);
    expect(ssim(flat(40, 40, 255), flat(40, 40, 255))).toBe(1);
  });

  it('does not become NaN when contrast is inverted', () => {
    const a = plane(200, 200, noise(40_000));
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
    expect(() => ssim(flat(10, 10, 0), flat(10, 11, 0))).toThrow(/10x10 and 10x11/);
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
    // Black at half opacity against nothing at all: not to be told apart on black, clearly on white.
    const scores = compare(rgba(128, 0), rgba(0, 0));
    expect(scores.ssim).toBe(compare(rgba(128, 0), rgba(0, 0), 'white').ssim);
    expect(scores.ssim).toBeLessThan(0.9);
    // White at half opacity: the other way round.
    expect(compare(rgba(128, 255), rgba(0, 255), 'white').ssim).toBe(1);
    expect(compare(rgba(128, 255), rgba(0, 255)).ssim).toBeLessThan(0.1);
  });

  it('compares a candidate without transparency on white only', () => {
    expect(compare(rgba(0, 77), flat(20, 20, 255)).ssim).toBe(1);
    expect(compare(rgba(0, 77), rgba(255, 255)).ssim).toBe(1);
  });
});
