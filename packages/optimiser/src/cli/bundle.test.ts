import { copyFile, link, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creative } from '../../test/creative.ts';
import { rawZip } from '../../test/rawZip.ts';
import { runCli } from '../../test/runCli.ts';
import { openZip } from '../bundle/open.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- drawn --><script>alert(1)</script><rect width="9.000" height="9"/></svg>';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaf-bundle-'));
  await writeFile(join(folder, 'banner.zip'), await creative());
  await writeFile(join(folder, 'hostile.zip'), rawZip([{ name: '../index.html', data: 'x' }]));
  await writeFile(join(folder, 'logo.svg'), svg);
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => runCli(folder, ...args);

describe('leaf-optimise with an HTML5 creative', { timeout: 120_000 }, () => {
  it('writes the lighter ZIP under its name, and prints what is in it and the verdict', async () => {
    const { code, out, err } = await run('banner.zip', '--preset', 'google-ads', '--out', 'light');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^banner\.zip: HTML5 creative, [\d.]+ KB before, [\d.]+ KB after\n/);
    expect(out).toContain('Starts with index.html\n');
    expect(out).toContain('ad.size 300x250');
    expect(out).toMatch(/img\/next\.jpg +jpeg +[\d.]+ KB +[\d.]+ KB +later +found in text/);
    expect(out).toMatch(/Initial load: 7 requests/);
    expect(out).toContain('Named by nothing: old.jpg');
    expect(out).toContain('removed for safety: <script>');
    expect(out).toContain('Can be uploaded: Google Ads, uploaded display ads');
    const after = await openZip(await readFile(join(folder, 'light/banner.zip')));
    expect(after.inventory.missing).toEqual([]);
    expect(after.files).toHaveLength(11);
  });

  it('checks one as it is, and ends with 4 where the platform does not take it', async () => {
    const iab = await run('banner.zip', '--preset', 'iab-portfolio', '--check');
    expect(iab.out).toContain('Can be uploaded: IAB New Ad Portfolio');
    expect(iab.code).toBe(0);
    const none = await run('banner.zip', '--preset', 'microsoft-audience', '--check');
    expect(none.out).toContain('states no rules for HTML5 creatives.');
    expect(none.code).toBe(4);
  });

  it('keeps the whole ZIP to --kb, and ends with 3 where it cannot', async () => {
    const { code, out } = await run('banner.zip', '--kb', '3');
    expect(code).toBe(3);
    expect(out).toMatch(/cannot keep 3\.0 KB \(zip\) undamaged; at least [\d.]+ KB are needed/);
  });

  it('speaks JSON', async () => {
    const { out } = await run('banner.zip', '--preset', 'google-ads', '--json');
    const told = JSON.parse(out);
    expect(told).toMatchObject({ picture: 'banner.zip', files: [], after: { verdict: { breaks: [] } } });
    expect(told.zip).toBeUndefined();
  });

  it('refuses a hostile one with its sentence, and what does not apply', async () => {
    expect(await run('hostile.zip')).toEqual({
      code: 1,
      out: '',
      err: 'hostile.zip: A file in the ZIP has a name that leads out of its folder, or is absolute. (../index.html)\n',
    });
    const lean = await run('banner.zip', '--lean');
    expect(lean.err).toContain('--lean does not apply to an HTML5 creative.');
    expect(lean.code).toBe(1);
  });
});

describe('leaf-optimise with an output that cannot be written', { timeout: 60_000 }, () => {
  it('says so before the work', async () => {
    const { code, err } = await run('hostile.zip', '--out', '.');
    expect({ code, err }).toEqual({
      code: 1,
      err: 'hostile.zip: hostile.zip is the original. Choose another folder.\n',
    });
  });
});

