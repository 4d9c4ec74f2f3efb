import { parse } from 'icc';
import type { Metadata } from 'sharp';
import { checkBytes, defaultLimits, type Limits } from '../limits.ts';
import type { ImageInfo } from '../types.ts';
import { describeFrames } from './frames.ts';
import { reader, readHeader, readingError } from './header.ts';
import type { ColourSpace } from './toSrgb.ts';
import { visibleLine } from './visibleLine.ts';

const spaces: Readonly<Record<string, string>> = {
  srgb: 'sRGB',
  rgb: 'RGB',
  rgb16: 'RGB',
  'b-w': 'Gray',
  grey16: 'Gray',
  cmyk: 'CMYK',
};

const longestProfileName = 64;

/** Different names that tools give to the same profile. */
function profileName(description: string): string {
  if (/^(sRGB|c2$|uRGB)/i.test(description)) return 'sRGB';
  if (/^sP3C$|Display P3/i.test(description)) return 'Display P3';
  return description;
}

function colorSpace({ icc, space }: Metadata, colour: ColourSpace | undefined): string {
  const model = spaces[space] ?? space;
  // For CMYK and gray pictures the colour model says more than the name of a press or gamma profile.
  if (model === 'CMYK' || model === 'Gray') return model;
  if (colour) return colour.name;
  if (!icc) return model;
  try {
    const { description } = parse(icc);
    return profileName(visibleLine(description ?? '', longestProfileName)) || model;
  } catch {
    return model;
  }
}

const bitDepth = ({ bitsPerSample, depth }: Metadata): number =>
  bitsPerSample ?? (depth === 'ushort' ? 16 : 8);

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/**
 * Decodes the whole picture once and describes it. Throws `UnsupportedImage` for anything but an intact still JPEG,
 * PNG or AVIF and a still or animated WEBP or GIF, and `ImageTooLarge` above the limits. Run it in a child process for
 * untrusted files; `createOptimiser().inspect` does.
 */
export async function inspect(
  bytes: Uint8Array,
  limits: Pick<Limits, 'bytes' | 'pixels'> = defaultLimits,
): Promise<ImageInfo> {
  checkBytes(bytes.length, limits);
  const { metadata, frames, colour, ...header } = await readHeader(bytes, limits);
  // The statistics read every pixel, so a truncated file fails here and not in a job.
  const { isOpaque } = await reader(bytes, limits, { animated: frames !== undefined })
    .stats()
    .catch((error: unknown) => {
      throw readingError(error, limits);
    });
  const pixels = header.width * header.height;
  return {
    ...header,
    bytes: bytes.length,
    color_space: colorSpace(metadata, colour),
    bit_depth: bitDepth(metadata),
    transparency: metadata.hasAlpha && !isOpaque,
    bpp: round((bytes.length * 8) / (pixels * (frames?.delays.length ?? 1)), 3),
    megapixels: round(pixels / 1e6, 2),
    ...(frames ? { animation: describeFrames(frames) } : {}),
  };
}
