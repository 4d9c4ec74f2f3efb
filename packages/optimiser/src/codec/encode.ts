import type { Sharp } from 'sharp';
import { records } from '../formats/records.ts';
import type { Pixels } from '../metric/luma.ts';
import type { Format } from '../types.ts';
import type { EncoderSettings } from './settings.ts';
import { sharp } from './sharp.ts';
import type { Source } from './source.ts';

const open = ({ data, width, height, channels }: Source): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: false });

/** Encodes a picture. The same source, format, quality and settings always yield the same bytes. */
export const encode = (
  source: Source,
  format: Format,
  quality: number,
  settings: EncoderSettings,
): Promise<Uint8Array> => records[format].encode(() => open(source), quality, settings);

/** Decodes one of our encodes to RGB, or RGBA if the source is transparent and the format keeps that. */
export async function decodeCandidate(bytes: Uint8Array, withAlpha: boolean): Promise<Pixels> {
  const image = sharp(bytes, { limitInputPixels: false }).toColourspace('srgb');
  const { data, info } = await (withAlpha ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
