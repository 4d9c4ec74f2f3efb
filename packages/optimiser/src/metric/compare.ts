import { kernelSimilarities } from '../kernel/kernel.ts';
import { channelsOf, isTransparent, luma, type Pixels, type Plane } from './luma.ts';
import { plainSimilarities } from './plain.ts';
import { combineScales, scaleCount } from './scales.ts';
import { windowSize } from './window.ts';

/** Both indices of one comparison; 1 for equal pictures. */
export interface Scores {
  ssim: number;
  msSsim: number;
}

/** Both indices of two luma planes of the same size. Throws a `RangeError` when the sizes differ. */
export function comparePlanes(a: Plane, b: Plane): Scores {
  if (a.width !== b.width || a.height !== b.height)
    throw new RangeError(`Pictures of ${a.width}x${a.height} and ${b.width}x${b.height} cannot be compared.`);
  const count = scaleCount(a.width, a.height);
  const hasWindow = Math.min(a.width, a.height) >= windowSize;
  const scales = (hasWindow && kernelSimilarities(a, b, count)) || plainSimilarities(a, b, count);
  return { ssim: scales[0]?.ssim ?? 1, msSsim: combineScales(scales) };
}

/** What transparent pictures are laid on before they are compared. */
export type Backgrounds = 'white' | 'white and black';

/**
 * Both indices of a source and a candidate, as planes or pixels. Where the source is transparent both are laid
 * on white and on black and the lower value counts; a candidate without transparency stands on white only.
 */
export function compare(source: Pixels, candidate: Pixels, backgrounds?: Backgrounds): Scores {
  const white = comparePlanes(luma(source, 255), luma(candidate, 255));
  const both = backgrounds ? backgrounds === 'white and black' : isTransparent(candidate);
  if (!both || (channelsOf(source) === 3 && channelsOf(candidate) === 3)) return white;
  const black = comparePlanes(luma(source, 0), luma(candidate, 0));
  return { ssim: Math.min(white.ssim, black.ssim), msSsim: Math.min(white.msSsim, black.msSsim) };
}

/** Structural similarity, Wang et al. 2004, full resolution. */
export const ssim = (a: Pixels, b: Pixels): number => compare(a, b).ssim;

/** Multi-scale structural similarity, Wang et al. 2003; fewer scales below a short side of 176 pixels. */
export const msSsim = (a: Pixels, b: Pixels): number => compare(a, b).msSsim;
