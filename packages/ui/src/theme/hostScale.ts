/**
 * How much larger 1 rem must be to give the size that the reader chose in the browser: 1.6 in a page with
 * `html { font-size: 62.5% }`, 1 in a page that leaves the root size to the reader.
 */
export function hostScale(within: HTMLElement): number {
  const ruler = within.ownerDocument.createElement('div');
  ruler.style.cssText =
    'all:initial;position:absolute;visibility:hidden;font-size:medium;width:1em;height:1rem';
  within.append(ruler);
  const { width, height } = getComputedStyle(ruler);
  ruler.remove();
  const scale = Number.parseFloat(width) / Number.parseFloat(height);
  return Number.isFinite(scale) && scale > 0 ? Math.round(scale * 1000) / 1000 : 1;
}
