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

describe('the inventory of a creative', () => {
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
    ['none that a system left behind', { '__MACOSX/index.html': 'x', 'x/ad.html': 'a' }, 'x/ad.html', true],
  ])('starts with %s', async (_, files: Record<string, string>, entry, entry_sure) => {
    expect(await of(files)).toMatchObject({ entry, entry_sure });
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

  it('are unknown where a platform states none', async () => {
    expect(bundleVerdict('microsoft-audience', await of({ 'index.html': 'x' }), 1)).toBeUndefined();
  });
});
