import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { creative } from '../../test/creative.ts';
import { rawZip } from '../../test/rawZip.ts';
import { openZip } from './open.ts';
import { bundleVerdict } from './verdict.ts';

const of = async (files: Record<string, string>) => {
  const entries = Object.entries(files).map(([name, data]) => ({ name, data }));
  return (await openZip(rawZip(entries))).inventory;
};
const loads = ({ files }: Awaited<ReturnType<typeof of>>) =>
  Object.fromEntries(files.map(({ path, load, found }) => [path, found ? `${load}, ${found}` : load]));

/** Numbers, because a ZIP of nothing but repetition is refused. */
const numbered = Array.from({ length: 140_000 }, (_, index) => `${index}.png`);

describe('the inventory of a creative', () => {
  it('has a bounded number of addresses, of a bounded length', async () => {
    const long = 'x'.repeat(600);
    const lines = numbered.slice(0, 1200);
    const found = await of({
      'index.html': `<script src="a.js"></script>${lines.map((name) => `<img src="${name}${long}">`).join('')}`,
      'a.js': lines.map((name) => `"//h.example/${name}${long}"`).join(),
    });
    for (const told of [found.external, found.missing]) {
      expect(told).toHaveLength(500);
      expect(Math.max(...told.map(({ address }) => address.length))).toBe(500);
    }
    expect(found.missing[0]?.address).toMatch(/^0\.pngx+$/);
  });

  it('tells what is loaded at the start, later, instead, and never', async () => {
    const { inventory } = await openZip(await creative());
    expect(inventory).toMatchObject({
      entry: 'index.html',
      entry_sure: true,
      size: { width: 300, height: 250 },
      click: 'clickTag',
      backup: 'backup.jpg',
      unused: ['old.jpg'],
      missing: [],
    });
    expect(loads(inventory)).toEqual({
      'index.html': 'initial, html',
      'css/ad.css': 'initial, html',
      'css/reset.css': 'initial, css',
      'js/ad.js': 'initial, html',
      'img/hero.jpg': 'initial, html',
      'img/next.jpg': 'later, text',
      'img/text.png': 'initial, css',
      'img/end frame.png': 'later, html',
      'img/logo.svg': 'initial, html',
      'backup.jpg': 'backup',
      'old.jpg': 'unused',
    });
    expect(inventory.initial.requests).toBe(7);
    expect(inventory.later.requests).toBe(2);
    expect(inventory.external.map(({ address, found }) => `${address} ${found}`)).toEqual([
      'https://advertiser.example/landing text',
      'https://tracker.example/pixel.gif text',
    ]);
  });

  it('counts texts as gzip on their way, and everything else as it is', async () => {
    const text = 'body { color: red }\n'.repeat(200);
    const { files } = await of({ 'index.html': '<link rel=stylesheet href=a.css>', 'a.css': text });
    expect(files[1]).toMatchObject({ bytes: text.length, transfer: gzipSync(text).length, type: 'css' });
    const { inventory } = await openZip(await creative());
    const hero = inventory.files.find(({ path }) => path === 'img/hero.jpg');
    expect(hero?.transfer).toBe(hero?.bytes);
  });

  it.each([
    ['index.html before others', { 'b.html': 'b', 'index.html': 'i', 'a.html': 'a' }, 'index.html', true],
    ['the outermost', { 'x/index.html': 'i', 'ad.html': 'a' }, 'ad.html', true],
    [
      'the one with ad.size',
      { 'a.html': 'a', 'b.html': '<meta name="ad.size" content="width=1,height=2">' },
      'b.html',
      true,
    ],
    ['the first by name, with doubt', { 'b.html': 'b', 'a.html': 'a' }, 'a.html', false],
    [
      'the first of several folders, with doubt',
      { 'en/index.html': 'e', 'de/index.html': 'd' },
      'de/index.html',
      false,
    ],
    [
      'index.html, with doubt about another folder',
      { 'a/ad.html': 'a', 'b/index.html': 'b' },
      'b/index.html',
      false,
    ],
    [
      'the one that leads to the others',
      { 'a/index.html': '<iframe src="../b/index.html"></iframe>', 'b/index.html': 'b' },
      'a/index.html',
      true,
    ],
    ['none that a system left behind', { '__MACOSX/index.html': 'x', 'x/ad.html': 'a' }, 'x/ad.html', true],
  ])('starts with %s', async (_, files: Record<string, string>, entry, entry_sure) => {
    expect(await of(files)).toMatchObject({ entry, entry_sure });
  });

  it('calls nothing unused that another document names, if that could be meant', async () => {
    const found = await of({
      'de/index.html': '<img src="a.png">',
      'de/a.png': 'x',
      'en/index.html': '<img src="b.png">',
      'en/b.png': 'x',
      'en/c.png': 'x',
    });
    expect(found).toMatchObject({ entry: 'de/index.html', entry_sure: false, unused: ['en/c.png'] });
    expect(found.initial.requests).toBe(2);
  });

  it.each([
    ['a script file', { 'index.html': '<script src="a.js"></script>', 'a.js': 'var b = "img/frame"' }, 1],
    ['a script in the document', { 'index.html': '<script>var b = "img/frame"</script>' }, 1],
    ['a handler', { 'index.html': '<body onload="go()">' }, 1],
    ['no script', { 'index.html': '<a href="https://a.example/">a</a>' }, undefined],
    ['a script that nothing asks for', { 'index.html': 'a', 'a.js': 'var b = "img/frame"' }, undefined],
  ])('counts unused pictures as possible beside %s', async (_, files, requests) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const found = await of({ ...files, 'img/frame1.svg': svg, '__MACOSX/frame1.svg': svg });
    expect(found.unused).toContain('img/frame1.svg');
    expect(found.possible?.requests).toBe(requests);
  });

  it('names what is missing and who else is called', async () => {
    const found = await of({
      'index.html': `<img src="gone.png"><img srcset="a.png 1x, https://cdn.example/b.png 2x">
        <div style="background:url(//cdn.example/c.png)"></div><img src="../../outside.png"><img src="data:image/png;base64,AA">`,
      'a.png': 'text',
    });
    expect(found.missing.map(({ address }) => address)).toEqual(['gone.png', '../../outside.png']);
    expect(found.external.map(({ address }) => address)).toEqual([
      'https://cdn.example/b.png',
      '//cdn.example/c.png',
    ]);
  });

  it.each([
    ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
    ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
    ['a.png, b.png 2x', ['a.png', 'b.png']],
    [' , a.png 1x ,, b.png\n2x,', ['a.png', 'b.png']],
    ['a,1.png 1x,b.png', ['a,1.png', 'b.png']],
    ['data:image/png;base64,AA 1x,b.png 2x', ['b.png']],
    [',', []],
  ])('loads each candidate of srcset="%s"', async (srcset, named) => {
    const found = await of({ 'index.html': `<img srcset="${srcset}">` });
    expect(found.missing.map(({ address }) => address)).toEqual(named);
  });

  it.each([
    ['assets/', { 'assets/a.png': 'initial, html', 'assets/b.png': 'initial, html', 'a.png': 'unused' }],
    [' assets/page.html?x#y', { 'assets/a.png': 'initial, html', 'assets/b.png': 'initial, html' }],
    ['assets/..', { 'a.png': 'initial, html' }],
    ['./', { 'a.png': 'initial, html' }],
    ['', { 'a.png': 'initial, html' }],
    ['javascript:x', { 'a.png': 'initial, html' }],
    ['http://', { 'a.png': 'initial, html' }],
  ])('starts addresses at <base href="%s">', async (href, expected) => {
    const found = await of({
      'index.html': `<base target="_blank"><template><base href="elsewhere/"></template><base href="${href}">
        <base href="second/"><style>a { background: url(b.png) }</style><i style="background: url(a.png)"></i>`,
      'a.png': 'x',
      'assets/a.png': 'x',
      'assets/b.png': 'x',
    });
    expect(loads(found)).toMatchObject(expected);
  });

  it.each([
    ['https://cdn.example/x/', 'https://cdn.example/x/a.png', 'https://cdn.example/b.png'],
    ['//cdn.example/x/', '//cdn.example/x/a.png', '//cdn.example/b.png'],
  ])('calls another host for addresses below <base href="%s">', async (href, ...expected) => {
    const found = await of({
      'index.html': `<img src="a.png"><img src="/b.png"><img src="#c"><base href="${href}">`,
      'a.png': 'x',
    });
    expect(found.external.map(({ address }) => address)).toEqual(expected);
    expect(found.unused).toEqual(['a.png']);
    expect(found.missing).toEqual([]);
  });

  it('reads backslashes in addresses as slashes, but for those in a query and in data', async () => {
    const found = await of({
      'index.html': String.raw`<base href="assets\"><img src="img\a.png?x=\y"><img srcset=".\img\b.png 2x">
        <img src="..\css\..\c.png"><img src="\d.png"><img src="img%5Ce.png"><img src="C:\a.png">
        <img src="data:image/svg+xml,\img\a.png"><link rel="stylesheet" href="css\ad.css">
        <img src="\\cdn.example\f.png"><img src="https:\\cdn.example\g.png?x=\y"><a href="#\"></a>`,
      'assets/css/ad.css': String.raw`a { background: url("..\\img\\h.png") }`,
      'assets/img/a.png': 'x',
      'assets/img/b.png': 'x',
      'c.png': 'x',
      'd.png': 'x',
      'assets/img/h.png': 'x',
    });
    expect(found.unused).toEqual([]);
    expect(found.missing.map(({ address }) => address)).toEqual(['img%5Ce.png']);
    expect(found.external.map(({ address }) => address)).toEqual([
      '//cdn.example/f.png',
      String.raw`https://cdn.example/g.png?x=\y`,
    ]);
  });

  it('starts addresses in a style sheet at the sheet, whatever the base', async () => {
    const found = await of({
      'index.html': '<base href="x/"><link rel="stylesheet" href="../css/a.css">',
      'css/a.css': 'a { background: url(a.png) }',
      'css/a.png': 'x',
    });
    expect(loads(found)).toMatchObject({ 'css/a.png': 'initial, css' });
    const nowhere = await of({ 'index.html': '<base href="about:blank"><img src="a.png">', 'a.png': 'x' });
    expect(nowhere).toMatchObject({ unused: ['a.png'], missing: [], external: [] });
  });

  const quoted = (html: string) => `"${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  const frame = (html: string, more = '') => `<iframe srcdoc=${quoted(html)}${more}></iframe>`;

  it('reads the document in a srcdoc as one of its own, but for what describes the creative', async () => {
    const found = await of({
      'index.html': `<base href="img/">${frame(
        `<meta name="ad.size" content="width=1,height=2"><img src="a.png?x=1&amp;y"><i style='background:url("b.png")'></i>
        <script>load("c.png"); load("https://f.example/")</script><img src="d.png" loading="lazy"><img src="gone.png">`,
      )}`,
      'img/a.png': 'x',
      'img/b.png': 'x',
      'img/c.png': 'x',
      'img/d.png': 'x',
    });
    expect(loads(found)).toEqual({
      'index.html': 'initial, html',
      'img/a.png': 'initial, html',
      'img/b.png': 'initial, html',
      'img/c.png': 'later, text',
      'img/d.png': 'later, html',
    });
    expect(found).toMatchObject({
      size: null,
      missing: [{ address: 'gone.png', from: 'index.html' }],
      external: [{ address: 'https://f.example/' }],
    });
  });

  it.each([
    ['y/', { 'x/y/a.png': 'initial, html' }],
    ['/', { 'a.png': 'initial, html' }],
    ['data:x', { 'x/a.png': 'initial, html' }],
  ])('starts <base href="%s"> of a srcdoc at the one around it', async (href, expected) => {
    const files = { 'a.png': 'x', 'x/a.png': 'x', 'x/y/a.png': 'x' };
    const inner = `<base href="${href}"><img src="a.png">`;
    const found = await of({ 'index.html': `<base href="x/">${frame(inner)}`, ...files });
    expect(loads(found)).toMatchObject(expected);
    expect(found.unused).toHaveLength(2);
  });

  it('calls another host for addresses in a srcdoc below the base of one', async () => {
    const inner = '<base href="y/"><img src="a.png">';
    const found = await of({ 'index.html': `<base href="https://cdn.example/x/">${frame(inner)}` });
    expect(found.external.map(({ address }) => address)).toEqual(['https://cdn.example/x/y/a.png']);
    const nowhere = await of({ 'index.html': `<base href="about:blank">${frame(inner)}`, 'a.png': 'x' });
    expect(nowhere).toMatchObject({ unused: ['a.png'], missing: [], external: [] });
  });

  it('loads a srcdoc late where its frame is lazy, and the src beside it only by a script', async () => {
    const found = await of({
      'index.html': `${frame('<img src="a.png">', ' loading="lazy" src="b.html"')}${frame('', ' src="c.html"')}`,
      'a.png': 'x',
      'b.html': '',
      'c.html': '<img src="d.png">',
      'd.png': 'x',
    });
    expect(loads(found)).toMatchObject({
      'a.png': 'later, html',
      'b.html': 'later, html',
      'c.html': 'later, html',
      'd.png': 'later, html',
    });
  });

  it('reads three documents in each other, and searches a fourth for names', async () => {
    const nested = (depth: number): string =>
      `<img src="${depth}.png">${depth < 5 ? frame(nested(depth + 1)) : ''}`;
    const names = Array.from({ length: 6 }, (_, depth) => `${depth}.png`);
    const found = await of({
      'index.html': nested(0),
      ...Object.fromEntries(names.map((name) => [name, 'x'])),
    });
    expect(names.map((name) => loads(found)[name])).toEqual([
      ...Array.from({ length: 4 }, () => 'initial, html'),
      ...Array.from({ length: 2 }, () => 'later, text'),
    ]);
  });

  it('loads what a <noscript> names instead of the creative, and a script of it never', async () => {
    const found = await of({
      'index.html': `<base href="img/"><noscript><link rel="stylesheet" href="../a.css"></noscript><script>load("c.svg")</script>
        <img src="b.svg"><noscript><a href="d.svg"><img src="a.svg" loading="lazy"></a><img src="b.svg"><img src="c.svg">
        <img src="gone.png"><img src="https://pixel.example/a.gif"></noscript>`,
      'a.css': 'a { background: url("img/e.svg") }',
      'img/a.svg': '<svg/>',
      'img/b.svg': '<svg/>',
      'img/c.svg': '<svg/>',
      'img/d.svg': '<svg/>',
      'img/e.svg': '<svg/>',
    });
    expect(loads(found)).toEqual({
      'index.html': 'initial, html',
      'a.css': 'backup, html',
      'img/a.svg': 'backup, html',
      'img/b.svg': 'initial, html',
      'img/c.svg': 'later, text',
      'img/d.svg': 'unused',
      'img/e.svg': 'backup, css',
    });
    expect(found).toMatchObject({
      backup: 'img/a.svg',
      missing: [{ address: 'gone.png' }],
      external: [{ address: 'https://pixel.example/a.gif' }],
      initial: { requests: 2 },
      later: { requests: 1 },
    });
  });

  it('takes a picture named backup for the backup picture, beside others in a <noscript> too', async () => {
    const noscript = '<noscript><img src="a.svg"><img src="backup.svg"></noscript>';
    const found = await of({ 'index.html': noscript, 'a.svg': '<svg/>', 'backup.svg': '<svg/>' });
    expect(found).toMatchObject({ backup: 'backup.svg', unused: [] });
  });

  it.each([
    '<div data-src="img/end%20frame%C3%BC.png"></div>',
    '<gwd-image source="img/end%20frame%c3%bc.png"></gwd-image>',
    '<script>load("img/100%25 end%20frame%C3%BC.png?%FF")</script>',
    '<script>load("img/end frameü.png")</script>',
    String.raw`<script>load("img\/end frame\u00fc.png")</script>`,
    String.raw`<script>load("img\/end frame\u00FC.png")</script>`,
    '<img is="gwd-image" source="img/end%20frame%C3%BC.png">',
  ])('finds a name with spaces in %s', async (html) => {
    const found = await of({ 'index.html': html, 'img/end frameü.png': 'x' });
    expect(loads(found)).toMatchObject({ 'img/end frameü.png': 'later, text' });
  });

  it('follows frames, the page that a document turns into, and the texts of films', async () => {
    const found = await of({
      'index.html': '<meta http-equiv="Refresh" content="0; url=ad/main.html">',
      'ad/main.html': '<frameset><frame src="frame.html"></frameset>',
      'ad/frame.html': '<video><track src="en.vtt"></video>',
      'ad/en.vtt': 'WEBVTT',
    });
    expect(found).toMatchObject({ entry: 'index.html', unused: [], missing: [] });
  });

  it('finds what a preload of several pictures names', async () => {
    const found = await of({
      'index.html': '<link rel="preload" as="image" href="a.png" imagesrcset="a.png 1x,b.png 2x">',
      'a.png': 'x',
      'b.png': 'x',
    });
    expect(loads(found)).toMatchObject({ 'a.png': 'initial, html', 'b.png': 'initial, html' });
  });

  it('loads the sources of a picture, a film or a sound when these are loaded, and a prefetched file later', async () => {
    const document = `<picture><source srcset="a.webp"><img src="a.png"></picture>
      <picture><source srcset="b.webp 1x"><img src="b.png" loading="lazy"></picture>
      <video><source src="c.mp4"></video><video preload="none" poster="d.png"><source src="d.mp4"></video>
      <audio preload="NONE"><source src="e.mp3"></audio><video src="g.mp4" preload="none" autoplay muted></video>
      <img src="h.png" preload="none"><video src="i.mp4" loading="lazy"></video>
      <link rel="prefetch" href="f.png"><link rel="dns-prefetch" href="https://cdn.example/">`;
    const at = {
      initial: ['a.webp', 'a.png', 'c.mp4', 'd.png', 'g.mp4', 'h.png', 'i.mp4'],
      later: ['b.webp', 'b.png', 'd.mp4', 'e.mp3', 'f.png'],
    };
    const found = await of({
      'index.html': document,
      ...Object.fromEntries(Object.values(at).flatMap((paths) => paths.map((path) => [path, 'x']))),
    });
    for (const [load, paths] of Object.entries(at))
      for (const path of paths) expect([path, loads(found)[path]]).toEqual([path, `${load}, html`]);
    expect(found).toMatchObject({ unused: [], external: [] });
  });

  it('finds what an SVG names, but runs none of its scripts', async () => {
    const found = await of({
      'index.html': '<object data="img/a.svg"></object>',
      'img/a.svg': `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
        <style><![CDATA[ rect { fill: url("b.png") } ]]></style><image xlink:href="a.png"/><image href="../c.png"/>
        <filter><feImage href="d.png"/></filter><use href="#x"/><script>"e.png"; "https://f.example/"</script></svg>`,
      'img/a.png': 'x',
      'img/b.png': 'x',
      'c.png': 'x',
      'img/d.png': 'x',
      'img/e.png': 'x',
    });
    expect(found).toMatchObject({ unused: ['img/e.png'], missing: [], external: [] });
    expect(found.initial.requests).toBe(6);
  });

  it.each([
    'a{background:url(a\\20 b.png)}',
    'a{background:url(a\\ b.png)}',
    'a{background:url("a\\000020b\\2e png")}',
    'a{background:URL("a \\\nb.png")}',
    'a{background:u\\72l("img/../a b.png")}',
    'a{background:u\\72l(img/../a%20b.png)}',
    '@import "a\\20 b.png";',
    'a{background:image-set("a\\20 b.png" 1x)}',
  ])('reads the escapes of %s', async (css) => {
    const found = await of({ 'index.html': `<style>${css}</style>`, 'a b.png': 'x' });
    expect(found).toMatchObject({ unused: [], missing: [] });
  });

  it.each([['backup.jpg'], ['Polite-300x250.png']])('takes %s for the backup picture', async (name) => {
    const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    const found = await openZip(
      rawZip([
        { name: 'index.html', data: 'x' },
        { name, data: png },
      ]),
    );
    expect(found.inventory.backup).toBe(name);
  });

  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  it.each([
    ['a document that names ISO-8859-1', latin1('<meta charset="iso-8859-1">Größe<img src="größe.png">')],
    ['one that names it in full', latin1('<meta content="text/html; charset=latin1"><img src="größe.png">')],
    ['one that names no encoding', latin1('<img src="größe.png">')],
    ['one that names none that there is', latin1('<meta charset="none"><img src="größe.png">')],
    ['one in UTF-16, as its mark says', Buffer.from('\uFEFF<img src="größe.png">', 'utf16le')],
    ['one in UTF-16 the other way', Buffer.from('\uFEFF<img src="größe.png">', 'utf16le').swap16()],
    ['one in UTF-8 that says UTF-16', Buffer.from('<meta charset="utf-16"><img src="größe.png">')],
    ['one in KOI8-U', Buffer.from('<meta charset=koi8-u><img src="\xC1.png">', 'latin1'), 'а.png'],
  ])('reads %s', async (_, data, name = 'größe.png') => {
    const { inventory } = await openZip(
      rawZip([
        { name: 'index.html', data },
        { name, data: 'x' },
      ]),
    );
    expect(inventory).toMatchObject({ entry: 'index.html', unused: [], missing: [] });
  });

  it('reads sheets, scripts and SVGs of other encodings, and takes no other file for text', async () => {
    const { inventory } = await openZip(
      rawZip([
        {
          name: 'index.html',
          data: '<link rel=stylesheet href=a.css><script src=a.js></script><img src=a.svg>',
        },
        { name: 'a.css', data: latin1('@charset "iso-8859-1"; /* Größe */ a { background: url("ö.png") }') },
        { name: 'a.js', data: latin1('// Größe\nload("b.png")') },
        {
          name: 'a.svg',
          data: latin1('<?xml version="1.0" encoding="latin1"?><svg><image href="ü.png"/></svg>'),
        },
        { name: 'ö.png', data: 'x' },
        { name: 'b.png', data: 'x' },
        { name: 'ü.png', data: 'x' },
        { name: 'a.json', data: latin1('"ä"') },
        { name: 'nul.js', data: 'a\0b' },
      ]),
    );
    expect(inventory.unused).toEqual(['a.json', 'nul.js']);
    expect(inventory.files.map(({ type }) => type)).toEqual([
      ...['html', 'css', 'js', 'svg', 'text', 'text', 'text'],
      ...['other', 'other'],
    ]);
  });

  it('finds what attributes name that a script reads', async () => {
    const found = await of({
      'index.html': '<img data-src="img/a.png"><gwd-image source="b.png"></gwd-image><i title="c.png"></i>',
      'img/a.png': 'x',
      'b.png': 'x',
      'c.png': 'x',
    });
    expect(loads(found)).toMatchObject({ 'img/a.png': 'later, text', 'b.png': 'later, text' });
    expect(found.unused).toEqual(['c.png']);
  });

  it('ends when documents and sheets name each other', async () => {
    const found = await of({
      'index.html': '<iframe src="b.html"></iframe><link rel="stylesheet" href="a.css">',
      'b.html': '<iframe src="index.html"></iframe>',
      'a.css': '@import "a.css"; @import url(b.css);',
      'b.css': '@import "a.css";',
    });
    expect(found.initial.requests).toBe(4);
  });

  it('names an address of a script only where it is written as a string', async () => {
    const { external } = await of({
      'index.html': '<script src="a.js"></script>',
      'a.js': 'load("//cdn.example/a.js") // as https://cdn.example/a and //cdn.example say',
    });
    expect(external.map(({ address }) => address)).toEqual(['//cdn.example/a.js']);
  });

  it.each([
    ['siblings', '<p></p>'.repeat(140_000)],
    ['addresses in a srcset', `<img srcset="${numbered.join(' 1x, ')}">`],
    ['addresses in a declaration', `<style>a{background:url(${numbered.join('),url(')})}</style>`],
    ['nested functions', `<style>a{width:${'calc('.repeat(20_000)}</style>`],
    ['nested frames', `${'<iframe/srcdoc='.repeat(20_000)}>`],
    ['nested rules', `<style>${'@media all{'.repeat(20_000)}</style>`],
  ])('reads a document with more %s than a call has room for', async (_what, html) => {
    expect(await of({ 'index.html': html })).toMatchObject({ entry: 'index.html', size: null });
  });

  it('reads documents nested deeper than calls', async () => {
    const found = await of({ 'index.html': `${'<div>'.repeat(50_000)}<img src="a.png">`, 'a.png': 'x' });
    expect(found.unused).toEqual([]);
  });
});

describe('the rules of a platform', () => {
  const rules = async (files: Record<string, string>, id: Parameters<typeof bundleVerdict>[0], zip = 1000) =>
    bundleVerdict(id, await of(files), zip)?.breaks.map(({ rule }) => rule);
  const sized = '<meta name="ad.size" content="width=300,height=250">';

  it('are kept by a small creative with what each asks for', async () => {
    const files = { 'index.html': `${sized}<script>clickTag</script>` };
    for (const id of ['iab-portfolio', 'google-ads', 'display-video-360', 'campaign-manager-360'] as const)
      expect(await rules(files, id), id).toEqual([]);
  });

  it('are named where they are broken', async () => {
    expect(await rules({ 'index.html': 'x' }, 'google-ads', 150_001)).toEqual(['zip', 'no-size']);
    expect(await rules({ 'index.html': sized, 'a.json': '{}' }, 'google-ads')).toEqual(['types']);
    expect(await rules({ 'index.html': sized.replace('300', '301') }, 'google-ads')).toEqual(['dimensions']);
    expect(await rules({ 'index.html': sized }, 'campaign-manager-360')).toEqual(['no-click']);
    expect(await rules({ 'index.html': 'x' }, 'iab-portfolio')).toEqual(['unsized']);
    const many = Array.from({ length: 10 }, (_, i) => `<script src="${i}.js"></script>`).join('');
    const scripts = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${i}.js`, 'x']));
    expect(await rules({ 'index.html': sized + many, ...scripts }, 'iab-portfolio')).toEqual([
      'initial-requests',
    ]);
    const crowd = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${i}.js`, 'x']));
    expect(await rules({ 'index.html': sized, ...crowd }, 'google-ads')).toEqual(['files']);
  });

  it('allow the later load of an ad unit twice its initial load, and state none for feature phones', async () => {
    const lazy = async (later: number, [width, height] = [300, 250]) => {
      const found = await of({ 'index.html': sized.replace('300', `${width}`).replace('250', `${height}`) });
      const loaded = { ...found, later: { requests: 1, bytes: later, transfer: later } };
      return bundleVerdict('iab-portfolio', loaded, later)?.breaks.map(({ rule, most }) => [rule, most]);
    };
    expect(await lazy(300_000)).toEqual([]);
    expect(await lazy(300_001)).toEqual([['later', 300_000]]);
    expect(await lazy(500_001, [970, 250])).toEqual([['later', 500_000]]);
    expect(await lazy(400_001, [300, 600])).toEqual([['later', 400_000]]);
    expect(await lazy(1e6, [120, 20])).toEqual([]);
  });

  it('are unknown where a platform states none', async () => {
    expect(bundleVerdict('microsoft-audience', await of({ 'index.html': 'x' }), 1)).toBeUndefined();
  });
});
