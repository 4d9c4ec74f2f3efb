/** The part that also runs in a browser: metrics, form rules, ad units and types. */
export {
  adUnits,
  type FixedUnit,
  type FlexibleUnit,
  flexibleUnitTitled,
  type MatchedUnit,
  matchAdUnit,
} from './adUnits.ts';
export { type KeptReason, keptSentences } from './bundle/kept.ts';
export { leftBehind } from './bundle/leftBehind.ts';
export { type BundlePreset, bundlePresets } from './bundle/presets.ts';
export type { BundleEntry, BundleInventory, ExternalRequest, Load, LoadSum } from './bundle/types.ts';
export {
  type BrokenBundleRule,
  type BundleRule,
  type BundleVerdict,
  bundleVerdict,
} from './bundle/verdict.ts';
export { type Focus, isLargeEnough, type Part, partOf, type SizeOrder } from './crop.ts';
export { type Backgrounds, compare, msSsim, type Scores, ssim } from './metric/compare.ts';
export { fidelity, leastFidelity } from './metric/fidelity.ts';
export { luma, type Pixels, type Plane } from './metric/luma.ts';
export { type SsimMap, ssimMap } from './metric/map.ts';
export {
  brokenRules,
  isPreset,
  nearestSize,
  type Preset,
  type PresetId,
  type PresetRule,
  presetBytes,
  presetOf,
  presets,
} from './presets.ts';
export {
  bandValue,
  nearestBand,
  recommendedBand,
  recommendedSsim,
  type SsimBand,
} from './recommendedSsim.ts';
export { type BudgetPoint, spreadBudget } from './search/spreadBudget.ts';
export { roundTarget, type TargetRule, targetRules, validateTarget } from './targets.ts';
export * from './types.ts';
