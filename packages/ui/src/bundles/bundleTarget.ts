import { type PresetId, targetRules } from '@leaf/optimiser/browser';
import { parseDecimal } from '../form/numbers.ts';
import type { CreativeJobPayload } from './bundleTypes.ts';

/** The values of the form: `limit` in KB as typed, point or comma, blank for none. */
export type BundleValues = { target: number; limit: string };

export const initialBundleValues: BundleValues = {
  target: targetRules.lightweighting?.default ?? 0,
  limit: '',
};

/** The bounds of the limit in KB. */
export const limitRange = { min: 1, max: 25_000 };

/** `number`: the limit is not a number; `range`: it lies outside its bounds; null if a job can be created. */
export function limitProblem({ limit }: BundleValues): 'number' | 'range' | null {
  if (limit.trim() === '') return null;
  const value = parseDecimal(limit);
  if (value === null || value <= 0) return 'number';
  return value < limitRange.min || value > limitRange.max ? 'range' : null;
}

/** The payload of a job. */
export function toBundlePayload({ target, limit }: BundleValues, preset: PresetId | ''): CreativeJobPayload {
  const kilobytes = parseDecimal(limit);
  return { target, ...(preset && { preset }), ...(kilobytes !== null && { kilobytes }) };
}
