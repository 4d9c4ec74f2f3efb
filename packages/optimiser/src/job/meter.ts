import type { Source } from '../codec/source.ts';
import { comparePlanes, type Scores } from '../metric/compare.ts';
import { luma, type Pixels } from '../metric/luma.ts';

/**
 * Compares candidates with one source, whose luma is computed once. A transparent source is compared on white and
 * on black, the lower value counting; candidates without alpha on white.
 */
export function createMeter(source: Source): (candidate: Pixels, withAlpha: boolean) => Scores {
  const white = luma(source, 255);
  const black = source.transparent ? luma(source, 0) : undefined;
  return (candidate, withAlpha) => {
    const onWhite = comparePlanes(white, luma(candidate, 255));
    if (!black || !withAlpha) return onWhite;
    const onBlack = comparePlanes(black, luma(candidate, 0));
    return {
      ssim: Math.min(onWhite.ssim, onBlack.ssim),
      msSsim: Math.min(onWhite.msSsim, onBlack.msSsim),
    };
  };
}
