import { fontFaces } from './fontFaces.ts';

/** The styles that an SVG needs inlined, because style sheets do not apply to an image. */
const drawn = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
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
  });
  return copy;
}

/** Padding around the drawing, in pixels. */
const margin = 16;

/** Embeds the page's font in a copy of a drawing. */
async function withFonts(copy: SVGSVGElement, svg: SVGSVGElement) {
  const texts = [...svg.querySelectorAll('text')];
  const families = new Set(texts.map((text) => getComputedStyle(text).fontFamily));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await fontFaces([...families], texts.map((text) => text.textContent).join(''));
  copy.prepend(style);
}

/** Loads an image with embedded fonts, which Safari has only after drawing it once. */
async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  document.createElement('canvas').getContext('2d')?.drawImage(image, 0, 0);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return image;
}

/** The drawing as shown on screen, with its background, at twice its size. */
export async function svgToPng(svg: SVGSVGElement, background: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = withStyles(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  // Overflow, such as half a label, is drawn in the padding.
  const [outerWidth, outerHeight] = [width + 2 * margin, height + 2 * margin];
  const { x, y, width: across, height: down } = svg.viewBox.baseVal ?? {};
  const inner = across && down ? { x, y, scale: across / width } : { x: 0, y: 0, scale: 1 };
  const edge = margin * inner.scale;
  copy.setAttribute('width', String(outerWidth));
  copy.setAttribute('height', String(outerHeight));
  copy.setAttribute(
    'viewBox',
    [inner.x - edge, inner.y - edge, outerWidth * inner.scale, outerHeight * inner.scale].join(' '),
  );
  await withFonts(copy, svg);
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(source);
  try {
    const image = await load(url);
    const scale = 2;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(outerWidth * scale);
    canvas.height = Math.ceil(outerHeight * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw pictures.');
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.drawImage(image, 0, 0, outerWidth, outerHeight);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
