import { describe, expect, test } from 'vitest';
import { formatPalette, schemes, stagePalette } from './colours.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * Full colour-vision deficiencies on linear RGB: Machado, Oliveira and Fernandes, "A Physiologically-based Model for
 * Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, severity 1.0.
 */
const visions: Record<string, Matrix> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear sRGB to CIE XYZ under D65, relative to its white. */
const toXyz: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

const apply = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple) => Math.min(1, Math.max(0, x * a + y * b + z * c));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function lab(hex: string, vision: Matrix): Triple {
  const root = (value: number) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
  const [x, y, z] = apply(toXyz, apply(vision, linear(hex)));
  return [116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))];
}

/** CIE 1976 colour difference; about 2 is just noticeable, 20 is obvious at a glance. */
function difference(one: string, other: string, vision: Matrix): number {
  const [a, b] = [lab(one, vision), lab(other, vision)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const pairs = (colours: readonly string[]) =>
  colours.flatMap((one, index) => colours.slice(index + 1).map((other) => [one, other] as const));

describe.each(schemes)('%s', (scheme) => {
  describe.each(Object.entries(visions))('%s', (_, vision) => {
    test('the three formats are told apart at a glance', () => {
      for (const [one, other] of pairs(Object.values(formatPalette[scheme])))
        expect(difference(one, other, vision)).toBeGreaterThan(20);
    });

    test.each(Object.entries(stagePalette[scheme]))('neighbouring steps of %s differ', (_, { steps }) => {
      for (const [index, step] of steps.slice(1).entries())
        expect(difference(step, steps[index] ?? step, vision)).toBeGreaterThan(6);
    });
  });
});
