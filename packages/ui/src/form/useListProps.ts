import type { ComboboxProps } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';

/**
 * How the list of a select is drawn: after everything around it, so that a form with all countries of the world opens
 * at once, and before it is asked for. Being as wide as its field, it is never moved sideways. Keep the same `more`
 * between renders.
 */
export function useListProps(more?: ComboboxProps): ComboboxProps {
  const keepMounted = useDeferredValue(true, false);
  return useMemo(
    () => ({ shadow: 'md', keepMounted, middlewares: { flip: true, shift: false }, ...more }),
    [keepMounted, more],
  );
}
