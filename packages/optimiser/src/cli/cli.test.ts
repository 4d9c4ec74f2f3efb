import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banner } from '../../test/pictures.ts';
import { program, runCli } from '../../test/runCli.ts';
import { sharp } from '../codec/sharp.ts';
import { readArguments } from './arguments.ts';
import { kilobytes, progressLine } from './report.ts';
import { sentence } from './sentence.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaf-optimise-'));
  await writeFile(join(folder, 'ad.png'), await banner(120, 60));
  await writeFile(join(folder, 'notes.png'), 'no picture');
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => runCli(folder, ...args);

describe('leaf-optimise', { timeout: 60_000 }, () => {
  it('writes a file of each format and prints a table', async () => {
    const { code, out, err } = await run('ad.png', '--ssim', '0.98', '--out', 'results/deep');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/ad\.png: 120x60, [\d.]+ KB\n +Format +q +Size +of original +SSIM +MS-SSIM +Notes\n/);
    expect(out).toMatch(/\* recommended: (JPEG|WEBP|AVIF)/);
    const files = await readdir(join(folder, 'results/deep'));
    expect(files.map((file) => file.replace(/\d+/, '')).sort()).toEqual([
      'ad-q.avif',
      'ad-q.jpg',
      'ad-q.png',
      'ad-q.webp',
    ]);
    for (const file of files) {
      expect(out).toContain(file);
      expect(await sharp(await readFile(join(folder, 'results/deep', file))).metadata()).toMatchObject({
        width: 120,
        height: 60,
      });
    }
  });

  it('names the unit and its limit in lean mode, and speaks JSON', async () => {
    const { out } = await run('ad.png', '--lean');
    expect(out).toContain('Button 120x60, at most 50.0 KB');
    const json = await run('ad.png', '--lean', '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      picture: 'ad.png',
      unit: 'Button 120x60',
      limit: 50_000,
      files: [],
    });
  });

  it('says what is wrong with a picture, goes on with the next, and ends with 1', async () => {
    const { code, out, err } = await run('missing.png', 'notes.png', 'ad.png', '--kb', '1');
    expect(code).toBe(1);
    expect(err).toBe(
      'missing.png: There is no such file.\nnotes.png: Unsupported image. Use PNG, JPG, WEBP, AVIF or GIF.\n',
    );
    expect(out).toContain('at most 1.0 KB');
  });

  it('says so when a folder stands for a picture or a file for the folder, and works on nothing', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, out, err } = await run('.', 'ad.png', '--out', 'file');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^\.: This is a folder\. Name the pictures in it\.\nad\.png: \S*file is a file; --out takes a folder\.\n$/,
    );
  });

  it('never overwrites the result of another picture, but takes a picture twice', async () => {
    await mkdir(join(folder, 'other'));
    await writeFile(join(folder, 'other/ad.png'), await banner(120, 60));
    const { code, out, err } = await run(
      'ad.png',
      'other/ad.png',
      'ad.png',
      '--out',
      'mixed',
      '--slots',
      '1',
    );
    expect(code).toBe(1);
    expect(err).toBe(
      'other/ad.png: mixed/ad-q* is reserved for ad.png. Choose another folder for one of them.\n',
    );
    expect(out.match(/^\S+: 120x60/gm)).toEqual(['ad.png: 120x60', 'ad.png: 120x60']);
  });

  it('names the results of pictures that differ by their ending after the whole name', async () => {
    const picture = sharp(await banner(120, 60));
    await writeFile(join(folder, 'hero.jpg'), await picture.jpeg().toBuffer());
    await writeFile(join(folder, 'hero.webp'), await picture.webp().toBuffer());
    const { code, err } = await run('hero.jpg', 'hero.webp', '--out', 'heroes', '--kb', '5');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const stems = (await readdir(join(folder, 'heroes'))).map((file) => file.replace(/-q\d+\.\w+$/, ''));
    expect(new Set(stems)).toEqual(new Set(['hero.jpg', 'hero.webp']));
  });

  it('never overwrites an original through a link to its folder, or to it, and works on nothing', async () => {
    const master = await banner(120, 60);
    await mkdir(join(folder, 'real'));
    await mkdir(join(folder, 'linked'));
    await symlink('real', join(folder, 'link'));
    const { out: first } = await run('ad.png', '--out', 'real', '--kb', '5', '--json');
    const [made = ''] = JSON.parse(first).files;
    const name = basename(made);
    // The name of a result, as a picture of this run that leads to it.
    await writeFile(join(folder, 'real', name), master);
    await symlink(join('../real', name), join(folder, 'linked', name));
    for (const out of ['real', 'linked']) {
      const { code, err } = await run('ad.png', join('link', name), '--out', out, '--kb', '5');
      expect(code).toBe(1);
      expect(err).toContain(`ad.png: ${join(out, name)} is the original. Choose another folder.\n`);
      expect(await readFile(join(folder, 'real', name))).toEqual(master);
    }
  });

  it('stops without a word when its reader has read enough', async () => {
    const child = spawn(process.execPath, [program, 'missing.png', 'ad.png', 'ad.png', '--slots', '1'], {
      cwd: folder,
    });
    child.stdout.destroy();
    const err = await child.stderr.toArray();
    const [code] = child.exitCode === null ? await once(child, 'close') : [child.exitCode];
    expect({ code, err: err.join('') }).toEqual({ code: 141, err: 'missing.png: There is no such file.\n' });
  });

  it.runIf(process.platform === 'linux')('says so when what it prints cannot be written', async () => {
    const shell = spawn('sh', ['-c', `exec "$@" > /dev/full`, 'sh', process.execPath, program, 'ad.png'], {
      cwd: folder,
    });
    const err = await shell.stderr.toArray();
    const [code] = shell.exitCode === null ? await once(shell, 'close') : [shell.exitCode];
    expect({ code, err: err.join('') }).toEqual({ code: 1, err: 'There is no space left for the output.\n' });
  });

  it('checks a picture in JSON too', async () => {
    const { code, out } = await run('ad.png', '--check', '--preset', 'google-ads', '--json');
    expect(code).toBe(4);
    expect(JSON.parse(out)).toMatchObject({
      picture: 'ad.png',
      format: 'png',
      width: 120,
      height: 60,
      verdict: { id: 'google-ads', breaks: ['dimensions'] },
    });
  });

  it.each([
    ['EACCES', 'Access to a.png is not permitted.'],
    ['ENOSPC', 'There is no space left for a.png.'],
    ['EROFS', 'a.png is on a file system that cannot be written to.'],
    ['EMFILE', 'EMFILE: too many'],
  ])('%s: %s', (code, text) => {
    expect(sentence(Object.assign(new Error(`${code}: too many`), { code, path: 'a.png' }))).toBe(text);
  });

  it('ends with 3 when no format reaches the goal', async () => {
    const { code, out } = await run('ad.png', '--bpp', '0.001');
    expect(out).toContain('target not reached');
    expect(code).toBe(3);
  });

  it.each([
    [[], 'Name at least one picture.'],
    [['ad.png', '--ssim', '2'], 'The target must be between 0.94 and 0.99 SSIM.'],
    [['ad.png', '--ssim', '0.98', '--lean'], 'Give one goal only.'],
    [['ad.png', '--ssim', '0.95', '--ssim', '0.98'], 'Give --ssim once only.'],
    [['ad.png', '--kb', 'many'], 'Enter a target in KB.'],
    [['ad.png', '--kb', '12.5'], '--kb takes a whole number.'],
    [['ad.png', '--kb', '1,000'], '--kb takes a whole number.'],
    [['ad.png', '--kb', '1.000'], '--kb takes a whole number.'],
    [['ad.png', '--kb', '0x2'], 'Enter a target in KB.'],
    [['ad.png', '--ssim', '0.9804'], '--ssim takes at most 3 decimals.'],
    [['ad.png', '--bpp', '0,12345'], '--bpp takes at most 4 decimals.'],
    [['ad.png', '--slots', '0'], '--slots takes a number from 1 to 64.'],
    [['ad.png', '--out', ''], '--out takes a folder.'],
    [['ad.png', '--check'], '--check needs a --preset.'],
    [['ad.png', '--check', '--preset', 'google-ads', '--lean'], '--check makes no files'],
    [['ad.png', '--check', '--preset', 'google-ads', '--sizes', '9x9'], '--check makes no files'],
    [['ad.png', '--check', '--preset', 'google-ads', '--scale', '2'], '--scale needs --sizes.'],
    [['ad.png', '--check', '--preset', 'google-ads', '--focus', '0,0'], '--focus needs --sizes.'],
    [['ad.png', '--fast'], "Unknown option '--fast'"],
  ])('%j is refused with a sentence', (args, text) => {
    expect(() => readArguments(args)).toThrow(text);
  });

  it('ends with 2 on wrong arguments and shows how to use it', async () => {
    const { code, err } = await run('--ssim', '2');
    expect(code).toBe(2);
    expect(err).toContain('Usage: leaf-optimise');
  });

  it('takes a comma in numbers and 0.98 SSIM when nothing is asked', () => {
    expect(readArguments(['a.png', '--bpp', '0,15'])).toMatchObject({ mode: 'bpp', target: 0.15 });
    expect(readArguments(['a.png'])).toMatchObject({ mode: 'lightweighting', target: 0.98, slots: 2 });
  });

  it('rounds a half of the last decimal up', () => {
    expect([13_850, 13_849, 50].map(kilobytes)).toEqual(['13.9 KB', '13.8 KB', '0.1 KB']);
  });

  it('draws progress on one line', () => {
    expect(progressLine('a.png', 0.5)).toBe(`\r\x1b[K${'█'.repeat(12)}${'░'.repeat(12)}  50%  a.png`);
  });
});

