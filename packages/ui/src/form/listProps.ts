import type { ComboboxProps } from '@mantine/core';

/**
 * The list of every select: rendered when it opens, so that a form with all countries of the world opens at
 * once. It is as wide as its field, so it never moves sideways.
 */
export const listProps: ComboboxProps = {
  shadow: 'md',
  keepMounted: false,
  middlewares: { flip: true, shift: false },
};
