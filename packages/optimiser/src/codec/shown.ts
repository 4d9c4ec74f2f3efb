import type { OutputInfo, Sharp } from 'sharp';
import type { Limits } from '../limits.ts';
import { type Header, reader, readingError, turned } from './header.ts';
import { sharp } from './sharp.ts';
import { cmykToRgb, toSrgb } from './toSrgb.ts';

/**
 * Sixteen bits become eight before a profile is applied: sharp would convert them to Display P3, and applies no profile
 * to gray ones.
 */
const eightBit: Readonly<Record<string, string>> = { rgb16: 'srgb', grey16: 'b-w' };

function openUpright(
  bytes: Uint8Array,
  header: Header,
  limits: Pick<Limits, 'pixels'>,
  animated: boolean,
): Sharp {
  const { format, metadata, colour } = header;
  const opened = reader(bytes, limits, { animated, ignoreIcc: colour !== undefined });
  const upright = turned.has(format) ? opened.autoOrient() : opened;
  const space = metadata.icc && eightBit[metadata.space];
  return space ? upright.pipelineColourspace(space) : upright;
}

const isCmykWithoutProfile = ({ metadata }: Header): boolean => metadata.space === 'cmyk' && !metadata.icc;

interface Samples {
  data: Uint8Array;
  info: OutputInfo;
}

/**
 * Decodes a picture to what browsers show: upright, 8-bit sRGB, with or without alpha. All frames of an animation are
 * stacked vertically if `animated`. Throws `UnsupportedImage` if the pixels are damaged, and `ImageTooLarge` if they are
 * more than allowed.
 */
export async function decodeShown(
  bytes: Uint8Array,
  header: Header,
  limits: Pick<Limits, 'pixels'>,
  animated: boolean,
): Promise<Samples> {
  const upright = openUpright(bytes, header, limits, animated);
  const isCmyk = isCmykWithoutProfile(header);
  const { data, info } = await (isCmyk
    ? upright.pipelineColourspace('cmyk').toColourspace('cmyk')
    : upright.toColourspace('srgb')
  )
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw readingError(error, limits);
    });
  if (isCmyk) return { data: cmykToRgb(data), info: { ...info, channels: 3 } };
  if (header.colour) toSrgb(data, info.channels, header.colour);
  return { data, info };
}

/** A still picture, or the first frame of an animation, as browsers show it, ready to be changed and written. */
export async function openShown(
  bytes: Uint8Array,
  header: Header,
  limits: Pick<Limits, 'pixels'>,
): Promise<Sharp> {
  if (!header.colour && !isCmykWithoutProfile(header))
    return openUpright(bytes, header, limits, false).toColourspace('srgb');
  const { data, info } = await decodeShown(bytes, header, limits, false);
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}
