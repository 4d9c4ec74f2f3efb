import { useEffect, useRef } from 'react';

/**
 * An element that takes the focus when rows are removed and the focus was lost with them, so that people who work by
 * keyboard don't start again at the top of the page.
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(count: number) {
  const target = useRef<Target>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) target.current?.focus();
    before.current = count;
  }, [count]);
  return target;
}
