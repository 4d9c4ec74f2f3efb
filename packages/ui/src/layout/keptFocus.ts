/** What had the focus last. The browser takes the focus from a button as soon as it is disabled. */
let last: HTMLElement | null = null;

/** The element with the focus, or the one that had it before the browser took it away. */
export function focused(): Element | null {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body ? last : activeElement;
}

/**
 * Gives the focus back to a button below `root` that was disabled while it was busy, unless something else has it by
 * then. Returns a function that stops it.
 */
export function keepFocus(root: Element): () => void {
  const enabled = new MutationObserver(() => {
    if (last instanceof HTMLButtonElement && focused() === last && !last.disabled)
      last.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    enabled.disconnect();
    last = target instanceof HTMLElement ? target : null;
    if (last?.classList.contains('mantine-Button-root') && root.contains(last))
      enabled.observe(last, { attributeFilter: ['disabled'] });
  };
  document.addEventListener('focusin', onFocus);
  return () => {
    enabled.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}
