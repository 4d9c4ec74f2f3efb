import {
  type BrokenBundleRule,
  type BundleVerdict,
  bundlePresets,
  bundleVerdict,
  matchAdUnit,
  type PresetId,
} from '@leaf/optimiser/browser';
import { sumOf } from '../sumOf.ts';
import type { BundleDetail, BundleOutcome, CreativeBudget, Weight } from './bundleTypes.ts';

/**
 * Whether a creative is light enough; `unknown` if the limit depends on an ad size that it does not name, or would be
 * broken by unused pictures that a script may load.
 */
export type WeightVerdict = 'light' | 'heavy' | 'unknown';

/**
 * The weight of a creative against a platform, with what speaks against it, what may, or, if nothing does, how much room
 * it takes.
 */
export type Weighed = {
  verdict: WeightVerdict;
  breaks: BrokenBundleRule[];
  mayBreak: BrokenBundleRule[];
  room: BrokenBundleRule[];
};

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
function roomOf(id: PresetId, { bytes, inventory }: BundleDetail): BrokenBundleRule[] {
  const rules = bundlePresets[id];
  const { size } = inventory;
  const unit = rules?.unit && size ? matchAdUnit(size.width, size.height).kilobytes * 1000 : undefined;
  const limits = { initial: unit, zip: rules?.zip, download: rules?.download };
  return (['initial', 'zip', 'download'] as const).flatMap((rule) => {
    const most = limits[rule];
    return most === undefined ? [] : [{ rule, is: mostOf(rule, { bytes, ...inventory }), most, paths: [] }];
  });
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
    possible: after.possible,
  },
});

/** The most that may count towards a limit, with unused pictures that a script may load: bytes. */
export function mostOf(of: CreativeBudget['of'], { bytes, initial, later, possible }: Weight): number {
  if (of === 'zip') return bytes;
  const loads = { initial: [initial], later: [later], download: [initial, later] }[of];
  return sumOf(loads, ({ transfer }) => transfer) + (possible?.transfer ?? 0);
}

/** What is known of a verdict: unused pictures that a script may load, and a missing `ad.size`, leave it open. */
export function certainty({ breaks, may_break }: Pick<BundleVerdict, 'breaks' | 'may_break'>) {
  if (breaks.some(({ rule }) => rule !== 'unsized')) return 'breaks';
  return breaks.length > 0 || may_break.length > 0 ? 'unknown' : 'fits';
}

/** Checks a creative against the limits of a platform; undefined if it states none for HTML5 creatives. */
export function weigh(id: PresetId, bundle: BundleDetail): Weighed | undefined {
  const found = bundleVerdict(id, bundle.inventory, bundle.bytes);
  if (!found) return undefined;
  const { breaks, may_break: mayBreak } = found;
  const verdict = breaks.some(({ rule }) => weights.includes(rule))
    ? 'heavy'
    : mayBreak.length > 0 || breaks.some(({ rule }) => rule === 'unsized')
      ? 'unknown'
      : 'light';
  return { verdict, breaks, mayBreak, room: roomOf(id, bundle) };
}
