/** A block of the strip above a saved drawing. */
export type PictureBlock = {
  /** Its length as a fraction of the strip. */
  share: number;
  /** CSS colours: of the block, of the lines on it, and of its outline. */
  fill: string;
  lines?: string;
  outline?: string;
};

/** The text around a saved drawing, so that it can be understood without the page. */
export type ChartPicture = {
  /** The subject: a campaign's name. */
  heading?: string;
  /** Totals, one per line. */
  lines?: readonly string[];
  /** The parts of the totals. */
  strip?: readonly PictureBlock[];
  /** The origin and date of the figures. */
  footnote?: string;
};

const stripHeight = 12;

type Attributes = Record<string, string | number>;

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/** An element of an SVG. */
export function draw(name: string, attributes: Attributes = {}, text = ''): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  setAttributes(element, attributes);
  element.textContent = text;
  return element;
}

/** The computed colour of a CSS value at an element. */
export function colourAt(place: Element, value: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return name ? getComputedStyle(place).getPropertyValue(name).trim() : value;
}

/** Breaks a text into rows of at most this many letters, between words only. */
function wrapped(text: string, letters: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < letters) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

export type Frame = { above: SVGElement[]; below: SVGElement[]; head: number; foot: number };

/** The content above and below a drawing of this width, and the height of each. */
export function pictureFrame(picture: ChartPicture, title: string, place: Element, width: number): Frame {
  const ink = {
    fill: colourAt(place, 'var(--leaf-text)'),
    'font-family': getComputedStyle(place).fontFamily,
  };
  const dimmed = { ...ink, fill: colourAt(place, 'var(--leaf-dimmed)') };
  const above: SVGElement[] = [];
  let y = 0;
  const write = (text: string, size: number, weight: number, colours: typeof ink) => {
    // Roughly the width of a letter in Inter.
    for (const row of wrapped(text, Math.floor(width / (size * 0.56)))) {
      y += Math.round(size * 1.4);
      above.push(draw('text', { x: 0, y, 'font-size': size, 'font-weight': weight, ...colours }, row));
    }
  };
  if (picture.heading) write(picture.heading, 20, 600, ink);
  write(title, 14, 400, dimmed);
  y += 4;
  for (const line of picture.lines ?? []) write(line, 14, 500, ink);
  if (picture.strip?.length) {
    y += 12;
    let x = 0;
    const gap = 2;
    const room = width - gap * (picture.strip.length - 1);
    picture.strip.forEach(({ share, fill, lines, outline }, index) => {
      const box = { x, y, width: Math.max(2, share * room), height: stripHeight };
      const id = `strip-${index}`;
      if (lines) {
        const pattern = draw('pattern', {
          id,
          width: 4.5,
          height: 4.5,
          patternUnits: 'userSpaceOnUse',
          patternTransform: 'rotate(45)',
        });
        pattern.append(
          draw('rect', { width: 4.5, height: 4.5, fill: colourAt(place, fill) }),
          draw('rect', { width: 1.5, height: 4.5, fill: colourAt(place, lines) }),
        );
        above.push(pattern);
      }
      const stroke = outline ? colourAt(place, outline) : 'none';
      above.push(draw('rect', { ...box, fill: lines ? `url(#${id})` : colourAt(place, fill), stroke }));
      x += box.width + gap;
    });
    y += stripHeight;
  }
  const rows = picture.footnote ? wrapped(picture.footnote, Math.floor(width / 6.4)) : [];
  const below = rows.map((row, index) =>
    draw('text', { x: 0, y: 24 + index * 16, 'font-size': 11, ...dimmed }, row),
  );
  return { above, below, head: y + 24, foot: rows.length > 0 ? 24 + rows.length * 16 : 0 };
}
