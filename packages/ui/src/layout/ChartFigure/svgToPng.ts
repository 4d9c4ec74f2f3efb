/** What a picture of an SVG needs from the style sheets, which do not travel with it. */
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

/** Ground left around the drawing, in pixels. */
const margin = 16;

/** The drawing as it stands on the screen, with its ground, at twice its size. */
export async function svgToPng(svg: SVGSVGElement, background: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = withStyles(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(source);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = 2;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((width + 2 * margin) * scale);
    canvas.height = Math.ceil((height + 2 * margin) * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw pictures.');
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.drawImage(image, margin, margin, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