describe('leaf-optimise with an SVG', { timeout: 60_000 }, () => {
  it('writes it minified and says what was taken out', async () => {
    const { code, out } = await run('logo.svg', '--out', 'light');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^logo\.svg: SVG, [\d.]+ KB before, [\d.]+ KB minified\n {2}Removed for safety: <script>\n/,
    );
    const written = await readFile(join(folder, 'light/logo.svg'), 'utf8');
    expect(written.length).toBeLessThan(svg.length);
    expect(written).not.toContain('script');
  });

  it('never overwrites another original or its result', async () => {
    await mkdir(join(folder, 'other'));
    await writeFile(join(folder, 'other/logo.svg'), svg);
    const onto = await run('logo.svg', 'other/logo.svg', '--out', 'other');
    expect(onto.code).toBe(1);
    expect(onto.err.match(/is the original/g)).toHaveLength(2);
    expect(await readFile(join(folder, 'other/logo.svg'), 'utf8')).toBe(svg);
    const apart = await run('logo.svg', 'other/logo.svg', '--out', 'mixed', '--slots', '1');
    expect(apart.code).toBe(1);
    expect(apart.err).toMatch(/^other\/logo\.svg: mixed\/logo\.svg is reserved for logo\.svg\. /);
  });

  it('spares an original that a link leads to, by a folder, a name, or a second name', async () => {
    for (const name of ['real', 'named', 'second']) await mkdir(join(folder, name));
    await symlink('real', join(folder, 'link'));
    await writeFile(join(folder, 'real/logo.svg'), svg);
    await copyFile(join(folder, 'banner.zip'), join(folder, 'real/plain.zip'));
    await symlink('../real/logo.svg', join(folder, 'named/logo.svg'));
    await link(join(folder, 'real/logo.svg'), join(folder, 'second/logo.svg'));
    for (const out of ['real', 'named', 'second']) {
      const { code, err } = await run('link/logo.svg', '--out', out);
      expect({ code, err }).toEqual({
        code: 1,
        err: `link/logo.svg: ${out}/logo.svg is the original. Choose another folder.\n`,
      });
    }
    const zip = await run('link/plain.zip', '--out', 'real');
    expect(zip.err).toBe('link/plain.zip: real/plain.zip is the original. Choose another folder.\n');
    expect(await readFile(join(folder, 'real/logo.svg'), 'utf8')).toBe(svg);
    expect(await readFile(join(folder, 'real/plain.zip'))).toEqual(
      await readFile(join(folder, 'banner.zip')),
    );
  });

  it('keeps it to --kb or says that it cannot, and refuses a goal in pixels', async () => {
    const heavy = `<svg xmlns="http://www.w3.org/2000/svg"><text>${'words '.repeat(300)}</text></svg>`;
    await writeFile(join(folder, 'heavy.svg'), heavy);
    expect(await run('logo.svg', '--kb', '1')).toMatchObject({ code: 0, err: '' });
    const { code, out } = await run('heavy.svg', '--kb', '1');
    expect(code).toBe(3);
    expect(out).toContain('  It cannot keep 1.0 KB: no more can be taken out unseen.\n');
    const json = await run('heavy.svg', '--kb', '1', '--json');
    expect(json.code).toBe(3);
    expect(JSON.parse(json.out).flags).toEqual(['target not reached']);
    expect(await run('logo.svg', '--bpp', '1')).toEqual({
      code: 1,
      out: '',
      err: 'logo.svg: --bpp needs pixels; an SVG has none.\n',
    });
  });

  it('never overwrites the original, and says that no platform takes it alone', async () => {
    expect((await run('logo.svg', '--out', '.')).err).toContain('is the original. Choose another folder.');
    expect(await readFile(join(folder, 'logo.svg'), 'utf8')).toBe(svg);
    const check = await run('logo.svg', '--preset', 'google-ads', '--check');
    expect(check.code).toBe(4);
    expect(check.out).toContain('only inside an HTML5 creative');
    const json = await run('logo.svg', '--preset', 'google-ads', '--check', '--json');
    expect(JSON.parse(json.out)).toMatchObject({ picture: 'logo.svg', format: 'svg', verdict: null });
  });
});
