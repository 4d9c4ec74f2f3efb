/**
 * Tells how much larger 1 rem must be to give the size that the reader chose in the browser: 1.6 in a page with
 * `html { font-size: 62.5% }`, 1 in a page that leaves the root size to the reader. At once, and again when the page
 * changes its root size. Returns a function that stops it.
 */
export function followHostScale(within: HTMLElement, changed: (scale: number) => void): () => void {
  const ruler = within.ownerDocument.createElement('div');
  // Fixed, so that the page is not longer with it.
  ruler.style.cssText =
    'all:initial;position:fixed;top:0;left:0;visibility:hidden;font-size:medium;width:1em;height:1rem';
  within.append(ruler);
  const measure = () => {
    const { width, height } = getComputedStyle(ruler);
    const scale = Number.parseFloat(width) / Number.parseFloat(height);
    // Nothing can be measured in a dialog that is closed.
    if (Number.isFinite(scale) && scale > 0) changed(Math.round(scale * 1000) / 1000);
  };
  measure();
  const changes = new ResizeObserver(measure);
  changes.observe(ruler);
  return () => {
    changes.disconnect();
    ruler.remove();
  };
}
