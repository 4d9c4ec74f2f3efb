import { useLayoutEffect, useRef } from 'react';
import { activeElement } from '../activeElement.ts';

const isLost = () => document.activeElement === null || document.activeElement === document.body;
const isInDialog = () => Boolean(activeElement()?.closest('[role=dialog], dialog'));

/**
 * Focuses an element if the focus is lost, now or together with the dialog that has it: after a fast response
 * the confirmation is still fading out, and would return the focus to a button that was removed with its row.
 */
function focusWhenLost(target: { current: HTMLElement | null }): (() => void) | undefined {
  if (isLost()) target.current?.focus();
  if (!isInDialog()) return undefined;
  const watch = new MutationObserver(() => {
    if (isInDialog()) return;
    watch.disconnect();
    if (isLost()) target.current?.focus();
  });
  watch.observe(target.current?.getRootNode() ?? document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/**
 * An element that takes the focus if it was lost with removed rows, so that keyboard users do not start again at the
 * top of the page.
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(count: number) {
  const target = useRef<Target>(null);
  const before = useRef(count);
  // Before the focus goes to what is nearest to the row.
  useLayoutEffect(() => {
    const removed = count < before.current;
    before.current = count;
    return removed ? focusWhenLost(target) : undefined;
  }, [count]);
  return target;
}
