import {
  type BrokenBundleRule,
  type BundleVerdict,
  bundlePresets,
  bundleVerdict,
  type PresetId,
  presets,
} from '@leaf/optimiser/browser';
import type { Format } from '../format/format.ts';
import type { BundlePlatformsLabels } from './BundlePlatforms/bundlePlatformsLabels.ts';
import type { BundleDetail, BundleOutcome } from './bundleTypes.ts';

/** The platforms that state rules for HTML5 creatives, in display order. */
export const bundlePlatforms: readonly PresetId[] = presets.flatMap(({ id }) =>
  bundlePresets[id] ? [id] : [],
);

/** The platform to hold a creative against: the given one if it states rules, or the one that limits the initial load. */
export const bundlePreset = (preset: PresetId | '' | undefined): PresetId =>
  bundlePlatforms.find((id) => id === preset) ?? 'iab-portfolio';

/** What platforms say about a creative, as it was and as a job left it. */
export type PlatformVerdicts = { id: PresetId; before: BundleVerdict; after?: BundleVerdict };

/** The verdict of each platform, the chosen one first. */
export function platformVerdicts(
  { bytes, inventory }: BundleDetail,
  outcome: BundleOutcome | undefined,
  chosen: PresetId | undefined,
): PlatformVerdicts[] {
  const now = outcome && { ...inventory, initial: outcome.after.initial, later: outcome.after.later };
  const verdicts = bundlePlatforms.flatMap((id) => {
    const before = bundleVerdict(id, inventory, bytes);
    const after = now && bundleVerdict(id, now, outcome.after.bytes);
    return before ? [{ id, before, after }] : [];
  });
  return verdicts.sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
}

const inBytes: readonly string[] = ['zip', 'initial', 'later', 'download'];

/** A broken rule in words. */
export function brokenWords(
  { rule, is, most, paths }: BrokenBundleRule,
  text: BundlePlatformsLabels,
  format: Format,
): string {
  const word = text[`breaks:${rule}`];
  if (typeof word === 'string') return word;
  if (rule === 'types') return word(format.list(paths), '');
  const figure = inBytes.includes(rule) ? format.kilobytes : format.number;
  return word(figure(is), figure(most));
}
