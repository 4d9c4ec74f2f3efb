import { afterAll, describe, expect, it, vi } from 'vitest';
import { animatedPng, blackPng, damagedPng, lyingJpeg, lyingPng } from '../../test/oddFiles.ts';
import { animation, banner, fixture, flat, transparentBadge } from '../../test/pictures.ts';
import { sharp } from '../codec/sharp.ts';
import { ImageTooLarge, UnsupportedImage } from '../errors.ts';
import { compare } from '../metric/compare.ts';
import { type EncodedPoint, writtenFormats } from '../types.ts';
import { createOptimiser } from './optimiser.ts';

const optimiser = createOptimiser();
afterAll(() => optimiser.close());

const text = (value: string) => async () => Buffer.from(value);
const photo = () => sharp(fixture('chelsea.png'));
const jpeg = () => photo().jpeg({ quality: 80 }).toBuffer();
const png = () => photo().resize(120).png().toBuffer();

describe('uploads that are refused', { timeout: 60_000 }, () => {
  const unsupported: Record<string, () => Promise<Buffer>> = {
    'an empty file': text(''),
    'text named .png': text('This is no picture.'),
    'HTML named .jpg': text('<!doctype html><title>x</title>'),
    'half a JPEG': async () => (await jpeg()).subarray(0, (await jpeg()).length / 2),
    'a JPEG without its last 200 bytes': async () => (await jpeg()).subarray(0, -200),
    'half a PNG': async () => (await png()).subarray(0, (await png()).length / 2),
    'a PNG with a wrong checksum': async () => damagedPng(await png()),
    'a PNG cut in its header': async () => (await png()).subarray(0, 20),
    'a TIFF': () => photo().tiff().toBuffer(),
    'a CMYK TIFF': () => photo().toColourspace('cmyk').tiff().toBuffer(),
    'an SVG': text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'an SVG that reads a file': text(
      '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
    'an SVG of 30000 pixels': text('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'),
    'a HEIC': async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'),
    'a BMP': async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
    'an ICO': async () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(60)]),
    'a JPEG 2000': async () => Buffer.from('\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 ', 'latin1'),
    'a PDF': text('%PDF-1.7'),
  };

  it.each(Object.entries(unsupported))('%s: a sentence naming what is accepted', async (_, draw) => {
    const error = await optimiser.inspect(await draw()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnsupportedImage);
    expect(String(error)).toMatch(/Use PNG, JPG, WEBP, AVIF or GIF\.$/);
  });

  it('an animation runs through as any picture does', async () => {
    const bytes = await animation('gif');
    expect(await optimiser.inspect(bytes)).toMatchObject({ format: 'GIF', animation: { frames: 6 } });
    const result = await optimiser.optimise({ bytes, mode: 'lightweighting', target: 0.96 });
    expect(result.recommended).toBe('webp');
    expect(result.more.gif?.worst_ssim).toBeLessThanOrEqual(result.more.gif?.ssim ?? 0);
  });

  it('an animated PNG, or AVIF by any of its brands: a sentence saying what to do', async () => {
    const sequence = (brands: string) => {
      const box = Buffer.from(`\0\0\0\0ftyp${brands}`, 'latin1');
      box.writeUInt32BE(box.length);
      return Buffer.concat([box, Buffer.alloc(64)]);
    };
    const files: [string, Buffer][] = [
      ['PNG', animatedPng(await png())],
      ['AVIF', sequence('avis\0\0\0\0avis')],
      ['AVIF', sequence('avif\0\0\0\0mif1avis')],
    ];
    for (const [format, file] of files)
      await expect(optimiser.inspect(file)).rejects.toThrow(
        `An animated ${format} cannot be read. Save the animation as GIF or WEBP, or upload one frame.`,
      );
  });

  it.each([
    ['a 30000x30000 PNG of few bytes', async () => blackPng(30_000, 30_000)],
    ['a PNG a row over the limit', async () => blackPng(8000, 8001)],
    ['a 16000x16000 PNG', async () => lyingPng(16_000, 16_000, 8)],
    ['a PNG that claims 100000x100000', async () => lyingPng(100_000, 100_000)],
    ['a JPEG that claims 65500x65500', async () => lyingJpeg(await jpeg(), 65_500, 65_500)],
  ])('%s: the limit in megapixels', async (_, draw) => {
    const error = await optimiser.inspect(await draw()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImageTooLarge);
    expect(error).toMatchObject({ limit: { of: 'image', megapixels: 64 } });
    expect(String(error)).toMatch(/At most 64 megapixels are allowed/);
  });

  it('not a picture of exactly as many megapixels as are allowed', async () => {
    await expect(optimiser.inspect(blackPng(8000, 8000))).resolves.toMatchObject({
      width: 8000,
      megapixels: 64,
      bit_depth: 1,
    });
  });

  it('a file over the byte limit, without starting a process', async () => {
    const small = createOptimiser({ limits: { bytes: 1_000_000 } });
    await expect(small.inspect(Buffer.alloc(1_000_001))).rejects.toThrow(
      'The file has 1.1 MB; at most 1 MB are allowed.',
    );
    expect(small.pids.uploads).toEqual([]);
    await small.close();
  });
});

