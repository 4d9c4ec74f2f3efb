import { afterAll, describe, expect, it } from 'vitest';
import { creative, creativeFiles } from '../../test/creative.ts';
import { withChunks } from '../../test/oddFiles.ts';
import { fixture } from '../../test/pictures.ts';
import { rawZip } from '../../test/rawZip.ts';
import { openSource } from '../codec/encode.ts';
import { sharp } from '../codec/sharp.ts';
import { decodeSource } from '../codec/source.ts';
import { failures } from '../errors.ts';
import { createOptimiser } from '../isolation/optimiser.ts';
import { defaultLimits } from '../limits.ts';
import { BundleError } from './errors.ts';
import { lightenBundle } from './lighten.ts';
import { openZip } from './open.ts';

const optimiser = createOptimiser({ slots: 2 });
afterAll(() => optimiser.close());

const references = ({ inventory }: Awaited<ReturnType<typeof openZip>>) =>
  inventory.files.map(({ path, type, load, found }) => ({ path, type, load, found }));

async function meanOf(picture: Uint8Array | undefined): Promise<number> {
  const { channels } = await sharp(picture).stats();
  return channels.reduce((sum, { mean }) => sum + mean / channels.length, 0);
}

describe('a creative made lighter', { timeout: 120_000 }, () => {
  it('has every name, type and reference, smaller pictures, and texts untouched', async () => {
    const bytes = await creative();
    const progress: number[] = [];
    const light = await lightenBundle(optimiser, { bytes, onProgress: (part) => progress.push(part) });
    const [before, after] = [await openZip(bytes), await openZip(light.zip)];
    expect(references(after)).toEqual(references(before));
    expect(after.inventory).toEqual(light.after.inventory);
    expect(light.zip.length).toBe(light.after.bytes);
    expect(light.zip.length).toBeLessThan(bytes.length * 0.6);
    for (const [index, { path, data }] of after.files.entries()) {
      const old = before.files[index];
      if (/\.(html|css|js)$/.test(path)) expect(data, path).toEqual(old?.data);
      if (!/\.(jpg|png)$/.test(path)) continue;
      const [now, then] = [await sharp(data).metadata(), await sharp(old?.data).metadata()];
      expect([now.format, now.width, now.height], path).toEqual([then.format, then.width, then.height]);
    }
    for (const { path, ssim } of light.pictures)
      if (ssim !== null) expect(ssim, path).toBeGreaterThanOrEqual(0.98);
    const logo = light.pictures.find(({ path }) => path === 'img/logo.svg');
    expect(logo?.removed).toEqual(['<script>']);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it('is the same bytes the second time', async () => {
    const bytes = rawZip((await creativeFiles()).filter(({ name }) => !/next|backup|old/.test(String(name))));
    const [first, second] = [
      await lightenBundle(optimiser, { bytes }),
      await lightenBundle(optimiser, { bytes }),
    ];
    expect(second.zip).toEqual(first.zip);
  });

  it('keeps a budget for the whole ZIP, where the pictures at the goal do not', async () => {
    const bytes = await creative();
    const free = await lightenBundle(optimiser, { bytes });
    const budget = Math.round(free.zip.length * 0.8);
    const light = await lightenBundle(optimiser, { bytes, budget });
    expect(light.budgets).toEqual([{ of: 'zip', limit: budget, kept: true, least: null }]);
    expect(light.zip.length).toBeLessThanOrEqual(budget);
    const worst = Math.min(...light.pictures.map(({ ssim }) => ssim ?? 1));
    expect(worst).toBeLessThan(0.98);
    expect(worst).toBeGreaterThanOrEqual(0.94);
  });

  it('says what would be needed where a budget cannot be kept, and damages nothing for it', async () => {
    const bytes = await creative();
    const light = await lightenBundle(optimiser, { bytes, budget: 3000 });
    const [outcome] = light.budgets;
    expect(outcome).toMatchObject({ of: 'zip', limit: 3000, kept: false });
    expect(outcome?.least).toBeGreaterThan(3000);
    for (const { ssim } of light.pictures) expect(ssim ?? 1).toBeGreaterThanOrEqual(0.98);
  });

  it('is checked against a platform before and after', async () => {
    const light = await lightenBundle(optimiser, { bytes: await creative(), preset: 'iab-portfolio' });
    expect(light.budgets.map(({ of, kept }) => `${of} ${kept}`)).toEqual(['initial true', 'later true']);
    expect(light.after.verdict?.breaks).toEqual([]);
  });

  it('keeps what it cannot read or better, and says why', async () => {
    const files = [
      { name: 'index.html', data: '<img src="a.png"><img src="b.svg"><img src="c.gif">' },
      { name: 'a.png', data: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50)]) },
      {
        name: 'b.svg',
        data: '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
      },
      {
        name: 'c.gif',
        data: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      },
    ];
    const light = await lightenBundle(optimiser, { bytes: rawZip(files) });
    expect(light.pictures.map(({ path, before, after }) => [path, after - before])).toEqual([
      ['a.png', 0],
      ['b.svg', 0],
      ['c.gif', 0],
    ]);
    expect(light.pictures.map(({ kept }) => kept)).toEqual(['unreadable', 'unreadable', 'not-written']);
  });

  it('keeps what browsers show: nothing that they leave is turned, and no colour changes', async () => {
    const cat = sharp(fixture('chelsea.png')).resize(120, 80, { fit: 'cover' });
    const gama = ['gAMA', Buffer.from([0, 1, 0x86, 0xa0])] as const;
    const png = await cat.clone().png().toBuffer();
    const files = [
      { name: 'index.html', data: '<img src="a.webp"><img src="b.png"><img src="c.png">' },
      {
        name: 'a.webp',
        data: await cat.clone().withMetadata({ orientation: 6 }).webp({ quality: 100 }).toBuffer(),
      },
      { name: 'b.png', data: withChunks(png, [gama]) },
      { name: 'c.png', data: withChunks(png, [['cICP', Buffer.from([9, 16, 0, 1])]]) },
    ];
    const light = await lightenBundle(optimiser, { bytes: rawZip(files) });
    expect(light.pictures.map(({ kept }) => kept)).toEqual([null, null, 'unreadable']);
    const [, webp, bright] = (await openZip(light.zip)).files;
    expect(await sharp(webp?.data).metadata()).toMatchObject({ width: 120, height: 80 });
    const before = openSource(await decodeSource(withChunks(png, [gama]), defaultLimits));
    expect(await meanOf(bright?.data)).toBeCloseTo(await meanOf(await before.png().toBuffer()), 0);
  });

  it('tells of pictures that only an SVG named, once that may name none', async () => {
    const image = await sharp(fixture('chelsea.png')).resize(60, 50).png().toBuffer();
    const files = [
      {
        name: 'index.html',
        data: '<meta name="ad.size" content="width=300,height=250"><object data="a.svg">',
      },
      { name: 'a.svg', data: '<svg xmlns="http://www.w3.org/2000/svg"><image href="a.png"/></svg>' },
      { name: 'a.png', data: image },
    ];
    const light = await lightenBundle(optimiser, { bytes: rawZip(files), preset: 'iab-portfolio' });
    expect(light.pictures[0]?.removed).not.toEqual([]);
    expect(light.before.inventory).toMatchObject({ initial: { requests: 3 }, unused: [] });
    expect(light.after.inventory).toMatchObject({ initial: { requests: 2 }, unused: ['a.png'] });
    expect(light.after.inventory).toEqual((await openZip(light.zip)).inventory);
  });

  it('leaves out what macOS and Windows added, for which the upload alone is refused', async () => {
    const image = await sharp(fixture('chelsea.png')).resize(60, 50).jpeg({ quality: 100 }).toBuffer();
    const files = [
      { name: '__MACOSX/._banner', data: Buffer.from([0, 5, 22, 7, 0, 2]) },
      { name: '__MACOSX/banner/._a.jpg', data: image },
      { name: 'banner/._index.html', data: Buffer.from([0, 5, 22, 7, 0, 2]) },
      { name: 'banner/.DS_Store', data: Buffer.from([0, 0, 0, 1, 66, 117]) },
      {
        name: 'banner/index.html',
        data: '<meta name="ad.size" content="width=300,height=250"><img src="a.jpg">',
      },
      { name: 'banner/Thumbs.db', data: Buffer.from([0xd0, 0xcf, 0x11]) },
      { name: 'banner/a.jpg', data: image },
      { name: 'banner/b.jpg', data: image },
    ];
    const added = [
      '__MACOSX/._banner',
      '__MACOSX/banner/._a.jpg',
      'banner/._index.html',
      'banner/.DS_Store',
      'banner/Thumbs.db',
    ];
    const light = await lightenBundle(optimiser, { bytes: rawZip(files), preset: 'google-ads' });
    expect(light.left_out).toEqual(added);
    expect(light.pictures.map(({ path }) => path)).toEqual(['banner/a.jpg', 'banner/b.jpg']);
    expect(light.before.inventory.unused).toEqual(['banner/b.jpg']);
    expect(light.before.verdict?.breaks).toEqual([
      { rule: 'left-behind', is: null, most: null, paths: added.filter((path) => !path.endsWith('.jpg')) },
    ]);
    expect(light.after.verdict?.breaks).toEqual([]);
    const after = await openZip(light.zip);
    expect(after.files.map(({ path }) => path)).toEqual([
      'banner/index.html',
      'banner/a.jpg',
      'banner/b.jpg',
    ]);
    expect(after.inventory).toEqual(light.after.inventory);
  });

  it('keeps a file of such a name that the creative shows', async () => {
    const files = [
      { name: 'index.html', data: '<img src="__MACOSX/a.svg">' },
      { name: '__MACOSX/a.svg', data: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    ];
    const light = await lightenBundle(optimiser, { bytes: rawZip(files) });
    expect(light.left_out).toEqual([]);
    expect((await openZip(light.zip)).files).toHaveLength(2);
  });

  it('keeps texts of other encodings as they are, byte for byte', async () => {
    const html = Buffer.from(
      '<meta charset="iso-8859-1"><base href="img/">Gr\xF6\xDFe<img src="a.png">',
      'latin1',
    );
    const image = await sharp(fixture('chelsea.png')).resize(60, 50).png().toBuffer();
    const files = [
      { name: 'index.html', data: html },
      { name: 'img/a.png', data: image },
    ];
    const light = await lightenBundle(optimiser, { bytes: rawZip(files) });
    const after = await openZip(light.zip);
    expect(Buffer.from(after.files[0]?.data ?? [])).toEqual(html);
    expect(after.inventory).toMatchObject({ unused: [], missing: [] });
  });

  it('is refused by its code from another process too', async () => {
    const bytes = rawZip([{ name: '../a.html', data: 'x' }]);
    await expect(lightenBundle(optimiser, { bytes })).rejects.toMatchObject({
      name: 'BundleError',
      code: 'unsafe-path',
      path: '../a.html',
    });
  });

  const scripted = [
    { name: 'index.html', data: '<object data="a.svg">' },
    { name: 'a.svg', data: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' },
  ];

  it('fails if the process that describes it again does', async () => {
    const failing = { ...optimiser, describeBundle: () => Promise.reject(failures.deadline()) };
    await expect(lightenBundle(failing, { bytes: rawZip(scripted) })).rejects.toMatchObject({
      code: 'deadline',
    });
  });

  it('is described as before if it is refused the second time', async () => {
    const refusing = { ...optimiser, describeBundle: () => Promise.reject(new BundleError('too-large')) };
    const light = await lightenBundle(refusing, { bytes: rawZip(scripted) });
    expect(light.after.inventory).toMatchObject({ initial: { requests: 2 } });
  });

  it('can be cancelled', async () => {
    const signal = AbortSignal.abort(new Error('Enough.'));
    await expect(lightenBundle(optimiser, { bytes: await creative(), signal })).rejects.toThrow('Enough.');
  });
});
