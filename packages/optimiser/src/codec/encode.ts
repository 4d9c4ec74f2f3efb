import type { Sharp } from 'sharp';
import { encodeGif } from '../formats/gif.encode.ts';
import { encodePng } from '../formats/png.ts';
import { records } from '../formats/records.ts';
import type { Pixels } from '../metric/luma.ts';
import type { WrittenFormat } from '../types.ts';
import { channel } from './content.ts';
import { frameOf, framesSeen } from './frames.ts';
import type { EncoderSettings } from './settings.ts';
import { sharp } from './sharp.ts';
import { pixelsOf, type Source } from './source.ts';

/** The pixels of a source, to be written: gray ones as one channel, those of an animation as its frames. */
export function openSource(source: Source): Sharp {
  const { data, width, height, channels, gray, transparent, frames } = source;
  if (frames)
    return sharp(data, {
      raw: { width, height: pixelsOf(source) / width, channels, pageHeight: height },
      limitInputPixels: false,
    });
  if (!gray || transparent) return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const plane = channel(source, channels);
  return sharp(plane, { raw: { width, height, channels: 1 }, limitInputPixels: false }).toColourspace('b-w');
}

/** Encodes a picture. The same source, format, quality and settings always yield the same bytes. */
export async function encode(
  source: Source,
  format: WrittenFormat,
  quality: number,
  settings: EncoderSettings,
): Promise<Uint8Array> {
  if (format === 'gif') return encodeGif(source, quality);
  if (format !== 'png') return records[format].encode(() => openSource(source), quality, settings);
  const isExact = async (file: Uint8Array) => isSame(source, await decodeCandidate(file, source));
  return encodePng(source, () => openSource(source), quality, isExact);
}

const isSame = (a: Pixels, b: Pixels): boolean =>
  Buffer.from(a.data.buffer, a.data.byteOffset, a.data.length).equals(Uint8Array.from(b.data));

/**
 * Decodes one of our encodes to RGB, or to RGBA on request. The frames of an animation are stacked
 * vertically, each as it looks when the matching frame of the source begins.
 */
export async function decodeCandidate(
  bytes: Uint8Array,
  { transparent, frames }: Pick<Source, 'transparent' | 'frames'>,
): Promise<Pixels> {
  const file = sharp(bytes, { limitInputPixels: false, pages: frames ? -1 : 1 });
  const image = file.toColourspace('srgb');
  const { data, info } = await (transparent ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (!frames) return { data, width: info.width, height: info.height };
  const { pages = 1, delay = [] } = await file.metadata();
  const height = info.height / pages;
  const seen = framesSeen(frames.delays, pages > 1 ? delay : [0]);
  if (pages === frames.delays.length) return { data, width: info.width, height };
  return {
    data: Buffer.concat(seen.map((index) => frameOf(data, pages, index))),
    width: info.width,
    height,
  };
}
