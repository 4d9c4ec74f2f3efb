import type { BrandInput } from '../packages/ui/src/brand/createBrand.ts';

/** Two fictitious brands, far from Leaf and from each other, to show what a brand changes. */
export const brandInputs = {
  harbour: {
    name: 'Harbour',
    input: {
      color: '#2f4fc4',
      neutral: { hue: 262, chroma: 0.01 },
      radius: 12,
      headingFont: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
    },
  },
  kiln: {
    name: 'Kiln',
    input: {
      color: '#9a3412',
      neutral: { hue: 60, chroma: 0.012 },
      radius: 2,
      font: "'Avenir Next', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
      density: 'compact',
    },
  },
} satisfies Record<string, { name: string; input: BrandInput }>;
