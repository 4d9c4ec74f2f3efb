import { firstQuality, type Measure } from '../formats/format.ts';
import { records } from '../formats/records.ts';
import type { Format, KnownPoint } from '../types.ts';

/** Losses below this count as equal: the logarithm of zero is undefined. */
const smallestLoss = 1e-7;

/** Bytes of a file's headers: where a search by size starts. */
const frameBytes = 300;

/** Roughly how much one step of quality adds to fidelity. */
const fidelityPerQuality = 0.4;

/** Similarity on the ascending scale that the search uses. */
export const rising = (similarity: number): number => -Math.log(Math.max(smallestLoss, 1 - similarity));

/** The value of a point on the ascending scale of a measure. */
export function measureOf(point: KnownPoint, measure: Measure | 'fidelity'): number {
  if (measure === 'fidelity') return point.fidelity;
  if (measure === 'bytes') return Math.log(point.bytes);
  return rising(measure === 'ssim' ? point.ssim : point.ms_ssim);
}

/**
 * The typical ascending value of a measure over quality; below the start of the curve it continues as a
 * straight line.
 */
export function template(
  format: Format,
  measure: Measure | 'fidelity',
  pixels: number,
): (quality: number) => number {
  if (measure === 'fidelity') return (quality) => quality * fidelityPerQuality;
  const curve = records[format].curves[measure];
  const sign = measure === 'bytes' ? 1 : -1;
  const offset = measure === 'bytes' ? Math.log((records[format].typicalBpp * pixels) / 8 + frameBytes) : 0;
  const slope = (curve[1] ?? 0) - (curve[0] ?? 0);
  return (quality) => {
    const i = quality - firstQuality;
    const value = i < 0 ? (curve[0] ?? 0) + slope * i : (curve[Math.min(i, curve.length - 1)] ?? 0);
    return sign * value + offset;
  };
}
