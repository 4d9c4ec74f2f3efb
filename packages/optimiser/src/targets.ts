import type { Mode } from './types.ts';

/** Range, step and initial value of a mode's target; null if the mode takes none. */
export interface TargetRule {
  min: number;
  max: number;
  step: number;
  default: number;
  unit: 'SSIM' | 'MS-SSIM' | 'KB' | 'bits per pixel';
}

/** The target rules of each mode. 1 KB is 1000 bytes. */
export const targetRules: Readonly<Record<Mode, TargetRule | null>> = {
  lightweighting: { min: 0.94, max: 0.99, step: 0.001, default: 0.98, unit: 'SSIM' },
  'ms-lightweighting': { min: 0.94, max: 0.99, step: 0.001, default: 0.98, unit: 'MS-SSIM' },
  file_size: { min: 1, max: 1_000_000, step: 1, default: 200, unit: 'KB' },
  bpp: { min: 0.001, max: 128, step: 0.0001, default: 0.15, unit: 'bits per pixel' },
  lean: null,
};

/**
 * The target as sent to the API: 3 decimals for an SSIM, whole KB, 4 decimals for bits per pixel; null in lean
 * mode.
 */
export function roundTarget(mode: Mode, value: number | null): number | null {
  const rule = targetRules[mode];
  if (!rule || value === null) return null;
  const perUnit = Math.round(1 / rule.step);
  return Math.round(value * perUnit) / perUnit;
}

/** A sentence that says what is wrong with the target, or null if the mode accepts it. */
export function validateTarget(mode: Mode, target: number | null): string | null {
  const rule = targetRules[mode];
  if (!rule) return target === null ? null : 'This mode takes no target.';
  if (target === null || !Number.isFinite(target)) return `Enter a target in ${rule.unit}.`;
  const rounded = roundTarget(mode, target);
  if (rounded === null || target <= 0 || rounded < rule.min || rounded > rule.max)
    return `The target must be between ${rule.min} and ${rule.max} ${rule.unit}.`;
  return null;
}
