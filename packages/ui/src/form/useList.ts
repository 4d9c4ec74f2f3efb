'use no memo'; // What it returns is the same until the focus moves; compiled it would be larger.
import type { ComboboxProps } from '@mantine/core';
import { type ComponentProps, useState } from 'react';

/** The list of every select. It is as wide as its field, so it never moves sideways. */
const listProps: ComboboxProps = {
  shadow: 'md',
  keepMounted: false,
  middlewares: { flip: true, shift: false },
};
const mounted: ComboboxProps = { ...listProps, keepMounted: true };

/**
 * The list of a select, rendered while its field has the focus: a form with all countries of the world opens at once,
 * and a list that opens is there already. Mantine looks for the chosen option, and for the list to name to screen
 * readers, before it renders what opens.
 */
export function useList(): [
  ComboboxProps,
  Pick<ComponentProps<'input'>, 'onFocusCapture' | 'onBlurCapture'>,
] {
  const [list, setList] = useState(listProps);
  const [handlers] = useState({
    onFocusCapture: () => setList(mounted),
    onBlurCapture: () => setList(listProps),
  });
  return [list, handlers];
}
