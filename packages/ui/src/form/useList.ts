import type { ComboboxProps } from '@mantine/core';
import { type ComponentProps, useState } from 'react';

/** The list of every select. It is as wide as its field, so it never moves sideways. */
const listProps: ComboboxProps = { shadow: 'md', middlewares: { flip: true, shift: false } };

/**
 * The list of a select, rendered while its field has the focus: a form with all countries of the world opens at once,
 * and a list that opens is there already. Mantine looks for the chosen option, and for the list to name to screen
 * readers, before it renders what opens.
 */
export function useList(): {
  list: ComboboxProps;
  handlers: Pick<ComponentProps<'input'>, 'onFocusCapture' | 'onBlurCapture'>;
} {
  const [focused, setFocused] = useState(false);
  return {
    list: { ...listProps, keepMounted: focused },
    handlers: { onFocusCapture: () => setFocused(true), onBlurCapture: () => setFocused(false) },
  };
}
