import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element once something else is shown, because what was pressed to show it is gone. */
export function useFocusAfter<E extends HTMLElement>(shown: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) element.current?.focus();
    before.current = shown;
  }, [shown]);
  return element;
}
