import {
  type BrokenBundleRule,
  bundlePresets,
  bundleVerdict,
  matchAdUnit,
  type PresetId,
} from '@leaf/optimiser/browser';
import type { BundleDetail, BundleOutcome } from './bundleTypes.ts';

/** Whether a creative is light enough; `unknown` if the limit depends on an ad size that it does not name. */
export type WeightVerdict = 'light' | 'heavy' | 'unknown';

/** The weight of a creative against a platform, with what speaks against it or, if nothing does, how much room it takes. */
export type Weighed = { verdict: WeightVerdict; breaks: BrokenBundleRule[]; room: BrokenBundleRule[] };

const weights: readonly string[] = [
  'zip',
  'initial',
  'later',
  'download',
  'initial-requests',
  'requests',
  'files',
];

/** The limits of a platform in bytes, and what counts towards them. */
function roomOf(
  id: PresetId,
  { bytes, inventory: { size, initial, later } }: BundleDetail,
): BrokenBundleRule[] {
  const rules = bundlePresets[id];
  const unit = rules?.unit && size ? matchAdUnit(size.width, size.height).kilobytes * 1000 : undefined;
  const all: [BrokenBundleRule['rule'], number, number | undefined][] = [
    ['initial', initial.transfer, unit],
    ['zip', bytes, rules?.zip],
    ['download', initial.transfer + later.transfer, rules?.download],
  ];
  return all.flatMap(([rule, is, most]) => (most === undefined ? [] : [{ rule, is, most, paths: [] }]));
}

/** The creative as a job left it. */
export const lightened = (
  { inventory }: BundleDetail,
  { after, left_out = [] }: BundleOutcome,
): BundleDetail => ({
  bytes: after.bytes,
  inventory: {
    ...inventory,
    files: inventory.files.filter(({ path }) => !left_out.includes(path)),
    initial: after.initial,
    later: after.later,
  },
});

/** Checks a creative against the limits of a platform; undefined if it states none for HTML5 creatives. */
export function weigh(id: PresetId, bundle: BundleDetail): Weighed | undefined {
  const breaks = bundleVerdict(id, bundle.inventory, bundle.bytes)?.breaks;
  if (!breaks) return undefined;
  const verdict = breaks.some(({ rule }) => weights.includes(rule))
    ? 'heavy'
    : breaks.some(({ rule }) => rule === 'unsized')
      ? 'unknown'
      : 'light';
  return { verdict, breaks, room: roomOf(id, bundle) };
}
