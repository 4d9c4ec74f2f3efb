/** What had the focus last. The browser takes the focus from a button as soon as it is disabled. */
let last: Element | null = null;

/**
 * The element with the focus, or the one that had it before the browser took it away. In place of an element in a shadow
 * root, the host of that root.
 */
export function focused(): Element | null {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body ? last : activeElement;
}

/**
 * Gives the focus back to a button of Leaf that was disabled while it was busy, unless something else has it by then.
 * Returns a function that stops it.
 * @param home the document, or a shadow root: focus that moves inside one is not heard outside it
 */
export function keepFocus(home: Node): () => void {
  const enabled = new MutationObserver(() => {
    if (last instanceof HTMLButtonElement && focused() === last && !last.disabled)
      last.focus({ preventScroll: true });
  });
  const onFocus = (event: Event) => {
    const [target] = event.composedPath();
    enabled.disconnect();
    last = target instanceof Element ? target : null;
    // A host's own buttons are not marked as Leaf's.
    if (last?.matches('[data-leaf] button')) enabled.observe(last, { attributeFilter: ['disabled'] });
  };
  home.addEventListener('focusin', onFocus);
  return () => {
    enabled.disconnect();
    home.removeEventListener('focusin', onFocus);
  };
}
