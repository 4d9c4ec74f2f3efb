import {
  bandValue,
  type Mode,
  modes,
  type PresetId,
  recommendedBand,
  roundTarget,
  targetRules,
  validateTarget,
} from '@leaf/optimiser/browser';
import { parseDecimal } from '../form/numbers.ts';
import { isSize } from './recommendedBand.ts';

export type OptimizeMode = Mode;
export { modes as optimizeModes };

/** The values of the form. Each target keeps its value while another mode is chosen. */
export type OptimizeValues = {
  mode: OptimizeMode;
  /** Slider of both SSIM modes, 0.94 to 0.99. */
  ssim: number;
  /** KB as typed, point or comma. */
  fileSize: string;
  /** Bits per pixel as typed, point or comma. */
  bpp: string;
  /** The platform the files are for; empty for none. */
  preset: PresetId | '';
};

/** The payload for a job: the host adds the image. The target is null in lean mode. */
export type OptimizePayload = { mode: OptimizeMode; target: number | null; preset?: PresetId };

const startOf = (mode: Mode) => targetRules[mode]?.default ?? 0;

export const initialOptimizeValues: OptimizeValues = {
  mode: 'lightweighting',
  ssim: startOf('lightweighting'),
  fileSize: String(startOf('file_size')),
  bpp: String(startOf('bpp')),
  preset: '',
};

/** Writes a number as it is typed in a language. */
type Typed = (number: number) => string;

/** The values at first: the slider at the value recommended for an image of this size, where one is given. */
export function startingValues(megapixels: number | null | undefined, typed: Typed = String): OptimizeValues {
  const start = { ...initialOptimizeValues, bpp: typed(startOf('bpp')) };
  if (!isSize(megapixels)) return start;
  return { ...start, ssim: bandValue(recommendedBand(megapixels), start.mode) };
}

/** The field with a mode's target; none in lean mode. */
export function targetField(mode: Mode): 'ssim' | 'fileSize' | 'bpp' | undefined {
  if (mode === 'lean') return undefined;
  if (mode === 'file_size') return 'fileSize';
  return mode === 'bpp' ? 'bpp' : 'ssim';
}

function targetOf(values: OptimizeValues): number | null {
  const field = targetField(values.mode);
  if (!field) return null;
  const value = values[field];
  return typeof value === 'string' ? parseDecimal(value) : value;
}

/** `number`: the text is not a number; `range`: it lies outside the mode's bounds. */
export type TargetProblem = 'number' | 'range';

/** The fault in the current mode's target, or null if a job can be created. */
export function targetProblem(values: OptimizeValues): TargetProblem | null {
  const target = targetOf(values);
  if (target === null && targetField(values.mode)) return 'number';
  return validateTarget(values.mode, target) === null ? null : 'range';
}

/** The payload of a job: SSIM with 3 decimals, whole KB, bits per pixel with 4 decimals, null in lean mode. */
export function toOptimizePayload(values: OptimizeValues): OptimizePayload {
  return {
    mode: values.mode,
    target: roundTarget(values.mode, targetOf(values)),
    ...(values.preset ? { preset: values.preset } : {}),
  };
}

/** Whether two jobs would be the same. */
export const sameSettings = (a: OptimizePayload, b: OptimizePayload): boolean =>
  a.mode === b.mode && a.target === b.target && a.preset === b.preset;

/** The form with the settings of a job; the targets of other modes stay. */
export function withSettings(
  values: OptimizeValues,
  settings: OptimizePayload,
  typed: Typed = String,
): OptimizeValues {
  const { mode, target, preset = '' } = settings;
  const field = targetField(mode);
  const next: OptimizeValues = { ...values, mode, preset };
  if (!field || target === null) return next;
  return field === 'ssim' ? { ...next, ssim: target } : { ...next, [field]: typed(target) };
}