it.each([
  [0, 0],
  [300, -250],
  [0.5, 250],
  [Number.NaN, 250],
])('a size of %s x %s is refused before the picture is read', async (width, height) => {
  const bytes = vi.fn(() => flat(8, 8));
  await expect(optimiser.resize({ bytes, width, height })).rejects.toMatchObject({
    code: 'failed',
    message: 'The width and the height must be whole numbers of at least 1.',
  });
  expect(bytes).not.toHaveBeenCalled();
});

describe('jobs in the child', { timeout: 60_000 }, () => {
  const collect = async (bytes: Buffer, known: EncodedPoint[] = []) => {
    const points: EncodedPoint[] = [];
    const progress: number[] = [];
    const result = await optimiser.optimise({
      bytes,
      mode: 'lightweighting',
      target: 0.98,
      known,
      onPoint: (point) => points.push(point),
      onProgress: (fraction) => progress.push(fraction),
    });
    return { result, points, progress };
  };
  const key = (point: EncodedPoint) => `${point.format} ${point.quality}`;
  const sorted = (points: EncodedPoint[]) => points.toSorted((a, b) => key(a).localeCompare(key(b)));

  it('two runs give identical bytes and results; progress never falls and ends at 1', async () => {
    const bytes = await banner(300, 250);
    const [first, second] = [await collect(bytes), await collect(bytes)];
    expect(second.result).toEqual(first.result);
    expect(sorted(second.points)).toEqual(sorted(first.points));
    expect(first.progress.toSorted((a, b) => a - b)).toEqual(first.progress);
    expect(first.progress.at(-1)).toBe(1);
    // A PNG has encodes of its own.
    expect(first.points.filter(({ format }) => format !== 'png').length).toBeLessThanOrEqual(24);
  });

  it('hands out every data point with its very file, which decodes to the same similarity', async () => {
    const bytes = await transparentBadge();
    const { result, points } = await collect(bytes);
    const pixels = async (file: Uint8Array) => {
      const { data, info } = await sharp(file)
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    };
    const source = await pixels(bytes);
    const listed = writtenFormats.flatMap((format) => {
      const found = format === 'png' || format === 'gif' ? result.more[format] : result[format];
      return (found?.data_points ?? []).map(([quality, size, ssim]) => ({
        format,
        quality,
        bytes: size,
        ssim,
      }));
    });
    expect(listed).toHaveLength(points.length);
    for (const point of listed) {
      const encoded = points.find((one) => one.format === point.format && one.quality === point.quality);
      if (!encoded) throw new Error(`No file for ${point.format} ${point.quality}`);
      expect(encoded).toMatchObject(point);
      expect(encoded.data).toHaveLength(point.bytes);
      const grounds = point.format === 'jpeg' ? 'white' : 'white and black';
      const { ssim, msSsim } = compare(source, await pixels(encoded.data), grounds);
      expect([ssim, msSsim]).toEqual([encoded.ssim, encoded.ms_ssim]);
    }
  });

  it('needs few encodes for a second job on the same picture', async () => {
    const bytes = await banner(300, 250);
    const { points } = await collect(bytes);
    const second: EncodedPoint[] = [];
    await optimiser.optimise({
      bytes,
      mode: 'lightweighting',
      target: 0.975,
      known: points,
      onPoint: (point) => second.push(point),
    });
    // Two of them are cheap ones, which show the search for the polished AVIF the way.
    expect(second.length).toBeLessThanOrEqual(8);
    const again = await collect(bytes, points);
    expect(again.points).toEqual([]);
  });

  it('runs as many jobs at a time as it has slots', async () => {
    const three = createOptimiser({ slots: 3 });
    const bytes = await photo().resize(64).png().toBuffer();
    let [running, most] = [0, 0];
    const job = () =>
      three.optimise({
        bytes,
        mode: 'lightweighting',
        target: 0.98,
        pixels: 1,
        onStart: () => {
          running += 1;
          most = Math.max(most, running);
        },
        onProgress: (fraction) => {
          if (fraction === 1) running -= 1;
        },
      });
    await Promise.all([job(), job(), job(), job(), job()]);
    await three.close();
    expect(most).toBe(3);
  });

  it.each([
    [
      'onPoint',
      'throws',
      () => {
        throw new Error('The store is full.');
      },
    ],
    [
      'onProgress',
      'rejects',
      async () => {
        throw new Error('The store is full.');
      },
    ],
  ])('ends with the error if %s %s, and goes on with the next', async (name, _, fails) => {
    const bytes = await photo().resize(64).png().toBuffer();
    const job = { bytes, mode: 'lightweighting', target: 0.98 } as const;
    await expect(optimiser.optimise({ ...job, [name]: fails })).rejects.toThrow('The store is full.');
    await expect(optimiser.optimise(job)).resolves.toHaveProperty('jpeg');
  });

  it('refuses a target the mode does not take', async () => {
    const bytes = await flat(20, 20);
    await expect(optimiser.optimise({ bytes, mode: 'lightweighting', target: 0.5 })).rejects.toThrow(
      'The target must be between 0.94 and 0.99 SSIM.',
    );
  });
});
