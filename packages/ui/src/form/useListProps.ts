import type { ComboboxProps } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';

/**
 * Renders the list of a select after everything around it, so that a form with all countries of the world opens at
 * once, but before the user opens it. It is as wide as its field, so it never moves sideways. Keep the same `more`
 * between renders.
 */
export function useListProps(more?: ComboboxProps): ComboboxProps {
  const keepMounted = useDeferredValue(true, false);
  return useMemo(
    () => ({ shadow: 'md', keepMounted, middlewares: { flip: true, shift: false }, ...more }),
    [keepMounted, more],
  );
}
