import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import '../../test/pictures.ts';
import { sharp } from '../codec/sharp.ts';
import { minifySvg } from './minify.ts';

type Node = DefaultTreeAdapterTypes.Node;

const texts = ['text', 'tspan', 'textPath', 'a', 'title', 'style'];

/** Everything that a browser, a style sheet or a script can see of an SVG, but comments and spaces between elements. */
function seen(node: Node): unknown[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child): unknown[] => {
    if ('tagName' in child) {
      const attributes = child.attrs
        .filter(({ prefix, name }) => prefix !== 'xmlns' && !name.startsWith('xmlns'))
        .map(({ prefix, name, value }) => `${prefix ?? ''}:${name}=${value}`);
      return [[child.tagName, attributes, seen(child)]];
    }
    if (child.nodeName !== '#text' || !('value' in child)) return [];
    const isText = 'tagName' in node && texts.includes(node.tagName);
    const value = isText ? child.value : child.value.trim();
    return value === '' ? [] : [value];
  });
}

/** As XML, which parse5 does not read, but for CDATA in an SVG. */
const tree = (svg: string) => seen(parseFragment(svg.replace(/^<\?xml[^>]*>\s*|<!DOCTYPE[^>]*>\s*/g, '')));

const pixels = (svg: string) => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();

const minify = (svg: string) => {
  const { data, removed } = minifySvg(new TextEncoder().encode(svg));
  return { text: new TextDecoder().decode(data), removed };
};

const picture = (inner: string, attributes = 'width="90" height="60"') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ink="http://www.inkscape.org/namespaces/inkscape" ${attributes}>
  ${inner}
