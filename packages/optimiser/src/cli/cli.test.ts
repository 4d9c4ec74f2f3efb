import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banner } from '../../test/pictures.ts';
import { sharp } from '../codec/sharp.ts';
import { readArguments } from './arguments.ts';
import { progressLine } from './report.ts';
import { sentence } from './sentence.ts';

const program = fileURLToPath(new URL('../../bin/leaf-optimise.mjs', import.meta.url));
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaf-optimise-'));
  await writeFile(join(folder, 'ad.png'), await banner(120, 60));
  await writeFile(join(folder, 'notes.png'), 'no picture');
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], { cwd: folder });
  const [out, err]: string[][] = [[], []];
  child.stdout.on('data', (text) => out?.push(String(text)));
  child.stderr.on('data', (text) => err?.push(String(text)));
  const [code] = await once(child, 'close');
  return { code, out: out?.join('') ?? '', err: err?.join('') ?? '' };
}

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
    [['ad.png', '--kb', 'many'], 'Enter a target in KB.'],
    [['ad.png', '--slots', '0'], '--slots takes a number from 1 to 64.'],
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

  it('draws progress on one line', () => {
    expect(progressLine('a.png', 0.5)).toBe(`\r\x1b[K${'█'.repeat(12)}${'░'.repeat(12)}  50 %  a.png`);
  });
});
