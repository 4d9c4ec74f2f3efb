/** HTML5 creatives as ZIP: what is in them, and the same bundle with lighter pictures. Needs Node. */
export type { SharedBudget } from './bundle/budget.ts';
export { BundleError, type BundleErrorCode, bundleSentences } from './bundle/errors.ts';
export { type FileType, fileTypeOf, readText } from './bundle/fileType.ts';
export { type KeptReason, keptSentences } from './bundle/kept.ts';
export { leftBehind } from './bundle/leftBehind.ts';
export {
  type BundlePicture,
  type LightBundle,
  type LightenRequest,
  lightenBundle,
} from './bundle/lighten.ts';
export { type OpenBundle, openZip } from './bundle/open.ts';
export type { BundleGoal } from './bundle/picture.ts';
export { type BundlePreset, bundlePresets } from './bundle/presets.ts';
export { type BundleFile, bundleLimits } from './bundle/readZip.ts';
export type { BundleEntry, BundleInventory, ExternalRequest, Load, LoadSum } from './bundle/types.ts';
export {
  type BrokenBundleRule,
  type BundleRule,
  type BundleVerdict,
  bundleVerdict,
} from './bundle/verdict.ts';
export { writeZip } from './bundle/writeZip.ts';
export { type MinifiedSvg, minifySvg } from './svg/minify.ts';
