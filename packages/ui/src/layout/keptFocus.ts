/** What had the focus last. The browser takes the focus from a button as soon as it is disabled. */
let last: HTMLElement | null = null;

/** The element with the focus, or the one that had it before the browser took it away. */
export function focused(): Element | null {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body ? last : activeElement;
}

/**
 * Gives the focus back to a button that was disabled while it was busy, unless something else has it by then. Returns a
 * function that stops it.
 */
export function keepFocus(): () => void {
  const enabled = new MutationObserver(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (isLost && last instanceof HTMLButtonElement && !last.disabled) last.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    enabled.disconnect();
    last = target instanceof HTMLElement ? target : null;
    if (last?.classList.contains('mantine-Button-root'))
      enabled.observe(last, { attributeFilter: ['disabled'] });
  };
  document.addEventListener('focusin', onFocus);
  return () => {
    enabled.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}
