import { type Mode, nearestBand, type SsimBand } from '@leaf/optimiser/browser';

/** Modes whose target is a similarity, set by the slider. */
export const isSsimMode = (mode: Mode): boolean => mode === 'lightweighting' || mode === 'ms-lightweighting';

/** The row of the recommended values closest to the chosen one; none in a mode whose target is no similarity. */
export function chosenBand(mode: Mode, ssim: number): SsimBand | undefined {
  return isSsimMode(mode) ? nearestBand(ssim, mode) : undefined;
}
