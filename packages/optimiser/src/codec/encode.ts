import type { Sharp } from 'sharp';
import { encodePng } from '../formats/png.ts';
import { records } from '../formats/records.ts';
import type { Pixels } from '../metric/luma.ts';
import type { WrittenFormat } from '../types.ts';
import { channel } from './content.ts';
import type { EncoderSettings } from './settings.ts';
import { sharp } from './sharp.ts';
import type { Source } from './source.ts';

function open(source: Source): Sharp {
  const { data, width, height, channels, gray, transparent } = source;
  if (!gray || transparent) return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const plane = channel(source, channels);
  return sharp(plane, { raw: { width, height, channels: 1 }, limitInputPixels: false }).toColourspace('b-w');
}

/** Encodes a picture. The same source, format, quality and settings always yield the same bytes. */
export const encode = (
  source: Source,
  format: WrittenFormat,
  quality: number,
  settings: EncoderSettings,
): Promise<Uint8Array> =>
  format === 'png'
    ? encodePng(
        source,
        () => open(source),
        quality,
        async (file) => isSame(source, await decodeCandidate(file, source.transparent)),
      )
    : records[format].encode(() => open(source), quality, settings);

const isSame = (a: Pixels, b: Pixels): boolean =>
  Buffer.from(a.data.buffer, a.data.byteOffset, a.data.length).equals(Uint8Array.from(b.data));

/** Decodes one of our encodes to RGB, or RGBA if the source is transparent and the format keeps that. */
export async function decodeCandidate(bytes: Uint8Array, withAlpha: boolean): Promise<Pixels> {
  const image = sharp(bytes, { limitInputPixels: false }).toColourspace('srgb');
  const { data, info } = await (withAlpha ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
