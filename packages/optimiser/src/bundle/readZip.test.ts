import { posix } from 'node:path';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creative } from '../../test/creative.ts';
import { type RawEntry, rawZip } from '../../test/rawZip.ts';
import { BundleError, type BundleErrorCode, bundleSentences } from './errors.ts';
import { inventoryOf } from './inventory.ts';
import { type BundleFile, readZip } from './readZip.ts';
import { writeZip } from './writeZip.ts';

const page = { name: 'index.html', data: '<!doctype html><p>ad</p>' };
const zeros = (bytes: number) => Buffer.alloc(bytes);

const refusal = async (zip: Uint8Array): Promise<unknown> =>
  readZip(zip)
    .then(inventoryOf)
    .then(
      () => undefined,
      (error: unknown) => error,
    );

/** The beginning of a ZIP64 extra field. */
const zip64 = Buffer.from([1, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

/** A name as the ZIP folders of Windows write it: one byte per letter. */
const inWindows = (name: string) =>
  Buffer.from(
    [...name].map((letter) => ({ ä: 0x84, ö: 0x94, ü: 0x81, ß: 0xe1 })[letter] ?? letter.charCodeAt(0)),
  );

/** The extra field of a name in UTF-8 beside another one. */
function unicodePath(beside: string | Buffer, name: string): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + Buffer.byteLength(name), 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(beside), 5);
  return Buffer.concat([head, Buffer.from(name)]);
}