</svg>`;

const drawings: readonly [string, string][] = [
  [
    'a part used twice, with its style and motion',
    picture(
      '<style>@keyframes m{to{transform:translateX(50px)}}#r{animation:m 1s forwards;fill:purple}</style><rect id="r" width="20" height="20"/><use href="#r" y="30"/><use xlink:href="#r" x="30" y="30"/>',
    ),
  ],
  [
    'shapes whose measures move',
    picture(
      '<rect x="5" y="5" width="10" height="40"><animate attributeName="width" to="80" dur="1s"/></rect><line x1="0" y1="50" x2="10" y2="50" stroke="red"><animate attributeName="x2" to="80" dur="1s"/></line><polygon points="60,10 80,10 70,30"><animate attributeName="points" to="60,20 80,20 70,50" dur="1s"/></polygon><ellipse cx="30" cy="30" rx="8" ry="8"><animate attributeName="rx" to="20" dur="1s"/></ellipse>',
    ),
  ],
  [
    'a path that turns into another',
    picture(
      '<style>@keyframes k{to{d:path("M10 10L80 20L60 50L20 40Z")}}#p{animation:k 1s}</style><path id="p" d="M10 10 L50 10 L50 50 L10 50 Z"/><path d="M60 10 L80 10 L80 50 L60 50 Z"><animate attributeName="d" to="M60 20 L80 10 L70 50 L60 50 Z" dur="1s"/></path>',
    ),
  ],
  [
    'motion along a path that a style names',
    picture(
      '<style>#mp{stroke:#ccc;fill:none}</style><path id="mp" d="M5 5 L80 50"/><circle r="6"><animateMotion dur="1s"><mpath href="#mp"/></animateMotion></circle><rect id="z" width="9" height="9"/><animate xlink:href="#z" attributeName="x" begin="a.end" to="70" dur="1s"/><set id="a" xlink:href="#z" attributeName="y" to="9" dur="1s"/>',
    ),
  ],
  [
    'styles of elements, states and media',
    picture(
      '<style>rect{fill:#0a0;stroke:#000}rect:hover{fill:red}@media (max-width:95px){rect{fill:green}}@media print{rect{fill:red}}:not(g)>circle{fill:#00f}</style><rect x="5" y="5" width="40" height="40"/><circle cx="70" cy="30" r="10"/>',
    ),
  ],
  [
    'styles that count elements, among notes',
    picture(
      '<metadata>Drawn on a Monday</metadata><desc>Created with a program</desc><style>svg>:nth-child(4){fill:lime}desc+rect{fill:blue}</style><rect width="20" height="20"/><rect x="30" width="20" height="20"/>',
    ),
  ],
  [
    'a tiny and a huge scale',
    picture(
      '<path d="M0.0012 0.0034 L0.0712 0.0053 C0.0831 0.0211 0.0644 0.0512 0.0417 0.0555 Z" fill="#07c"/><circle cx="0.0212" cy="0.0311" r="0.0061"/><g transform="scale(0.0000001)"><path d="M10000000 20000000h500000v300000z"/></g>',
      'width="90" height="60" viewBox="0 0 0.09 0.06"',
    ),
  ],
  [
    'text with its spaces',
    picture(
      '<text x="5" y="20" xml:space="preserve" font-size="14">A   B   C</text><text x="5" y="45" font-size="9" style="white-space:pre">one  <tspan fill="red">two</tspan> <a>three </a>four</text><text x="5" y="55" font-size="9">\n  <tspan>five</tspan>\n  <tspan>six</tspan>\n</text>',
    ),
  ],
  [
    'text on a path',
    picture(
      '<defs><path id="tp" d="M5 40C40 0 80 0 85 40"/></defs><text font-size="12"><textPath xlink:href="#tp" startOffset="10%">Hamburg</textPath></text>',
    ),
  ],
  [
    'a filter, a mask and a clip path named by styles',
    picture(
      '<style>#c{clip-rule:evenodd}#m{fill:#fff}.x{filter:url(#f)}</style><filter id="f"><feGaussianBlur stdDeviation="1.25"/></filter><clipPath id="c"><path d="M0 0h60v60H0zM20 20h20v20H20z" clip-rule="evenodd"/></clipPath><mask id="k"><circle id="m" cx="30" cy="30" r="25"/></mask><rect width="90" height="60" fill="#07c" clip-path="url(#c)" mask="url(#k)"/><rect class="x" x="65" y="5" width="20" height="20"/>',
    ),
  ],
  [
    'symbols, patterns, markers and gradients',
    picture(
      '<defs><symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" class="c"/></symbol><pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 5h10" stroke="#09f"/></pattern><marker id="a" orient="auto"><path d="M0 0L10 5L0 10z"/></marker><linearGradient id="g"><stop id="b" offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs><rect width="90" height="30" fill="url(#p)"/><use href="#s" width="20" height="20"/><path d="M30 10L80 10" stroke="url(#g)" marker-end="url(#a)"/><rect y="40" width="90" height="20" fill="url(#g)"/>',
    ),
  ],
  [
    'the colour of the surroundings, in variables too',
    picture(
      '<style>:root{--c:#e30613;color:teal}path{stroke:var(--c)}</style><path d="M5 5L80 50"/><rect width="20" height="20" fill="currentColor"/>',
    ),
  ],
  [
    'hidden and empty parts, and a choice',
    picture(
      '<g id="empty"/><text id="later"/><g display="none"><rect id="hid" width="20" height="20" fill="lime"/></g><use href="#hid" x="50"/><rect width="0" height="20" opacity="0"><animate attributeName="width" to="20" dur="1s"/></rect><switch><g requiredExtensions="http://example.com/x"><rect width="90" height="60"/></g><text systemLanguage="xx" y="20">XX</text><text y="20">EN</text></switch><view id="left" viewBox="0 0 45 60"/>',
    ),
  ],
  [
    'parts that overlap, half transparent',
    picture(
      '<path d="M5 5h40v40H5z" fill="#f00" fill-opacity=".5"/><path d="M25 15h40v40H25z" fill="#f00" fill-opacity=".5"/><g style="isolation:isolate"><circle cx="60" cy="30" r="28" fill="#f0f" style="mix-blend-mode:multiply"/></g>',
    ),
  ],
  [
    'a style in a section, with quotes and a comment',
    picture(
      '<style><![CDATA[/* > */ g > rect{fill:red;font-family:"A"}]]></style><g><rect width="9" height="9"/></g>',
    ),
  ],
];

describe('an SVG made smaller', () => {
  it.each(drawings)('draws %s as before', async (_, before) => {
    const { text, removed } = minify(before);
    expect(removed).toEqual([]);
    expect(text.length).toBeLessThan(before.length);
    expect(tree(text)).toEqual(tree(before));
    expect(await pixels(text)).toEqual(await pixels(before));
    expect(minify(text).text).toBe(text);
  });

  it('has no notes of drawing programs where no style could count them', () => {
    const { text, removed } = minify(
      picture(
        '<ink:view/><metadata>x</metadata><desc>Created with a program</desc><rect ink:label="a" width="9" height="9"/>',
      ),
    );
    expect(removed).toEqual([]);
    expect(text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="9" height="9"/></svg>',
    );
  });

  it('keeps the places of what is taken out, where a style may count, but not in a choice', async () => {
    const style = '<style>rect:nth-child(3){fill:lime}</style>';
    const { text, removed } = minify(picture(`${style}<script>1</script><rect width="20" height="20"/>`));
    expect(removed).toEqual(['<script>']);
    expect(await pixels(text)).toEqual(await pixels(picture(`${style}<g/><rect width="20" height="20"/>`)));
    const choice = '<rect width="20" height="20" fill="red"/>';
    const chosen = minify(picture(`${style}<switch><foreignObject/>${choice}</switch>`));
    expect(chosen.removed).toEqual(['<foreignObject>']);
    expect(chosen.text).toContain(`<switch>${choice}</switch>`);
  });

  it('says that it takes out what is drawn under another prefix', () => {
    const named = 'xmlns:svg="http://www.w3.org/2000/svg" width="9" height="9"';
    expect(minify(picture('<svg:rect width="9" height="9"/>', named)).removed).toEqual(['<svg:rect>']);
  });

  it('does not put to use what a comment holds', () => {
    const style = '<style>@import "a.css";<!-- rect{fill:red} --></style>';
    expect(minify(picture(`${style}<rect width="9" height="9"/>`)).text).not.toContain('red');
  });
});
