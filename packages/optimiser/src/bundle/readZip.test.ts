import { describe, expect, it } from 'vitest';
import { creative } from '../../test/creative.ts';
import { rawZip } from '../../test/rawZip.ts';
import { BundleError, type BundleErrorCode, bundleSentences } from './errors.ts';
import { inventoryOf } from './inventory.ts';
import { readZip } from './readZip.ts';
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
  ['backslashes', 'unsafe-path', () => rawZip([page, { name: '..\\x.js', data: 'x' }])],
  [
    'a path of 300 letters',
    'unsafe-path',
    () => rawZip([page, { name: `${'a'.repeat(300)}.js`, data: 'x' }]),
  ],
  [
    'a name that is not UTF-8',
    'unreadable-name',
    () => rawZip([{ name: Buffer.from([0xff, 0x2e, 0x6a]), data: 'x' }]),
  ],
  ['a NUL in a name', 'unreadable-name', () => rawZip([page, { name: 'a.js\0.png', data: 'x' }])],
  ['a name written backwards', 'unreadable-name', () => rawZip([page, { name: 'a\u202Egnp.js', data: 'x' }])],
  ['two files of one name', 'duplicate-name', () => rawZip([page, page])],
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

  it('whose entries share bytes is refused', async () => {
    const zip = rawZip([page, { name: 'a.js', data: 'x'.repeat(500) }]);
    const overlapping = Buffer.from(zip);
    const second = overlapping.lastIndexOf('PK\x01\x02');
    overlapping.writeUInt32LE(10, second + 42);
    expect(await refusal(overlapping)).toBeInstanceOf(BundleError);
  });

  it('comes back as it was, and packs to the same bytes each time', async () => {
    const files = await readZip(await creative());
    const packed = await writeZip(files);
    expect(await writeZip(files)).toEqual(packed);
    expect(await readZip(packed)).toEqual(files);
  });
});
