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
import { lightened } from './weight.ts';

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
  bundle: BundleDetail,
  outcome: BundleOutcome | undefined,
  chosen: PresetId | undefined,
): PlatformVerdicts[] {
  const lighter = outcome && lightened(bundle, outcome);
  const verdicts = bundlePlatforms.flatMap((id) => {
    const before = bundleVerdict(id, bundle.inventory, bundle.bytes);
    const after = lighter && bundleVerdict(id, lighter.inventory, lighter.bytes);
    return before ? [{ id, before, after }] : [];
  });
  return verdicts.sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
}

const inBytes: readonly string[] = ['zip', 'initial', 'later', 'download'];

/** What a rule says if unused pictures count that a script may load; the ZIP holds them either way. */
export function possibleWords(
  { rule, is, most }: BrokenBundleRule,
  text: BundlePlatformsLabels,
  format: Format,
): string | undefined {
  const figure = inBytes.includes(rule) ? format.kilobytes : format.number;
  switch (rule) {
    case 'initial':
    case 'later':
    case 'download':
    case 'initial-requests':
    case 'requests':
      return text[`possible:${rule}`](figure(is), figure(most));
    default:
      return undefined;
  }
}

/** A broken rule in words. */
export function brokenWords(
  { rule, is, most, paths }: BrokenBundleRule,
  text: BundlePlatformsLabels,
  format: Format,
): string {
  if (rule === 'left-behind')
    return text['breaks:left-behind'](format.number(paths.length), paths.length === 1);
  const word = text[`breaks:${rule}`];
  if (typeof word === 'string') return word;
  if (rule === 'types') return word(format.list(paths), '');
  const figure = inBytes.includes(rule) ? format.kilobytes : format.number;
  return word(figure(is), figure(most));
}
