/** The element with the focus, also inside a shadow root: the document itself names only the host of one. */
export function activeElement(from = document.activeElement): Element | null {
  let active = from;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
