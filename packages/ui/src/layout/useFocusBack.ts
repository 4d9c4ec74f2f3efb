import { type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElement } from './activeElement.ts';
import { focused } from './keptFocus.ts';

/** Where a dialog that is just closing gives the focus back: a dialog that opens instead of it inherits that. */
let inherited: Element | null = null;

/**
 * Gives the focus back to what had it when a dialog opened; the result is the `ref` of the dialog. Mantine does so too,
 * but not for a dialog that is mounted open, nor for one that opens in a transition: it looks only after the dialog has
 * taken the focus.
 */
export function useFocusBack(opened: boolean): RefObject<HTMLDivElement | null> {
  const dialog = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const target = inherited ?? activeElement(focused());
    return () => {
      inherited = target;
      const closed = dialog.current;
      setTimeout(() => {
        inherited = null;
        const active = activeElement();
        const isLost = !active || active === document.body || closed?.contains(active);
        if (isLost && target instanceof HTMLElement && target.isConnected)
          target.focus({ preventScroll: true });
      });
    };
  }, [opened]);
  return dialog;
}
