import { fontFaces } from './fontFaces.ts';
import { type ChartPicture, colourAt, draw, pictureFrame, setAttributes } from './pictureFrame.ts';

/** The styles that an SVG needs inlined, because style sheets do not apply to an image. */
const drawn = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-ligatures',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
] as const;

function withStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = document.importNode(svg, true);
  const sources = svg.querySelectorAll('*');
  copy.querySelectorAll<SVGElement | HTMLElement>('*').forEach((element, index) => {
    const source = sources[index];
    if (!source) return;
    const style = getComputedStyle(source);
    for (const property of drawn) element.style.setProperty(property, style.getPropertyValue(property));
    // In a saved drawing links lead nowhere, and nothing can have the focus.
    for (const name of ['href', 'tabindex', 'role', 'class']) element.removeAttribute(name);
  });
  return copy;
}

/** Padding around the picture, in pixels. */
const margin = 24;

export type SavedDrawing = { markup: string; width: number; height: number };

/** The drawing as shown on screen, framed by its text, as a self-contained SVG with styles and fonts. */
export async function chartSvg(
  svg: SVGSVGElement,
  title: string,
  picture: ChartPicture = {},
): Promise<SavedDrawing> {
  const { width: shownWidth, height: shownHeight } = svg.getBoundingClientRect();
  const { width: across, height: down } = svg.viewBox.baseVal ?? {};
  // On paper and in a zoomed page a drawing is scaled; its own units are those of its view box.
  const size = across && down ? { width: across, height: down } : { width: shownWidth, height: shownHeight };
  // Content may extend beyond the edges, such as half a label: include all of it.
  const box = svg.getBBox();
  const left = Math.min(0, box.x);
  const top = Math.min(0, box.y);
  const width = Math.max(size.width, box.x + box.width) - left;
  const height = Math.max(size.height, box.y + box.height) - top;
  const { above, below, head, foot } = pictureFrame(picture, title, svg, width);
  const outerWidth = width + 2 * margin;
  const outerHeight = head + height + foot + 2 * margin;
  const outer = draw('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width: outerWidth,
    height: outerHeight,
    viewBox: `${-margin} ${-margin} ${outerWidth} ${outerHeight}`,
  });
  const copy = withStyles(svg);
  setAttributes(copy, { x: -left, y: head - top, ...size, overflow: 'visible' });
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  const footer = draw('g', { transform: `translate(0, ${head + height})` });
  footer.append(...below);
  outer.append(
    draw('title', {}, [picture.heading, title].filter(Boolean).join(': ')),
    draw('rect', {
      x: -margin,
      y: -margin,
      width: outerWidth,
      height: outerHeight,
      fill: colourAt(svg, 'var(--leaf-surface)'),
    }),
    ...above,
    copy,
    footer,
  );
  outer.prepend(
    draw('style', {}, await fontFaces([getComputedStyle(svg).fontFamily], outer.textContent ?? '')),
  );
  return { markup: new XMLSerializer().serializeToString(outer), width: outerWidth, height: outerHeight };
}
