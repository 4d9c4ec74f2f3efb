/** Sizes of figures that stand alone, in the reader's own text size; base.css sets them as `--leaf-figure-*`. */
export const figureSizes = { xl: '3rem', lg: '2rem', md: '1.25rem' } as const;
