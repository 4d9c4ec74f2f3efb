/**
 * Finds the smallest JPEG, WEBP and AVIF at a measured similarity, or the best within a size. `createOptimiser()`
 * decodes and encodes in child processes and is meant for servers. The part that also runs in a browser (metrics, rules
 * of the form, ad units, types) is in `@leaf/optimiser/browser` and exported here too.
 */
export * from './browser.ts';
export { inspect } from './codec/inspect.ts';
export type { Focus } from './codec/resize.ts';
export { encoderVersion } from './codec/sharp.ts';
export { type ErrorCode, ImageTooLarge, OptimiserError, UnsupportedImage } from './errors.ts';
export type { InspectOptions } from './isolation/inspections.ts';
export {
  createOptimiser,
  type OptimiseRequest,
  type Optimiser,
  type OptimiserOptions,
  type ResizeRequest,
} from './isolation/optimiser.ts';
export { smallPixels } from './isolation/queue.ts';
export { defaultLimits, type Limits } from './limits.ts';
