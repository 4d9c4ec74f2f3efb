import type { Metadata } from 'sharp';
import { ImageTooLarge, UnsupportedImage } from '../errors.ts';
import { animationLimits, type Limits } from '../limits.ts';
import { type ImageInfo, writtenFacts } from '../types.ts';
import { colourOf } from './colour.ts';
import { countFrames, isCutGif } from './frameCount.ts';
import { type Frames, framesOf } from './frames.ts';
import { countScans } from './scans.ts';
import { sharp } from './sharp.ts';
import { refuseHiddenAnimation } from './sniff.ts';
import type { ColourSpace } from './toSrgb.ts';

type Kind = Pick<ImageInfo, 'format' | 'media_type'>;

const kindOf = ({ name, mediaType }: { name: Kind['format']; mediaType: Kind['media_type'] }): Kind => ({
  format: name,
  media_type: mediaType,
});

/** Keyed by sharp's names. */
const kinds: Readonly<Record<string, Kind>> = {
  jpeg: kindOf(writtenFacts.jpeg),
  png: kindOf(writtenFacts.png),
  webp: kindOf(writtenFacts.webp),
  heif: kindOf(writtenFacts.avif),
  gif: kindOf(writtenFacts.gif),
};

/** The data in the header of an accepted picture. */
export interface Header extends Kind {
  /** As browsers show it, after a rotation by EXIF; of one frame. */
  width: number;
  height: number;
  /** Set for animations. */
  frames?: Frames;
  /** Set if the file names a colour space other than sRGB without a profile, or one that overrules its profile. */
  colour?: ColourSpace;
  metadata: Metadata;
}

/** The formats that browsers turn as EXIF says. */
export const turned: ReadonlySet<Kind['format']> = new Set(['JPEG', 'PNG']);

/**
 * Maximum bytes of a colour profile. Print profiles with tables for every ink take several hundred thousand.
 */
const largestProfile = 1_000_000;

/** Maximum scans of a progressive JPEG: encoders write about ten. */
const mostScans = 100;

const megapixels = (pixels: number): number => Math.round(pixels / 1e6);

function tooManyPixels(limits: Pick<Limits, 'pixels'>): ImageTooLarge {
  const most = megapixels(limits.pixels);
  return new ImageTooLarge(`The image is too large. At most ${most} megapixels are allowed.`, {
    of: 'image',
    megapixels: most,
  });
}

/**
 * A reader for an upload, with all frames if `animated`: damaged files fail, oversized ones are rejected by
 * their header.
 */
export const reader = (
  bytes: Uint8Array,
  limits: Pick<Limits, 'pixels'>,
  { animated = false, ignoreIcc = false }: { animated?: boolean; ignoreIcc?: boolean } = {},
) => sharp(bytes, { failOn: 'error', limitInputPixels: limits.pixels, pages: animated ? -1 : 1, ignoreIcc });

const damaged = () => new UnsupportedImage('The image is damaged and cannot be read.', true, 'damaged');

/** Converts an error of sharp to a readable one. */
export function readingError(error: unknown, limits: Pick<Limits, 'pixels'>): Error {
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|dimensions/i.test(text)) return tooManyPixels(limits);
  if (/unsupported image format|not a known|VipsForeignLoad/i.test(text)) return new UnsupportedImage();
  return damaged();
}

/** The most pixels of all frames together. */
const mostInFrames = (limits: Pick<Limits, 'pixels'>): number =>
  Math.min(limits.pixels, animationLimits.pixels);

function checkFrames(
  { delays }: Frames,
  width: number,
  height: number,
  limits: Pick<Limits, 'pixels'>,
): void {
  const most = mostInFrames(limits);
  const count = delays.length;
  if (count * width * height > most)
    throw tooMuch(
      `${count} frames of ${width}x${height} pixels`,
      `${megapixels(most)} megapixels in all`,
      limits,
    );
}

const tooMuch = (found: string, most: string, limits: Pick<Limits, 'pixels'>): ImageTooLarge =>
  new ImageTooLarge(
    `The animation is too large: ${found}. At most ${most} are allowed. Make it shorter or smaller, or take fewer frames per second.`,
    { of: 'animation', frames: animationLimits.frames, megapixels: megapixels(mostInFrames(limits)) },
  );

/**
 * Reads the header. Throws `UnsupportedImage` for anything but a still JPEG, PNG or AVIF and a still or
 * animated WEBP or GIF, and for HDR, and `ImageTooLarge` above the limits on pixels, frames and scans and for a
 * profile of more than 1 MB.
 */
export async function readHeader(bytes: Uint8Array, limits: Pick<Limits, 'pixels'>): Promise<Header> {
  refuseHiddenAnimation(bytes);
  if (countFrames(bytes, animationLimits.frames + 1) > animationLimits.frames)
    throw tooMuch(`more than ${animationLimits.frames} frames`, `${animationLimits.frames} frames`, limits);
  if (isCutGif(bytes)) throw damaged();
  if (countScans(bytes, mostScans + 1) > mostScans)
    throw new ImageTooLarge(
      `The JPEG has more than ${mostScans} scans. Save it with fewer, or as a baseline JPEG.`,
      { of: 'scans', scans: mostScans },
    );
  const metadata = await reader(bytes, limits)
    .metadata()
    .catch((error: unknown) => {
      throw readingError(error, limits);
    });
  const kind = kinds[metadata.format];
  if (!kind || (metadata.format === 'heif' && metadata.compression !== 'av1')) throw new UnsupportedImage();
  if ((metadata.icc?.length ?? 0) > largestProfile)
    throw new ImageTooLarge(
      `The colour profile of the image is too large. At most ${largestProfile / 1e6} MB is allowed.`,
      { of: 'profile', megabytes: largestProfile / 1e6 },
    );
  const frames = framesOf(metadata);
  const { width, height } = turned.has(kind.format) ? metadata.autoOrient : metadata;
  if (width * height > limits.pixels) throw tooManyPixels(limits);
  if (frames) checkFrames(frames, width, height, limits);
  const colour = colourOf(bytes, metadata);
  return { ...kind, width, height, metadata, ...(frames ? { frames } : {}), ...(colour ? { colour } : {}) };
}
