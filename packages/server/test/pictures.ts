import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function header(width: number, height: number, bitDepth: number, colourType: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bitDepth, colourType], 8);
  return chunk('IHDR', data);
}

const GRAY = 0;
const RGB = 2;
const RGBA = 6;

/** A PNG drawn point by point; four channels make it transparent. */
export function png(
  width: number,
  height: number,
  pixel: (x: number, y: number) => [number, number, number] | [number, number, number, number],
  extra: Buffer[] = [],
): Buffer {
  const rows: number[] = [];
  let channels = 3;
  for (let y = 0; y < height; y += 1) {
    rows.push(0);
    for (let x = 0; x < width; x += 1) {
      const colour = pixel(x, y);
      channels = colour.length;
      rows.push(...colour);
    }
  }
  return Buffer.concat([
    SIGNATURE,
    header(width, height, 8, channels === 4 ? RGBA : RGB),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small picture with edges and gradients, different for each seed. */
export const drawing = (seed = 0): Buffer =>
  png(96, 64, (x, y) => [(x * 5 + seed * 40) % 256, (y * 7) % 256, (x ^ y) % 2 ? 40 : 200]);

/** Points that no codec makes light of, so that a job on them lasts; different for each seed. */
export const noise = (width = 1600, height = 1200, seed = 0): Buffer =>
  png(width, height, (x, y) => [
    (x * y * 7919 + seed) % 251,
    (x * 31 + y * y * 17 + seed) % 241,
    (x * x + y * 13) % 239,
  ]);

/** A small one, half of it see-through. */
export const glass = (): Buffer => png(64, 64, (x, y) => [x * 4, y * 4, 128, x < 32 ? 255 : 100]);

/** A PNG with the mark of an animation. */
export const animated = (): Buffer =>
  png(8, 8, () => [1, 2, 3], [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]);

/** A PNG of one colour: few bytes, as many pixels as asked. Without a word about them, of one bit each. */
export function vast(
  width: number,
  height: number,
  { depth, channels }: { depth: 1 | 16; channels: 1 | 3 } = { depth: 1, channels: 1 },
): Buffer {
  const row = Math.ceil((width * depth * channels) / 8) + 1;
  return Buffer.concat([
    SIGNATURE,
    header(width, height, depth, channels === 3 ? RGB : GRAY),
    chunk('IDAT', deflateSync(Buffer.alloc(row * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of one pixel that is white, then black, and plays three times. */
export function movingGif(frames = 2): Buffer {
  const frame = (delay: number, colour: number) =>
    Buffer.from([0x21, 0xf9, 4, 0, delay, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, colour, 1, 0]);
  return Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
    Buffer.from('!\xff\x0bNETSCAPE2.0\x03\x01\x02\0\0', 'latin1'),
    ...Array.from({ length: frames }, (_, index) => (index % 2 ? frame(40, 0x44) : frame(20, 0x4c))),
    Buffer.from([0x3b]),
  ]);
}

/** A PNG whose colours are those of BT.2020 with PQ, which are brighter than white. */
export const hdr = (): Buffer =>
  png(16, 16, (x, y) => [x * 15, y * 15, 128], [chunk('cICP', Buffer.from([9, 16, 0, 1]))]);

/** A TIFF of one pixel. */
export const tiff = (): Buffer =>
  Buffer.from(
    `49492a000a000000ff000800000103000100000001000000010103000100000001000000020103000100000008000000030103000100000001000000060103000100000001000000110104000100000008000000160103000100000001000000170104000100000001000000`,
    'hex',
  );

export const svg = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** A colour profile (ICC v2, RGB) of so many bytes whose name fills it. */
export function profile(bytes: number): Buffer {
  const at = 144;
  const out = Buffer.alloc(bytes, 'A');
  out.fill(0, 0, at + 12);
  out.writeUInt32BE(bytes, 0);
  out.write('mntrRGB XYZ ', 12, 'latin1');
  out.writeUInt32BE(0x02100000, 8);
  out.write('acsp', 36, 'latin1');
  out.writeUInt32BE(1, 128);
  out.write('desc', 132, 'latin1');
  out.writeUInt32BE(at, 136);
  out.writeUInt32BE(bytes - at, 140);
  out.write('desc', at, 'latin1');
  out.writeUInt32BE(bytes - at - 12, at + 8);
  return out;
}
