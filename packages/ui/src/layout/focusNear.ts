/** What can take the focus: the element itself, a button that is left in a message, or the first heading. */
function placeIn(element: Element): Element | null {
  if (element.matches('[tabindex]')) return element;
  return element.querySelector(element.matches('[role=status]') ? 'button:enabled' : 'h1, h2, h3');
}

/** Focuses an element, even one that takes the focus only this once. */
export function focusOnce(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * Focuses what is nearest to an element that is gone. Stops at the page's content: its beginning is far from there.
 * @param around what was around it, from the inside out
 * @returns what has the focus now, if there was anything
 */
export function focusNear(around: readonly Element[]): HTMLElement | undefined {
  for (const element of around) {
    if (!element.isConnected) continue;
    if (element.matches('main, [data-leaf]')) return undefined;
    const place = placeIn(element);
    if (!(place instanceof HTMLElement)) continue;
    focusOnce(place);
    return place;
  }
  return undefined;
}