const hostile: [string, BundleErrorCode, () => Buffer][] = [
  ['no ZIP', 'not-a-zip', () => Buffer.from('<html>')],
  ['half a ZIP', 'not-a-zip', () => rawZip([page]).subarray(0, 40)],
  ['more than 25 MB', 'too-large', () => zeros(25_000_001)],
  [
    '10,000 files',
    'too-many-files',
    () => rawZip(Array.from({ length: 10_000 }, (_, i) => ({ name: `f${i}.txt`, data: 'x' }))),
  ],
  ['a path out of it', 'unsafe-path', () => rawZip([page, { name: '../../etc/passwd', data: 'x' }])],
  ['a path out of a folder', 'unsafe-path', () => rawZip([page, { name: 'a/../../b.js', data: 'x' }])],
  ['an absolute path', 'unsafe-path', () => rawZip([page, { name: '/etc/passwd', data: 'x' }])],
  ['a drive', 'unsafe-path', () => rawZip([page, { name: 'C:/x.js', data: 'x' }])],
  ['a path out of it with backslashes', 'unsafe-path', () => rawZip([page, { name: '..\\x.js', data: 'x' }])],
  ['an absolute path with backslashes', 'unsafe-path', () => rawZip([page, { name: '\\x.js', data: 'x' }])],
  ['another computer', 'unsafe-path', () => rawZip([page, { name: '\\\\host\\x.js', data: 'x' }])],
  ['a drive with backslashes', 'unsafe-path', () => rawZip([page, { name: 'C:\\x.js', data: 'x' }])],
  [
    'a second name that leads out of it',
    'unsafe-path',
    () => rawZip([page, { name: 'x.js', data: 'x', extra: unicodePath('x.js', '..\\x.js') }]),
  ],
  [
    'a path of 251 letters',
    'long-path',
    () => rawZip([page, { name: `${'a'.repeat(200)}/${'b'.repeat(50)}`, data: 'x' }]),
  ],
  [
    'a long path out of it',
    'unsafe-path',
    () => rawZip([page, { name: `../${'a'.repeat(300)}`, data: 'x' }]),
  ],
  ['a colon', 'colon-in-name', () => rawZip([page, { name: 'img/16:9.png', data: 'x' }])],
  ['a drive inside', 'colon-in-name', () => rawZip([page, { name: 'img/C:\\x.js', data: 'x' }])],
  ['a drive and a file', 'unsafe-path', () => rawZip([page, { name: 'c:x.js', data: 'x' }])],
  ['a folder without a name', 'unclear-path', () => rawZip([page, { name: 'img//a.js', data: 'x' }])],
  ['a dot for a folder', 'unclear-path', () => rawZip([page, { name: '.\\a.js', data: 'x' }])],
  [
    'a name that is not the UTF-8 it says it is',
    'unreadable-name',
    () => rawZip([{ name: Buffer.from([0xff, 0x2e, 0x6a]), data: 'x' }]),
  ],
  ['a NUL in a name', 'unreadable-name', () => rawZip([page, { name: 'a.js\0.png', data: 'x' }])],
  ['a name written backwards', 'unreadable-name', () => rawZip([page, { name: 'a\u202Egnp.js', data: 'x' }])],
  ['two files of one name', 'duplicate-name', () => rawZip([page, page])],
  [
    'names that differ in slashes',
    'duplicate-name',
    () => rawZip([page, { name: 'css\\a.css' }, { name: 'css/a.css' }]),
  ],
  [
    'names that differ in how they are written',
    'duplicate-name',
    () => rawZip([page, { name: 'ä.css' }, { name: inWindows('ä.css'), flags: 0 }]),
  ],
  ['names that differ in case', 'duplicate-name', () => rawZip([page, { name: 'INDEX.html', data: 'x' }])],
  [
    'a file that is a folder too',
    'duplicate-name',
    () => rawZip([page, { name: 'index.html/a.js', data: 'x' }]),
  ],
  [
    'a symbolic link',
    'special-file',
    () => rawZip([page, { name: 'a', data: '/etc/passwd', mode: 0o120777 }]),
  ],
  ['a device', 'special-file', () => rawZip([page, { name: 'a', data: '', mode: 0o020666 }])],
  ['encryption', 'encrypted', () => rawZip([page, { name: 'a.js', data: 'x', flags: 0x801 }])],
  ['another packing', 'unknown-packing', () => rawZip([page, { name: 'a.js', data: 'x', method: 12 }])],
  ['ZIP64', 'zip64', () => rawZip([page, { name: 'a.js', data: 'x', extra: zip64 }])],
  ['a bomb', 'zip-bomb', () => rawZip([page, { name: 'a.js', data: zeros(30_000_000) }])],
  [
    'a bomb that says it is small',
    'zip-bomb',
    () => rawZip([page, { name: 'a.js', data: zeros(30_000_000), size: 100 }]),
  ],
  [
    'more than 50 MB of small files',
    'too-much-inside',
    () =>
      rawZip([page, ...Array.from({ length: 60 }, (_, i) => ({ name: `${i}.js`, data: zeros(990_000) }))]),
  ],
  [
    'a size that is not true',
    'contradicting-headers',
    () => rawZip([page, { name: 'a.js', data: 'abc', size: 2 }]),
  ],
  [
    'another name in front of the file',
    'contradicting-headers',
    () => rawZip([page, { name: 'a.js', data: 'abc', localName: 'b.js' }]),
  ],
  [
    'another size in ZIP64 in front of the file',
    'contradicting-headers',
    () => rawZip([page, { name: 'a.js', data: 'abc', method: 0, localSizes: [3, 4] }]),
  ],
  ['a wrong checksum', 'damaged-file', () => rawZip([page, { name: 'a.js', data: 'abc', crc: 1 }])],
  [
    'broken data',
    'damaged-file',
    () => rawZip([page, { name: 'a.js', packed: Buffer.from('nonsense'), size: 9 }]),
  ],
  ['a ZIP in it', 'nested-archive', () => rawZip([page, { name: 'a.png', data: rawZip([page]) }])],
  ['no document', 'no-html', () => rawZip([{ name: 'a.js', data: 'x' }])],
];