describe('sizes of one master', { timeout: 60_000 }, () => {
  it('keep the whole name of a master without an ending', async () => {
    await writeFile(join(folder, 'Banner v1.2'), await banner(120, 60));
    const { code } = await run('Banner v1.2', '--sizes', '60x30,30x15', '--out', 'versions');
    expect(code).toBe(0);
    const stems = (await readdir(join(folder, 'versions'))).map((file) => file.replace(/-q\d+\.\w+$/, ''));
    expect([...new Set(stems)].sort()).toEqual(['Banner v1.2-30x15', 'Banner v1.2-60x30']);
  });

  it('are cropped, made for dense screens too, and printed in their order', async () => {
    const { code, out, err } = await run(
      'ad.png',
      '--sizes',
      '60x30,20x30',
      '--scale',
      '1,2',
      '--kb',
      '5',
      '--out',
      'sizes',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^\S+: \d+x\d+/gm)).toEqual([
      'ad-60x30.png: 60x30',
      'ad-60x30@2x.png: 120x60',
      'ad-20x30.png: 20x30',
      'ad-20x30@2x.png: 40x60',
    ]);
    const files = await readdir(join(folder, 'sizes'));
    expect(
      files
        .filter((file) => file.endsWith('.jpg'))
        .map((file) => file.replace(/-q\d+/, ''))
        .sort(),
    ).toEqual(['ad-20x30.jpg', 'ad-20x30@2x.jpg', 'ad-60x30.jpg', 'ad-60x30@2x.jpg']);
  });

  it('that would enlarge it are refused, each by itself', async () => {
    const { code, out, err } = await run('ad.png', '--sizes', '60x30,300x250', '--kb', '5');
    expect(code).toBe(1);
    expect(out).toContain('ad-60x30.png: 60x30');
    expect(err).toBe(
      'ad-300x250.png: The picture is too small for 300x250: of its 120x60 pixels 72x60 have that ratio, and enlarging them would blur.\n',
    );
  });

  it.each([
    [['--sizes', '300'], '--sizes takes widths and heights such as 300x250,728x90.'],
    [['--sizes', 'preset'], '--sizes preset needs a --preset that lists its sizes, such as google-ads.'],
    [['--scale', '2'], '--scale needs --sizes.'],
    [['--focus', '0,0'], '--focus needs --sizes.'],
    [['--sizes', '9x9', '--scale', '3'], '--scale takes 1, 2 or 1,2.'],
    [['--sizes', '9x9', '--focus', '0.5,'], '--focus takes two shares from 0 to 1, such as 0.5,0.3.'],
    [['--sizes', '9x9', '--focus', '2,0'], '--focus takes two shares from 0 to 1, such as 0.5,0.3.'],
  ])('%j: %s', (args, sentence) => {
    expect(() => readArguments(['a.png', ...args])).toThrow(sentence);
  });

  it('are made once, however often they are named', () => {
    const { sizes } = readArguments(['a.png', '--sizes', '300x250,728x90,0300x250', '--scale', '2,1,2']);
    expect(sizes).toEqual([
      { width: 300, height: 250, scale: 2 },
      { width: 300, height: 250, scale: 1 },
      { width: 728, height: 90, scale: 2 },
      { width: 728, height: 90, scale: 1 },
    ]);
  });

  it('of a preset are all that it lists', () => {
    const { sizes } = readArguments(['a.png', '--preset', 'google-ads', '--sizes', 'preset']);
    expect(sizes).toHaveLength(20);
    expect(sizes).toContainEqual({ width: 300, height: 250, scale: 1 });
  });
});
