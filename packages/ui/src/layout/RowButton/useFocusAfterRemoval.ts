import { useLayoutEffect, useRef } from 'react';
import { activeElement } from '../activeElement.ts';
import { focusNear, focusOnce } from '../focusNear.ts';

const isLost = () => document.activeElement === null || document.activeElement === document.body;
const isInDialog = () => Boolean(activeElement()?.closest('[role=dialog], dialog'));

/** An element and what is around it, from the inside out. */
function withAround(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [element, ...withAround(parentElement)] : [element];
}

/**
 * Focuses a control, or the heading nearest to a list, and lets those see it who do not use a mouse. Others keep their
 * place in the list.
 */
function take(target: HTMLElement): void {
  const isControl = target.matches('button, select');
  const place = isControl ? target : focusNear(withAround(target));
  if (isControl || !place) focusOnce(target);
  // jsdom, in which hosts test, does not scroll.
  if (place?.matches(':focus-visible')) place.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Focuses an element if the focus is lost, now or together with the dialog that has it: after a fast response
 * the confirmation is still fading out, and would return the focus to a button that was removed with its row.
 */
function focusWhenLost(target: { current: HTMLElement | null }): (() => void) | undefined {
  const regain = () => {
    if (isLost() && target.current) take(target.current);
  };
  regain();
  if (!isInDialog()) return undefined;
  const watch = new MutationObserver(() => {
    if (isInDialog()) return;
    watch.disconnect();
    regain();
  });
  watch.observe(target.current?.getRootNode() ?? document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/**
 * A control that takes the focus if it was lost with removed rows, or a list whose heading does, so that keyboard users
 * do not start again at the top of the page.
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
