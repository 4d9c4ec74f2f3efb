import { type Ground, kernelReference } from '../kernel/kernel.ts';
import { channelsOf, isTransparent, luma, type Pixels } from './luma.ts';
import { plainSimilarities, type Similarity } from './plain.ts';
import { combineScales, scaleCount } from './scales.ts';
import { windowSize } from './window.ts';

/** Both indices of one comparison; 1 for identical pictures. */
export interface Scores {
  ssim: number;
  msSsim: number;
}

/** The backgrounds on which transparent pictures are compared. */
export type Backgrounds = 'white' | 'white and black';

/** The grey values of the backgrounds. */
export const groundsOf = (backgrounds: Backgrounds): readonly Ground[] =>
  backgrounds === 'white' ? [255] : [255, 0];

/** A source to compare candidates with. It holds memory until it is closed. */
export interface Reference {
  /** Throws a `RangeError` if the candidate's size differs, and an error after `close`. */
  compare(candidate: Pixels, backgrounds: Backgrounds): Scores;
  close(): void;
}

/** Opens a source. Its luma and scales are computed once, on every background it will be compared on. */
export function openReference(source: Pixels, backgrounds: Backgrounds): Reference {
  const { width, height } = source;
  const count = scaleCount(width, height);
  const grounds = groundsOf(backgrounds);
  const hasWindow = Math.min(width, height) >= windowSize;
  const kernel = hasWindow ? kernelReference(source, channelsOf(source), grounds, count) : undefined;
  const planes = new Map(kernel ? [] : grounds.map((ground) => [ground, luma(source, ground)]));
  const scalesOn = (candidate: Pixels, ground: Ground): Similarity[] =>
    kernel?.compare(candidate, channelsOf(candidate), ground) ??
    plainSimilarities(planes.get(ground) ?? luma(source, ground), luma(candidate, ground), count);
  return {
    compare(candidate, backgrounds) {
      if (candidate.width !== width || candidate.height !== height)
        throw new RangeError(
          `Pictures of ${width}x${height} and ${candidate.width}x${candidate.height} cannot be compared.`,
        );
      const scales = groundsOf(backgrounds).map((ground) => scalesOn(candidate, ground));
      return {
        ssim: Math.min(...scales.map(([largest]) => largest?.ssim ?? 1)),
        msSsim: Math.min(...scales.map(combineScales)),
      };
    },
    close: () => kernel?.close(),
  };
}

/**
 * Both indices of a source and a candidate, given as planes or pixels. If the source is transparent, both are
 * compared on white and on black and the lower value counts; a candidate without transparency is compared on
 * white only.
 */
export function compare(source: Pixels, candidate: Pixels, backgrounds?: Backgrounds): Scores {
  const both = backgrounds ? backgrounds === 'white and black' : isTransparent(candidate);
  const opaque = channelsOf(source) === 3 && channelsOf(candidate) === 3;
  const on = both && !opaque ? 'white and black' : 'white';
  const reference = openReference(source, on);
  try {
    return reference.compare(candidate, on);
  } finally {
    reference.close();
  }
}

/** Structural similarity, Wang et al. 2004, full resolution. */
export const ssim = (a: Pixels, b: Pixels): number => compare(a, b).ssim;

/** Multi-scale structural similarity, Wang et al. 2003; fewer scales below a short side of 176 pixels. */
export const msSsim = (a: Pixels, b: Pixels): number => compare(a, b).msSsim;
