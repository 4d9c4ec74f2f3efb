/** What a host can put in front of its page; while a dialog is, nothing outside it can be used, nor keep the focus. */
const layers = 'dialog, [popover], [role="dialog"], [role="alertdialog"]';

/** What an element is drawn in: its slot, its parent, or the host of its shadow root. */
function around(element: Element): Element | null {
  const home = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (home instanceof ShadowRoot ? home.host : null);
}

/**
 * Puts the container of a part's overlays at the end of the page, where no ancestor clips them, or inside the host's
 * dialog or popover around the part. Returns a function that removes it.
 */
export function placeOverlays(overlays: HTMLElement, root: Element): () => void {
  const home = root.getRootNode();
  let layer: Element | null = root;
  let slotted: Element | undefined;
  while (layer && !layer.matches(layers)) {
    if (layer.assignedSlot && layer.getRootNode() === home) slotted ??= layer;
    layer = around(layer);
  }
  const end = home instanceof ShadowRoot ? home : root.ownerDocument.body;
  // Always in the tree of the part, whose styles apply.
  const inside = layer?.getRootNode() === home ? layer : slotted;
  ((layer && inside) ?? end).append(overlays);
  // Fixed, so that the layer neither clips what is in it nor makes room for it.
  overlays.style.cssText = layer ? 'position:fixed;inset:0 0 auto;z-index:300' : '';
  return () => overlays.remove();
}

/**
 * Lets Escape close only what is open inside Leaf: the browser would close the host's dialog around it too.
 * Returns a function that stops it.
 */
export function holdEscape(overlays: HTMLElement, root: Element): () => void {
  const hold = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (event.key !== 'Escape' || !(target instanceof Element)) return;
    const opened = root.contains(target) && target.matches('[aria-haspopup][aria-expanded="true"]');
    if (opened || overlays.contains(target) || overlays.querySelector('[aria-modal]')) event.preventDefault();
  };
  // Before Mantine, which closes a dialog there.
  window.addEventListener('keydown', hold, true);
  return () => window.removeEventListener('keydown', hold, true);
}
