import { type Mode, nearestBand, type SsimBand } from '@leaf/optimiser/browser';

/** Modes whose target is a similarity, set by the slider. */
export const isSsimMode = (mode: Mode): boolean => mode === 'lightweighting' || mode === 'ms-lightweighting';

/** Whether a size in megapixels is known. A picture of less than a hundredth has one too: 0. */
export const isSize = (megapixels: number | null | undefined): megapixels is number =>
  typeof megapixels === 'number';

/** The recommended row closest to the chosen value; none in a mode whose target is not a similarity. */
export function chosenBand(mode: Mode, ssim: number): SsimBand | undefined {
  return isSsimMode(mode) ? nearestBand(ssim, mode) : undefined;
}
