import type { Sharp } from 'sharp';
import type { Pixels } from '../metric/luma.ts';
import type { Format } from '../types.ts';
import type { EncoderSettings } from './settings.ts';
import { sharp } from './sharp.ts';
import type { Source } from './source.ts';

const open = ({ data, width, height, channels }: Source): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: false });

function jpeg(source: Source, quality: number, { jpegChroma }: EncoderSettings): Promise<Uint8Array> {
  return open(source)
    .flatten({ background: '#fff' })
    .jpeg({ mozjpeg: true, quality, chromaSubsampling: jpegChroma })
    .toBuffer();
}

async function webp(source: Source, quality: number, { webpLossless }: EncoderSettings): Promise<Uint8Array> {
  const lossy = await open(source).webp({ quality, effort: 4 }).toBuffer();
  if (quality < 100 || !webpLossless) return lossy;
  // On flat drawings lossless is the smaller file as well as the better one.
  const lossless = await open(source).webp({ lossless: true, effort: 4 }).toBuffer();
  return lossless.length < lossy.length ? lossless : lossy;
}

function avif(source: Source, quality: number, settings: EncoderSettings): Promise<Uint8Array> {
  return open(source)
    .avif({ quality, effort: settings.avifEffort, chromaSubsampling: settings.avifChroma })
    .toBuffer();
}

const encoders = { jpeg, webp, avif };

/** Encodes a picture. The same source, format, quality and settings always give the same bytes. */
export const encode = (
  source: Source,
  format: Format,
  quality: number,
  settings: EncoderSettings,
): Promise<Uint8Array> => encoders[format](source, quality, settings);

/** Decodes an own encode to RGB, or RGBA where the source is transparent and the format keeps that. */
export async function decodeCandidate(bytes: Uint8Array, withAlpha: boolean): Promise<Pixels> {
  const image = sharp(bytes, { limitInputPixels: false }).toColourspace('srgb');
  const { data, info } = await (withAlpha ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
