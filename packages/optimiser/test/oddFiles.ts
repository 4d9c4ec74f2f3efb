import { crc32, deflateSync } from 'node:zlib';

/** A PNG chunk with length and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

const afterHeader = 8 + 25;

/** A PNG with more chunks behind its header. */
export const withChunks = (png: Buffer, chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer =>
  Buffer.concat([
    png.subarray(0, afterHeader),
    ...chunks.map(([type, data]) => chunk(type, data)),
    png.subarray(afterHeader),
  ]);

/** A still PNG turned into an animation by an `acTL` chunk. */
export function animatedPng(png: Buffer): Buffer {
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2, 0);
  return withChunks(png, [['acTL', frames]]);
}

/** A PNG with one gray channel from the given pixel data. */
function grayPng(width: number, height: number, bits: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bits, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG whose header claims other dimensions. */
export const lyingPng = (width: number, height: number, bits = 1): Buffer =>
  grayPng(width, height, bits, Buffer.alloc(40));

/** A black PNG of one bit per pixel, complete and valid: few bytes for very many pixels. */
export const blackPng = (width: number, height: number): Buffer =>
  grayPng(width, height, 1, deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height)));

/** A JPEG whose frame header claims other dimensions. */
export function lyingJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const out = Buffer.from(jpeg);
  let at = 2;
  while (out[at + 1] !== 0xc0 && out[at + 1] !== 0xc2) at += 2 + out.readUInt16BE(at + 2);
  out.writeUInt16BE(height, at + 5);
  out.writeUInt16BE(width, at + 7);
  return out;
}

/** A JPEG with some bits of its pixel data flipped: decoders read on. */
export function flippedJpeg(jpeg: Buffer): Buffer {
  const out = Buffer.from(jpeg);
  for (const share of [0.5, 0.6, 0.7]) {
    const at = Math.floor(out.length * share);
    // Not 0xff, which starts a marker.
    out.writeUInt8((out.readUInt8(at) ^ 4) & 0x7f, at);
  }
  return out;
}

/** A baseline JPEG whose scan states the spectral range 0 to 0, as some phones write it. */
export function oddScanJpeg(jpeg: Buffer): Buffer {
  const out = Buffer.from(jpeg);
  let at = 2;
  while (out[at + 1] !== 0xda) at += 2 + out.readUInt16BE(at + 2);
  out.writeUInt8(0, at + 2 + out.readUInt16BE(at + 2) - 2);
  return out;
}

/** The same with one bit of the pixel data flipped, so that a checksum fails. */
export function damagedPng(png: Buffer): Buffer {
  const out = Buffer.from(png);
  const at = out.indexOf('IDAT') + 20;
  out.writeUInt8(out.readUInt8(at) ^ 1, at);
  return out;
}

/** A GIF of many frames, each with the data of one pixel whatever its size: few bytes that demand much. */
export function manyFrames(width: number, height: number, count: number, delay = 10): Buffer {
  const short = (value: number) => [value & 255, value >> 8];
  const head = [
    ...Buffer.from('GIF89a'),
    ...short(width),
    ...short(height),
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
  ];
  const control = [0x21, 0xf9, 4, 0, ...short(delay), 0, 0];
  const frame = [...control, 0x2c, 0, 0, 0, 0, ...short(width), ...short(height), 0, 2, 2, 0x44, 1, 0];
  return Buffer.concat([
    Buffer.from(head),
    ...Array.from({ length: count }, () => Buffer.from(frame)),
    Buffer.from([0x3b]),
  ]);
}
