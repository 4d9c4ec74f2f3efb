import { createBrand } from '@leaf/ui/brand';

/** For the provider: `<LeafProvider brand={brand}>`. */
export const brand = createBrand({
  color: '#2f4fc4',
  neutral: { chroma: 0.01 },
  stages: { storage: 280, selection: 87, delivery: 220, consumption: 0 },
  radius: 10,
  headingFont: "'Iowan Old Style', Georgia, serif",
  density: 'compact',
});
