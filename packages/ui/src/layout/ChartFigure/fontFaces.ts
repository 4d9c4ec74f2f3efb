/** The first and the last code point of each part of a `unicode-range`. */
function spansOf(range: string): [number, number][] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^u\+/i, '').split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
  });
}

/** Whether a font with this `unicode-range` covers any letter of a text. */
export function drawsAny(range: string, text: string): boolean {
  if (!range.trim()) return true;
  const spans = spansOf(range);
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => from <= code && code <= to);
  });
}

/** Names in a `font-family`, without quotes. */
const familiesOf = (list: string) => list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));

/** The rules of a style sheet and its imports; those from another origin are not readable. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSImportRule && rule.styleSheet ? rulesOf(rule.styleSheet) : [rule],
    );
  } catch {
    return [];
  }
}

async function asDataUrl(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font answered ${answer.status}.`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function embed(rule: CSSFontFaceRule): Promise<string> {
  const [, , address] = /url\((["']?)(.*?)\1\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (!address) return '';
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const data = await asDataUrl(new URL(address, base).href);
  const kept = ['font-family', 'font-style', 'font-weight', 'unicode-range']
    .map((name) => [name, rule.style.getPropertyValue(name)] as const)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}:${value};`);
  return `@font-face{${kept.join('')}src:url(${data}) format("woff2");}`;
}

/**
 * The page's fonts needed for a text in these families, as style rules with embedded fonts: an SVG used as an image
 * loads nothing. A font that fails to load is left out.
 */
export async function fontFaces(families: readonly string[], text: string): Promise<string> {
  const wanted = new Set(families.flatMap(familiesOf));
  const rules = [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => familiesOf(style.getPropertyValue('font-family')).some((name) => wanted.has(name)))
    .filter(({ style }) => drawsAny(style.getPropertyValue('unicode-range'), text));
  const faces = await Promise.allSettled(rules.map(embed));
  return faces.map((face) => (face.status === 'fulfilled' ? face.value : '')).join('');
}
