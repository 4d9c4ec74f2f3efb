import { type PresetId, presetOf } from '../presets.ts';
import { leftBehind } from './leftBehind.ts';
import { type BundlePreset, bundlePresets, unitLoads } from './presets.ts';
import type { BundleInventory, LoadSum } from './types.ts';

/**
 * A rule of a platform that a bundle breaks. `zip`, `initial`, `later` and `download` are bytes; `left-behind`: files
 * that macOS or Windows added are of types that are not accepted; `dimensions`: the platform lists no such size;
 * `no-size`, `no-click`: `ad.size` or a click tag is missing; `unsized`: without `ad.size` the limit of the unit is not
 * known.
 */
export type BundleRule =
  | 'zip'
  | 'files'
  | 'types'
  | 'left-behind'
  | 'initial'
  | 'later'
  | 'download'
  | 'initial-requests'
  | 'requests'
  | 'dimensions'
  | 'no-size'
  | 'no-click'
  | 'unsized';

/** A rule that is broken: the actual figure and the most that is allowed; null where there is no number. */
export interface BrokenBundleRule {
  rule: BundleRule;
  is: number | null;
  most: number | null;
  /** The files to blame. */
  paths: string[];
}

/** Whether a bundle can be uploaded to a platform, by the rules on the page `source` as it was `read` on a day. */
export interface BundleVerdict {
  id: PresetId;
  name: string;
  source: string;
  read: string;
  /** Empty if the bundle can be uploaded there. */
  breaks: BrokenBundleRule[];
  /** What it breaks besides if a script loads the unused pictures: then it is not known whether it can be uploaded. */
  may_break: BrokenBundleRule[];
}

const over = (rule: BundleRule, is: number, most: number | undefined): BrokenBundleRule[] =>
  most !== undefined && is > most ? [{ rule, is, most, paths: [] }] : [];

const flaw = (rule: BundleRule, broken: boolean, paths: string[] = []): BrokenBundleRule[] =>
  broken ? [{ rule, is: null, most: null, paths }] : [];

function unitRules({ size, initial, later }: BundleInventory): BrokenBundleRule[] {
  if (!size) return flaw('unsized', true);
  const most = unitLoads(size);
  return [...over('initial', initial.transfer, most.initial), ...over('later', later.transfer, most.later)];
}

function brokenRules(rules: BundlePreset, inventory: BundleInventory, zip: number): BrokenBundleRule[] {
  const { files, initial, later, size, click } = inventory;
  const { types } = rules;
  const refused = types ? files.filter(({ type }) => !types.includes(type)).map(({ path }) => path) : [];
  const added = new Set(leftBehind(inventory));
  const strange = refused.filter((path) => !added.has(path));
  const left = refused.filter((path) => added.has(path));
  return [
    ...over('zip', zip, rules.zip),
    ...over('files', files.length, rules.files),
    ...flaw('types', strange.length > 0, strange),
    ...flaw('left-behind', left.length > 0, left),
    ...(rules.unit ? unitRules(inventory) : []),
    ...over('initial-requests', initial.requests, rules.initialRequests),
    ...over('requests', initial.requests + later.requests, rules.requests),
    ...over('download', initial.transfer + later.transfer, rules.download),
    ...flaw('no-size', rules.size === true && !size),
    ...flaw('no-click', rules.click === true && !click),
  ];
}

const plus = (a: LoadSum, b: LoadSum): LoadSum => ({
  requests: a.requests + b.requests,
  bytes: a.bytes + b.bytes,
  transfer: a.transfer + b.transfer,
});

/** The rules that only the unused pictures break, if a script loads them at the start or later. */
function possiblyBroken(
  rules: BundlePreset,
  inventory: BundleInventory,
  zip: number,
  breaks: readonly BrokenBundleRule[],
): BrokenBundleRule[] {
  const { possible, initial, later } = inventory;
  if (!possible) return [];
  const most = [{ initial: plus(initial, possible) }, { later: plus(later, possible) }];
  const broken = most.flatMap((load) => brokenRules(rules, { ...inventory, ...load }, zip));
  const known = new Set(breaks.map(({ rule }) => rule));
  return broken.filter(({ rule }) => !known.has(rule) && known.add(rule));
}

/** Checks a bundle against the rules of a platform; undefined if it states none for HTML5 creatives. */
export function bundleVerdict(
  id: PresetId,
  inventory: BundleInventory,
  zip: number,
): BundleVerdict | undefined {
  const rules = bundlePresets[id];
  if (!rules) return undefined;
  const { name, sizes } = presetOf(id);
  const { size } = inventory;
  const listed = !size || !sizes || sizes.some(([w, h]) => w === size.width && h === size.height);
  const breaks = [...brokenRules(rules, inventory, zip), ...flaw('dimensions', !listed)];
  const may_break = possiblyBroken(rules, inventory, zip, breaks);
  return { id, name, source: rules.source, read: rules.read, breaks, may_break };
}
