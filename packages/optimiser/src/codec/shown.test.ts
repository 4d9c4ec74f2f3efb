import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withChunks } from '../../test/oddFiles.ts';
import { fixture } from '../../test/pictures.ts';
import { defaultLimits } from '../limits.ts';
import { inspect } from './inspect.ts';
import { resizePicture } from './resize.ts';
import { sharp } from './sharp.ts';
import { decodeSource } from './source.ts';
import { makeThumbnail } from './thumbnail.ts';

type Rgb = readonly [number, number, number];

const colours: readonly Rgb[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [128, 128, 128],
  [32, 32, 32],
  [200, 100, 50],
  [10, 200, 180],
  [8, 8, 8],
  [250, 250, 250],
  [60, 20, 160],
];
const side = 4;
const middle = { x: 0.5, y: 0.5 };

/** The colours side by side. */
function patches() {
  const row = colours.flatMap((colour) => Array.from({ length: side }, () => colour).flat());
  const data = Uint8Array.from(Array.from({ length: side }, () => row).flat());
  return sharp(data, { raw: { width: colours.length * side, height: side, channels: 3 } });
}

const png = () => patches().png().toBuffer();
const deep = () => patches().toColourspace('rgb16').png().toBuffer();

const numbers = (...values: number[]): Buffer => {
  const data = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) data.writeUInt32BE(value, 4 * index);
  return data;
};
const gama = (value: number) => ['gAMA', numbers(value)] as const;
const chrm = (...rgb: number[]) => ['cHRM', numbers(31270, 32900, ...rgb)] as const;
const srgbChrm = chrm(64000, 33000, 30000, 60000, 15000, 6000);
const p3Chrm = chrm(68000, 32000, 26500, 69000, 15000, 6000);
const srgb = ['sRGB', Buffer.from([0])] as const;
const cicp = (...codes: number[]) => ['cICP', Buffer.from(codes)] as const;

