import type { ComboboxProps } from '@mantine/core';
import { useDeferredValue } from 'react';

/**
 * Renders the list of a select after everything around it, so that a form with all countries of the world
 * opens at once, but before the user opens the list. The list is as wide as its field, so it never moves
 * sideways. Pass the same `more` on every render.
 */
export function useListProps(more?: ComboboxProps): ComboboxProps {
  const keepMounted = useDeferredValue(true, false);
  return { shadow: 'md', keepMounted, middlewares: { flip: true, shift: false }, ...more };
}
