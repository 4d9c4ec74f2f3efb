/* Sixth entry of the package: a brand of your own, derived once and given to LeafProvider. It brings a colour library
   along, so call it at build time or load it where it is used. */

export {
  type BrandCheck,
  brandChecks,
} from './brand/brandChecks.ts';
export { type BrandInput, createBrand } from './brand/createBrand.ts';
export type { Brand } from './theme/brandTypes.ts';