async function profile(name: 'p3' | 'srgb') {
  const { icc } = await sharp(await patches().withIccProfile(name).png().toBuffer()).metadata();
  return ['iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(icc ?? Buffer.alloc(0))])] as const;
}

/** The middle of each patch. */
async function shown(bytes: Uint8Array, count = colours.length): Promise<Rgb[]> {
  const { data, width, channels } = await decodeSource(bytes, defaultLimits);
  const patch = width / count;
  return Array.from({ length: count }, (_, i) => {
    const at = (width + Math.floor((i + 0.5) * patch)) * channels;
    return [data[at] ?? -1, data[at + 1] ?? -1, data[at + 2] ?? -1];
  });
}

const parse = (text: string): Rgb[] =>
  text.split(' ').map((one) => one.split(',').map(Number) as unknown as Rgb);

function expectNear(found: readonly Rgb[], expected: readonly Rgb[], most = 1): void {
  const far = found.flat().map((value, i) => Math.abs(value - (expected.flat()[i] ?? Number.NaN)));
  expect(Math.max(...far), `${found.join(' ')} instead of ${expected.join(' ')}`).toBeLessThanOrEqual(most);
}

// What Chromium 156 draws. Firefox 153 draws the same, but for a gamma without primaries, where it comes close.
const asStated = parse(
  '255,0,0 0,255,0 0,0,255 128,128,128 32,32,32 200,100,50 10,200,180 8,8,8 250,250,250 60,20,160',
);
const gamma18 = parse(
  '255,0,0 0,255,0 0,0,255 146,146,146 43,43,43 210,119,65 10,210,193 6,6,6 251,251,251 77,26,176',
);
const linear = parse(
  '255,0,0 0,255,0 0,0,255 188,188,188 99,99,99 229,168,122 56,229,219 50,50,50 253,253,253 133,79,208',
);
const gamma22 = parse(
  '255,0,0 0,255,0 0,0,255 129,129,129 26,26,26 201,100,46 2,201,181 2,2,2 250,250,250 57,12,161',
);
const p3Gamma22 = parse(
  '255,0,0 0,255,0 0,0,255 129,129,129 26,26,26 216,93,24 0,205,181 2,2,2 250,250,250 63,7,168',
);
const p3 = parse(
  '255,0,0 0,255,0 0,0,255 128,128,128 32,32,32 215,93,31 0,204,180 8,8,8 250,250,250 66,17,167',
);
const rec2020 = parse(
  '255,0,0 0,255,0 0,0,255 121,121,121 20,20,20 239,63,5 0,208,175 1,1,1 250,250,250 45,0,163',
);

describe('the colours of a PNG', () => {
  it.each([
    ['nothing', [], asStated, 'sRGB'],
    ['a gamma', [gama(55_556)], gamma18, 'Gamma 1.8'],
    ['linear light', [gama(100_000)], linear, 'Gamma 1'],
    ['a gamma close to that of sRGB', [gama(45_455)], asStated, 'sRGB'],
    ['that gamma with primaries', [gama(45_455), srgbChrm], gamma22, 'Gamma 2.2'],
    ['wide primaries', [gama(45_455), p3Chrm], p3Gamma22, 'Gamma 2.2'],
    ['primaries alone', [p3Chrm], asStated, 'sRGB'],
    ['impossible primaries', [gama(55_556), chrm(0, 0, 0, 0, 0, 0)], asStated, 'sRGB'],
    ['no gamma at all', [gama(0)], asStated, 'sRGB'],
    ['sRGB and a gamma', [gama(55_556), srgb], asStated, 'sRGB'],
    ['Display P3 by its codes', [cicp(12, 13, 0, 1), srgb, gama(55_556)], p3, 'Display P3'],
    ['linear light by its codes', [cicp(1, 8, 0, 1)], linear, 'BT.709'],
    ['the curve and primaries of video', [cicp(9, 14, 0, 1)], rec2020, 'BT.2020'],
    ['a narrow range', [cicp(12, 13, 0, 0)], asStated, 'sRGB'],
    ['codes that mean nothing', [cicp(200, 13, 0, 1), gama(55_556)], gamma18, 'Gamma 1.8'],
    ['a chunk that is cut', [['gAMA', Buffer.alloc(3)]], asStated, 'sRGB'],
  ] as const)('that states %s are those of browsers', async (_, chunks, expected, name) => {
    const bytes = withChunks(await png(), chunks);
    expectNear(await shown(bytes), expected);
    expect((await inspect(bytes)).color_space).toBe(name);
    expectNear(await shown(withChunks(await deep(), chunks)), expected);
  });

  it('are those of its profile, unless codes overrule it', async () => {
    const wide = await profile('p3');
    expectNear(await shown(withChunks(await png(), [wide, gama(55_556)])), p3, 2);
    expectNear(await shown(withChunks(await png(), [cicp(1, 13, 0, 1), wide])), asStated);
  });

  it('of 16 bits are those of its profile', async () => {
    expectNear(await shown(withChunks(await deep(), [await profile('srgb')])), asStated);
    expectNear(await shown(withChunks(await deep(), [await profile('p3')])), p3, 2);
  });

  it('that is gray stay gray', async () => {
    const gray = await patches().toColourspace('b-w').png().toBuffer();
    const before = await decodeSource(gray, defaultLimits);
    const after = await decodeSource(withChunks(gray, [gama(55_556), p3Chrm]), defaultLimits);
    expect(after.gray).toBe(true);
    expect(after.data).not.toEqual(before.data);
  });

  it('are the same in a thumbnail and in another size', async () => {
    const bytes = withChunks(
      await sharp(await png())
        .extract({ left: 20, top: 0, width: 4, height: 4 })
        .png()
        .toBuffer(),
      [gama(100_000)],
    );
    const order = { width: 2, height: 2, focus: middle };
    for (const made of [
      await makeThumbnail(bytes, defaultLimits),
      await resizePicture(bytes, order, defaultLimits),
    ])
      expectNear(await shown(made, 1), [[229, 168, 122]], 4);
  });

  it.each([
    ['PQ', 16],
    ['HLG', 18],
  ])('are refused in %s, which each browser shows in its own way', async (_, code) => {
    const bytes = withChunks(await png(), [cicp(9, code, 0, 1)]);
    await expect(inspect(bytes)).rejects.toThrow(
      'An HDR image cannot be read. Save it in standard dynamic range.',
    );
  });
});

describe('the colours of an AVIF', () => {
  const avif = (primaries: number, transfer: number): Buffer => {
    const file = fixture('patches.avif');
    const at = file.indexOf('colrnclx') + 8;
    file.writeUInt16BE(primaries, at);
    file.writeUInt16BE(transfer, at + 2);
    return file;
  };

  it.each([
    ['sRGB', 1, 13, asStated],
    ['video', 1, 1, asStated],
    ['nothing', 2, 2, asStated],
    ['Display P3', 12, 13, p3],
    ['Display P3 with the curve of video', 12, 1, p3],
    ['Display P3 and no curve', 12, 2, p3],
    ['a gamma', 1, 4, gamma22],
  ])('that states %s are those of browsers', async (_, primaries, transfer, expected) => {
    expectNear(await shown(avif(primaries, transfer)), expected, 3);
  });

  it('are refused in HDR', async () => {
    await expect(decodeSource(avif(9, 16), defaultLimits)).rejects.toThrow('An HDR image cannot be read.');
  });
});

describe('the colours of ink', () => {
  it('without a profile are those of browsers', async () => {
    const ink = fixture('patches-cmyk.jpg');
    expect((await inspect(ink)).color_space).toBe('CMYK');
    expectNear(await shown(ink), asStated);
  });
});

describe('a picture that EXIF turns', () => {
  it.each([
    ['jpeg', true],
    ['png', true],
    ['webp', false],
  ] as const)('is turned where browsers turn it: %s %s', async (format, isTurned) => {
    const wide = sharp({ create: { width: 80, height: 40, channels: 3, background: '#f00' } });
    const bytes = await wide.withMetadata({ orientation: 6 })[format]().toBuffer();
    const size = isTurned ? { width: 40, height: 80 } : { width: 80, height: 40 };
    expect(await inspect(bytes)).toMatchObject(size);
    expect(await decodeSource(bytes, defaultLimits)).toMatchObject(size);
    expect(await sharp(await makeThumbnail(bytes, defaultLimits)).metadata()).toMatchObject(size);
    const same = await resizePicture(bytes, { ...size, focus: middle }, defaultLimits);
    expect(await sharp(same).metadata()).toMatchObject(size);
  });
});
