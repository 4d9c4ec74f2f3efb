import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { activeElement } from '../../layout/activeElement.ts';

/**
 * Keeps the focus where buttons come and go: when the one that has it is gone, `target` takes it.
 * @returns the `ref` of the target, and the `onFocus` of each button
 */
export function useFocusKept<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    const active = activeElement();
    if (!active || active === document.body) target.current?.focus({ preventScroll: true });
  });
  const onFocus = ({ currentTarget: button }: FocusEvent) => {
    last.current = button;
  };
  return { target, onFocus };
}