describe('a bundle', () => {
  it.each(hostile)('with %s is refused: %s', async (_, code, build) => {
    const error = await refusal(build());
    expect(error).toBeInstanceOf(BundleError);
    expect(error).toMatchObject({ code });
    expect(String(error)).toContain(bundleSentences[code]);
  });

  it('has each of its refusals tried here', () => {
    expect(new Set(hostile.map(([, code]) => code))).toEqual(new Set(Object.keys(bundleSentences)));
  });

  it('with any name has plain relative paths, or is refused for what the name has', async () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      'C:',
      'a',
      'ä',
      ' ',
      '\0',
      '\u202E',
      'b'.repeat(120),
    );
    const name = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(''));
    const has: Partial<Record<BundleErrorCode, RegExp>> = {
      'unreadable-name': /^$|[\0\u202E]/,
      'unsafe-path': /^\/|^[a-z]:|(^|\/)\.\.(\/|$)/i,
      'unclear-path': /(^|\/)\.?(\/|$)/,
      'colon-in-name': /:/,
      'long-path': /.{251}/,
    };
    await fc.assert(
      fc.asyncProperty(name, async (text) => {
        const read = await readZip(rawZip([page, { name: text, data: '' }])).catch((error: unknown) => error);
        const slashed = text.replaceAll('\\', '/');
        if (read instanceof BundleError) expect(slashed).toMatch(has[read.code] ?? /never/);
        else {
          for (const pattern of Object.values(has)) expect(slashed.replace(/\/$/, '')).not.toMatch(pattern);
          expect((read as BundleFile[]).map(({ path }) => path)).toContain(page.name);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('whose entries share bytes is refused', async () => {
    const zip = rawZip([page, { name: 'a.js', data: 'x'.repeat(500) }]);
    const overlapping = Buffer.from(zip);
    const second = overlapping.lastIndexOf('PK\x01\x02');
    overlapping.writeUInt32LE(10, second + 42);
    expect(await refusal(overlapping)).toBeInstanceOf(BundleError);
  });

  it.each([
    ['at once', 3, 3],
    ['at its end', 0, 0],
  ])('may have its sizes in front of a file in ZIP64, known %s', async (_, ...localSizes) => {
    const files = await readZip(rawZip([page, { name: 'a.js', data: 'abc', method: 0, localSizes }]));
    expect(Buffer.from(files[1]?.data ?? []).toString()).toBe('abc');
  });

  it('comes back as it was, and packs to the same bytes each time', async () => {
    const files = await readZip(await creative());
    const packed = await writeZip(files);
    expect(await writeZip(files)).toEqual(packed);
    expect(await readZip(packed)).toEqual(files);
  });

  it.each<[string, string, RawEntry]>([
    ['backslashes', 'css/stil.css', { name: 'css\\stil.css' }],
    ['letters of Windows', 'bilder/größe_äöü.css', { name: inWindows('bilder/größe_äöü.css'), flags: 0 }],
    ['UTF-8 that is not marked as such', 'größe.css', { name: 'größe.css', flags: 0 }],
    [
      'a second name in UTF-8',
      'größe.css',
      { name: 'gr__e.css', flags: 0, extra: unicodePath('gr__e.css', 'größe.css') },
    ],
    [
      'a second name of another file',
      'gr__e.css',
      { name: 'gr__e.css', flags: 0, extra: unicodePath('other.css', 'größe.css') },
    ],
  ])('is read with %s in its names', async (_, path, entry) => {
    const files = await readZip(rawZip([page, { ...entry, data: 'p{}' }]));
    expect(files.map((file) => file.path)).toEqual(['index.html', path]);
    expect(await readZip(await writeZip(files))).toEqual(files);
  });

  it('has a folder whose name ends in a backslash', async () => {
    const files = await readZip(
      rawZip([page, { name: 'css\\', method: 0 }, { name: 'css\\a.css', data: 'p{}' }]),
    );
    expect(files.map(({ path }) => path)).toEqual(['index.html', 'css/a.css']);
  });

  it('finds the files that its document names, however the ZIP writes them', async () => {
    const document = { name: 'index.html', data: '<link rel="stylesheet" href="css/größe.css">' };
    const files = await readZip(
      rawZip([document, { name: inWindows('css\\größe.css'), flags: 0, data: 'p{}' }]),
    );
    expect(inventoryOf(files).files.map(({ path, load }) => [path, load])).toContainEqual([
      'css/größe.css',
      'initial',
    ]);
  });

  it('keeps every name inside of it, whatever its bytes are', async () => {
    const parts = ['..', '.', '', 'a', '\\', '/', ':', '\0', '\x84', '\xff', '\xc3\xa4', '\xef\xbb\xbf', ' '];
    for (let i = 0; i < 2000; i++) {
      const picked = [i, i / 13, i / 169, (i * 7) / 5].map((n) => parts[Math.floor(n) % parts.length] ?? '');
      const name = Buffer.from(`${picked.join(i % 2 ? '/' : '\\')}`, 'latin1');
      const files = await readZip(rawZip([{ name, data: 'x', flags: i % 3 ? 0 : 0x800 }])).catch(
        (error: unknown) => {
          expect(error).toBeInstanceOf(BundleError);
          return [];
        },
      );
      for (const { path } of files) {
        expect(path).not.toMatch(/[\\:\p{Cc}\p{Cf}\uFFFD]|^\/|\/\/|(^|\/)\.\.?(\/|$)/u);
        expect(posix.join('/in', path)).toBe(`/in/${path}`);
      }
    }
  });

  it('names the file whose name has something invisible, without that', async () => {
    expect(await refusal(rawZip([page, { name: 'a\u202Egnp.js', data: 'x' }]))).toMatchObject({
      path: 'agnp.js',
    });
  });
});
