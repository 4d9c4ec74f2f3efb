import { flagLabels } from '../jobResult.ts';

/** The labels of `JobResult`. */
export const jobResultLabels = {
  notAvailable: 'Result not available yet for this job.',
  failed: 'Failed to load job result.',
  format: 'Format',
  preview: (format: string, quality: number) => `Processed image, ${format} at quality ${quality}`,
  quality: 'Quality',
  q: (quality: number) => `q ${quality}`,
  ssim: 'SSIM',
  msSsim: 'MS-SSIM',
  size: 'Size',
  kb: 'KB',
  before: 'Size before',
  smaller: (percent: string) => `${percent} smaller`,
  larger: (percent: string) => `${percent} larger`,
  same: 'Same size',
  inTable: (format: string) => `The recommended file is the ${format}. It is in the table below.`,
  adUnit: (name: string, limit: string) => `Measured against ${name}, limit ${limit} KB.`,
  nearestAdUnit: (name: string, limit: string) =>
    `This is not the size of an ad unit. Measured against the nearest, ${name}, limit ${limit} KB.`,
  flexibleUnit: (ratio: string, smallest: string, largest: string) => `${ratio}, ${smallest} to ${largest}`,
  noAnimation: (format: string, frames: string) =>
    `Animations are not written as ${format}; this image has ${frames} frames.`,
  longSides: (format: string, most: string, size: string) =>
    `${format} allows at most ${most} pixels per side; this image is ${size}.`,
  notEncoded: (format: string) => `This image could not be encoded as ${format}.`,
  madeSrgb: (space: string) => `Colours were converted from ${space} to sRGB.`,
  made8Bit: (bits: number) => `Channels of ${bits} bits were reduced to 8.`,
  prefer: (format: string, other: string | undefined) =>
    `Prefer ${format}${other ? ` or ${other}` : ''} for this image.`,
  noMetadata: 'The files carry no metadata: copyright, credits and location are not kept.',
  download: 'Download',
  keepOriginal: 'Keep the original',
  preparing: 'Preparing…',
  ...flagLabels,
};
