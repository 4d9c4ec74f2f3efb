import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { leafTheme } from '../../../packages/ui/src/theme/theme.ts';

/** The theme as components see it: Leaf's values merged over Mantine's. */
export const theme = mergeMantineTheme(DEFAULT_THEME, leafTheme);

/** A length of the theme in pixels at the default font size of 16. */
export const pixels = (length: string) =>
  Number.parseFloat(length.replace('calc(', '')) * (length.includes('rem') ? 16 : 1);
