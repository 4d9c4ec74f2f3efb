import type { Metadata } from 'sharp';
import { ImageTooLarge, UnsupportedImage } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { type Format, formatFacts, type ImageInfo } from '../types.ts';
import { sharp } from './sharp.ts';
import { refuseAnimation, refuseHiddenAnimation } from './sniff.ts';

type Kind = Pick<ImageInfo, 'format' | 'media_type'>;

const kindOf = ({ name, mediaType }: (typeof formatFacts)[Format]): Kind => ({
  format: name,
  media_type: mediaType,
});

/** By sharp's names for them. */
const kinds: Readonly<Record<string, Kind>> = {
  jpeg: kindOf(formatFacts.jpeg),
  png: { format: 'PNG', media_type: 'image/png' },
  webp: kindOf(formatFacts.webp),
  heif: kindOf(formatFacts.avif),
};

/** The data in the header of an accepted picture. */
export interface Header extends Kind {
  /** After the EXIF rotation. */
  width: number;
  height: number;
  metadata: Metadata;
}

/** Size limit of a colour profile in bytes. Print profiles with tables for every ink have several hundred thousand. */
const largestProfile = 1_000_000;

const megapixels = (pixels: number): number => Math.round(pixels / 1e6);

function tooManyPixels(limits: Pick<Limits, 'pixels'>): ImageTooLarge {
  return new ImageTooLarge(
    `The image is too large. At most ${megapixels(limits.pixels)} megapixels are allowed.`,
  );
}

/** A reader for an upload: damaged files fail, oversized ones are rejected from the header. */
export const reader = (bytes: Uint8Array, limits: Pick<Limits, 'pixels'>) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: limits.pixels });

/** The readable error for one of sharp's. */
export function readingError(error: unknown, limits: Pick<Limits, 'pixels'>): Error {
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|dimensions/i.test(text)) return tooManyPixels(limits);
  if (/unsupported image format|not a known|VipsForeignLoad/i.test(text)) return new UnsupportedImage();
  return new UnsupportedImage('The image is damaged and cannot be read.');
}

/**
 * Reads the header. Throws `UnsupportedImage` for anything but a still JPEG, PNG, WEBP or AVIF, and `ImageTooLarge`
 * above the pixel limit and for a profile of more than 1 MB.
 */
export async function readHeader(bytes: Uint8Array, limits: Pick<Limits, 'pixels'>): Promise<Header> {
  refuseHiddenAnimation(bytes);
  const metadata = await reader(bytes, limits)
    .metadata()
    .catch((error: unknown) => {
      throw readingError(error, limits);
    });
  const kind = kinds[metadata.format];
  if (!kind || (metadata.format === 'heif' && metadata.compression !== 'av1')) throw new UnsupportedImage();
  if ((metadata.pages ?? 1) > 1) refuseAnimation();
  if ((metadata.icc?.length ?? 0) > largestProfile)
    throw new ImageTooLarge(
      `The colour profile of the image is too large. At most ${largestProfile / 1e6} MB is allowed.`,
    );
  const { width, height } = metadata.autoOrient;
  if (width * height > limits.pixels) throw tooManyPixels(limits);
  return { ...kind, width, height, metadata };
}
