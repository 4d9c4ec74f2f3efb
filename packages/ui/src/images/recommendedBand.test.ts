import type { Mode } from '@leaf/optimiser/browser';
import { describe, expect, test } from 'vitest';
import { chosenBand } from './recommendedBand.ts';

/** Specification section 9 in thousandths, best quality first. */
const specified = [
  ['0.25 to 1', 990, 985],
  ['2', 979, 977],
  ['4', 969, 970],
  ['8', 958, 962],
  ['16', 948, 955],
  ['32 and above', 940, 950],
] as const;

/** Whole thousandths keep ties exact; the better quality comes first and wins a tie. */
const expected = (thousandths: number, column: 1 | 2) =>
  [...specified].sort(
    (a, b) => Math.abs(a[column] - thousandths) - Math.abs(b[column] - thousandths),
  )[0]?.[0];

const sliderValues = Array.from({ length: 51 }, (_, index) => 940 + index);

describe.each([
  ['lightweighting', 1],
  ['ms-lightweighting', 2],
] as const)('%s', (mode, column) => {
  test.each(sliderValues)('slider at %i thousandths', (thousandths) => {
    expect(chosenBand(mode, thousandths / 1000)?.label).toBe(expected(thousandths, column));
  });
});

test.each<[Mode, number, string]>([
  ['lightweighting', 0.98, '2'],
  ['lightweighting', 0.99, '0.25 to 1'],
  ['lightweighting', 0.94, '32 and above'],
  ['lightweighting', 0.974, '2'],
  ['lightweighting', 0.953, '8'],
  ['lightweighting', 0.944, '16'],
  ['ms-lightweighting', 0.98, '2'],
  ['ms-lightweighting', 0.981, '0.25 to 1'],
  ['ms-lightweighting', 0.966, '4'],
  ['ms-lightweighting', 0.94, '32 and above'],
])('%s at %d is closest to the row %s', (mode, ssim, label) => {
  expect(chosenBand(mode, ssim)?.label).toBe(label);
});

test.each<Mode>(['file_size', 'bpp', 'lean'])('%s chooses no row', (mode) => {
  expect(chosenBand(mode, 0.98)).toBeUndefined();
});
