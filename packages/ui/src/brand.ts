/* Sixth entry of the package: your own brand, derived once and passed to LeafProvider. It includes a colour
   library, so call it at build time or load it lazily. */

export {
  type BrandCheck,
  brandChecks,
} from './brand/brandChecks.ts';
export { type BrandInput, createBrand } from './brand/createBrand.ts';
export type { Brand } from './theme/brandTypes.ts';
