/**
 * Finds the smallest JPEG, WEBP and AVIF at a measured similarity, or the best one within a size limit.
 * `createOptimiser()` decodes and encodes in child processes and is meant for servers. The part that also runs
 * in a browser (metrics, form rules, ad units, types) is in `@leaf/optimiser/browser` and re-exported here.
 */
export * from './browser.ts';
export { inspect } from './codec/inspect.ts';
export { encoderVersion } from './codec/sharp.ts';
export {
  type ErrorCode,
  type ImageFault,
  type ImageLimit,
  ImageTooLarge,
  OptimiserError,
  UnsupportedImage,
} from './errors.ts';
export type { InspectOptions } from './isolation/inspections.ts';
export {
  createOptimiser,
  type OptimiseRequest,
  type Optimiser,
  type OptimiserOptions,
  type PointRequest,
  type ResizeRequest,
} from './isolation/optimiser.ts';
export { smallPixels } from './isolation/queue.ts';
export { defaultLimits, type Limits } from './limits.ts';
