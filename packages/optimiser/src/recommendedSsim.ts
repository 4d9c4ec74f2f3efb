import type { Mode } from './types.ts';

/** Recommended similarity for pictures of about this many megapixels. */
export interface SsimBand {
  /** In English: `0.25 to 1`, `2`, ..., `32 and above`. */
  label: string;
  /** The lower end of the range; only the first band has one. */
  from?: number;
  /** Whether the band includes everything above, as the last one does. */
  above?: true;
  /** The size that represents the band; the first also covers everything smaller, the last everything larger. */
  megapixels: number;
  ssim: number;
  ms_ssim: number;
}

/** Specification section 9, small pictures first. */
export const recommendedSsim: readonly [SsimBand, ...SsimBand[]] = [
  { label: '0.25 to 1', from: 0.25, megapixels: 1, ssim: 0.99, ms_ssim: 0.985 },
  { label: '2', megapixels: 2, ssim: 0.979, ms_ssim: 0.977 },
  { label: '4', megapixels: 4, ssim: 0.969, ms_ssim: 0.97 },
  { label: '8', megapixels: 8, ssim: 0.958, ms_ssim: 0.962 },
  { label: '16', megapixels: 16, ssim: 0.948, ms_ssim: 0.955 },
  { label: '32 and above', above: true, megapixels: 32, ssim: 0.94, ms_ssim: 0.95 },
];

const closest = (distance: (band: SsimBand) => number): SsimBand =>
  recommendedSsim.reduce((best, band) => (distance(band) < distance(best) ? band : best));

/** The band of a picture: the nearest by ratio, because each band is twice the one before. */
export function recommendedBand(megapixels: number): SsimBand {
  const size = Math.max(megapixels, 1e-6);
  return closest((band) => Math.abs(Math.log(size / band.megapixels)));
}

/** The value of a band on the slider of a mode. */
export const bandValue = (band: SsimBand, mode: Mode): number =>
  mode === 'ms-lightweighting' ? band.ms_ssim : band.ssim;

/** The band whose value is closest to the chosen one; of two equally close, the one of higher quality. */
export const nearestBand = (value: number, mode: Mode): SsimBand =>
  // Rounded: 0.9585 lies exactly between two bands, which binary floating point obscures.
  closest((band) => Math.round(Math.abs(bandValue(band, mode) - value) * 1e6));
