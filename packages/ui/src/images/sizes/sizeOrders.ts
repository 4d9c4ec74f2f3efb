import { adUnits, isLargeEnough, type Preset, type PresetId, presets } from '@leaf/optimiser/browser';

/** A size in pixels at the density 1. */
export type AdSize = { width: number; height: number };

/** How many pixels of the file stand for one on the page. */
export type Density = 1 | 2;
export const densities: readonly Density[] = [1, 2];

/** What to make of an image: the sizes, and the point to keep as shares of its width and height. */
export type SizesPayload = {
  sizes: (AdSize & { scale: Density })[];
  focus: { x: number; y: number };
};

/** Names a size: `300x250`. */
export const sizeKey = ({ width, height }: AdSize): string => `${width}x${height}`;

/** Every list has these; they are chosen first. */
export const usualSizes: readonly string[] = ['300x250', '728x90', '160x600'];

export type SizeList = { id: PresetId; sizes: readonly AdSize[] };

/** The sizes of the IAB's units, and of every platform that lists its own. */
export const sizeLists: readonly SizeList[] = presets.flatMap((preset: Preset & { id: PresetId }) => {
  const listed = preset.sizes?.map(([width, height]) => ({ width, height }));
  const sizes = preset.bytes === 'unit' ? adUnits.fixed : (listed ?? []);
  return sizes.length > 0 ? [{ id: preset.id, sizes }] : [];
});

/** The densities in which an image has the pixels for a size: nothing is enlarged. */
export const densitiesFor = (master: AdSize, { width, height }: AdSize, wanted = densities): Density[] =>
  wanted.filter((scale) => isLargeEnough(master, { width: width * scale, height: height * scale }));
