/**
 * Sizes of stand-alone figures, relative to the reader's text size; base.css sets them as `--leaf-figure-*`.
 */
export const figureSizes = { xl: '3rem', lg: '2rem', md: '1.25rem' } as const;
