import { describe, expect, it } from 'vitest';
import { minifySvg } from './minify.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const wrap = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${attributes}>${inner}<rect id="keep" width="9" height="9"/></svg>`;
const minify = (text: string) => {
  const { data, removed } = minifySvg(bytes(text));
  return { text: new TextDecoder().decode(data), removed };
};

/** What a browser would run or fetch, in any spelling. */
const active =
  /script|foreignObject|\son\w+=|https?:\/\/(?!www\.w3\.org)|\/\/evil|javascript|@import|\\|<\?|<!|iframe/i;

describe('an SVG', () => {
  it('comes out smaller, draws the same parts and keeps their names', () => {
    const drawn = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 20 20">
  <defs><linearGradient id="fade"><stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="blue"/></linearGradient></defs>
  <g inkscape:label="Layer 1"><rect id="box" x="1.000000" y="1.000000" width="18" height="18" fill="url(#fade)"/></g>
  <g id="hidden" style="display:none"><circle r="3"/></g>
</svg>`;
    const { text, removed } = minify(drawn);
    expect(removed).toEqual([]);
    expect(text.length).toBeLessThan(drawn.length * 0.6);
    expect(text).toContain('id="box"');
    expect(text).toContain('id="hidden"');
    expect(text).toContain('url(#fade)');
    expect(text).toContain('viewBox="0 0 20 20"');
    expect(text).not.toMatch(/inkscape|Generator|DOCTYPE/);
    expect(minify(text)).toEqual({ text, removed: [] });
  });

  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    [
      'a script with a prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
      '<s:script>',
    ],
    ['a handler', '<circle r="1" onload="alert(1)"/>', 'onload (event handler)'],
    [
      'foreign elements',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      '<foreignObject>',
    ],
    [
      'a link that runs',
      '<a xlink:href=" java&#x09;script:alert(1)"><path d="M0 0h1"/></a>',
      'xlink:href to outside the file',
    ],
    ['an outer part', '<use href="https://evil.example/a.svg#x"/>', 'href to outside the file'],
    [
      'an outer picture',
      '<image href="//evil.example/p.png" width="1" height="1"/>',
      'href to outside the file',
    ],
    [
      'an SVG inside',
      '<image href="data:image/svg+xml;base64,PHN2Zz4=" width="1" height="1"/>',
      'href to outside the file',
    ],
    [
      'an outer filter',
      '<circle r="1" filter="url(https://evil.example/f.svg#f)"/>',
      'filter from outside the file',
    ],
    [
      'an escaped address',
      String.raw`<circle r="1" fill="\75rl(https://evil.example/)"/>`,
      'fill from outside the file',
    ],
    ['an outer style', '<circle r="1" style="fill:url(//evil.example/x)"/>', 'a style that loads something'],
    ['an import', '<style>@import "https://evil.example/a.css"; .a{fill:red}</style>', '@import'],
    [
      'an outer font',
      '<style>@font-face{font-family:x;src:url(https://evil.example/f.woff)}</style>',
      'src: in a style',
    ],
    [
      'an image set',
      '<style>.a{mask:image-set("https://evil.example/a.png" 1x)}</style>',
      'mask: in a style',
    ],
    [
      'an escaped function',
      String.raw`<style>.a{fill:\75rl(https://evil.example/)}</style>`,
      'fill: in a style',
    ],
    [
      'an animated address',
      '<a><animate attributeName="href" values="javascript:alert(1)"/><path d="M0 0h1"/></a>',
      '<animate>',
    ],
    [
      'a link by another prefix that runs',
      '<a xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:alert(1)"><path d="M0 0h1"/></a>',
      'x:href to outside the file',
    ],
    [
      'an animated address by another prefix',
      '<a xmlns:x="http://www.w3.org/1999/xlink"><set attributeName="x:href" to="javascript:alert(1)"/></a>',
      '<set>',
    ],
    ['a link of another namespace', '<use xmlns:x="https://other.example/" x:href="#keep"/>', 'x:href'],
    ['a set handler', '<set attributeName="onclick" to="alert(1)"/>', '<set>'],
    [
      'an animated filter',
      '<animate attributeName="filter" to="url(//evil.example/)"/>',
      'to from outside the file',
    ],
    [
      'an animated list of filters',
      '<animate attributeName="filter" values="none;url(http://evil.example/f.svg#a)"/>',
      'values from outside the file',
    ],
    [
      'an address behind another sign',
      '<style>rect{--a:+url(//evil.example/);--b:!image-set("//evil.example/" 1x)}</style>',
      '--b: in a style',
    ],
    ['another base', '<g xml:base="https://evil.example/"><path d="M0 0h1"/></g>', 'xml:base'],
  ])('loses %s, and says so', (_, inner, what) => {
    const { text, removed } = minify(wrap(inner));
    expect(removed).toContain(what);
    expect(text).not.toMatch(active);
    expect(text).toContain('id="keep"');
  });

  it('loses a style sheet named before it', () => {
    const { text, removed } = minify(`<?xml-stylesheet href="https://evil.example/a.css"?>${wrap('')}`);
    expect(removed).toEqual(['<?xml-stylesheet?>']);
    expect(text).not.toMatch(active);
  });

  it('keeps pictures, fonts and parts inside itself', () => {
    const inner =
      '<style>.a{fill:url(#g)}@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}</style><image href="data:image/png;base64,AAAA" width="2" height="2"/><use xlink:href="#keep" class="a"/><text font-family="x">t</text>';
    const { text, removed } = minify(wrap(inner));
    expect(removed).toEqual([]);
    expect(text).toContain('data:image/png;base64,AAAA');
    expect(text).toContain('data:font/woff2;base64,AAAA');
    expect(text).toContain('#keep');
  });

  it('keeps links whatever their prefix', () => {
    const drawn = wrap('<use x:href="#keep"/>').replace('xmlns:xlink', 'xmlns:x');
    const { text, removed } = minify(drawn);
    expect(removed).toEqual([]);
    expect(text).toContain('xmlns:x="http://www.w3.org/1999/xlink"');
    expect(text).toContain('x:href="#keep"');
    expect(minify(text)).toEqual({ text, removed: [] });
  });

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${wrap('<text>&a;</text>')}`, /entities/],
    ['its own definitions', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x">]>${wrap('')}`, /document type/],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"><svg></svg></html>', /outermost/],
    [
      'a prefixed root',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg"></s:svg><svg/>',
      /outermost|cannot be read/,
    ],
    ['no namespace', '<svg><rect/></svg>', /namespace/],
    ['no end', wrap('').replace('</svg>', ''), /complete/],
    ['broken tags', wrap('<g><rect></g>'), /cannot be read/],
    ['deep nesting', wrap('<g>'.repeat(300) + '</g>'.repeat(300)), /nests more than 200/],
    ['too many elements', wrap('<g/>'.repeat(50_001)), /more than 50000 elements/],
    ['too many bytes', wrap(`<desc>${'a'.repeat(2_000_000)}</desc>`), /at most 2 MB/],
  ])('is refused with %s', (_, text, sentence) => {
    expect(() => minify(text)).toThrow(sentence);
  });

  it('is refused in another encoding', () => {
    const utf16 = Buffer.from(`\uFEFF${wrap('')}`, 'utf16le');
    expect(() => minifySvg(utf16)).toThrow('The SVG is not UTF-8 text.');
  });
});

it('says in few words what was taken out, however much that is', () => {
  const handlers = (count: number) =>
    Array.from({ length: count }, (_, index) => `on${'x'.repeat(200)}${String(index).padStart(5, '0')}="y"`);
  const { removed } = minify(wrap(`<g ${handlers(2000).join(' ')}/>`));
  expect(removed).toHaveLength(20);
  expect(removed.at(-1)).toBe('…');
  expect(removed[0]).toBe(`on${'x'.repeat(98)}`);
  expect(minify(wrap(`<g ${handlers(20).join(' ')}/>`)).removed).toHaveLength(20);
  expect(minify(wrap(`<g ${handlers(20).join(' ')}/>`)).removed).not.toContain('…');
});
