import { useEffect, useRef } from 'react';

const isLost = () => document.activeElement === null || document.activeElement === document.body;
const isInDialog = () => Boolean(document.activeElement?.closest('[role=dialog], dialog'));

/**
 * Focuses an element when the focus is lost, at once or with the dialog that has it: after a quick answer the one that
 * asked is still fading, and would give the focus back to a button that went with its row.
 */
function focusWhenLost(target: { current: HTMLElement | null }): (() => void) | undefined {
  if (isLost()) target.current?.focus();
  if (!isInDialog()) return undefined;
  const watch = new MutationObserver(() => {
    if (isInDialog()) return;
    watch.disconnect();
    if (isLost()) target.current?.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/**
 * An element that takes the focus when rows are removed and the focus was lost with them, so that people who work by
 * keyboard don't start again at the top of the page.
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(count: number) {
  const target = useRef<Target>(null);
  const before = useRef(count);
  useEffect(() => {
    const removed = count < before.current;
    before.current = count;
    return removed ? focusWhenLost(target) : undefined;
  }, [count]);
  return target;
}
