import type { Format } from '../format/format.ts';
import type { ImageAnimation, ImageInfo } from '../types.ts';

/** Names of the tiles and the words inside them. */
export const imageInfoLabels = {
  name: 'Name',
  size: 'Size (KB)',
  dimensions: 'Dimensions',
  format: 'Format',
  uploaded: 'Uploaded',
  colorSpace: 'Color Space',
  bitDepth: 'Bit Depth',
  bpp: 'BPP',
  transparency: 'Transparency',
  megapixels: 'Megapixels',
  animation: 'Animation',
  yes: 'Yes',
  no: 'No',
  runs: (frames: string, seconds: string, fps: string) =>
    `${frames} frames in ${seconds} s (${fps} per second)`,
  forEver: 'repeats for ever',
  times: (count: number, number: string) => (count === 1 ? 'plays once' : `plays ${number} times`),
  untitled: (id: number) => `Image #${id}`,
};

export type ImageInfoLabels = typeof imageInfoLabels;

/** One tile: `value` is the text to show. */
export type InfoTile = { key: string; label: string; value: string };

/** The display name of an image: its file name, or `Image #{id}` if it has none. */
export function imageName(
  image: Pick<ImageInfo, 'id' | 'filename'>,
  untitled: (id: number) => string = imageInfoLabels.untitled,
): string {
  return image.filename?.trim() || untitled(image.id);
}

/** In pixels. */
export type Size = { width: number; height: number };

/** The size of an image; undefined where it is not known. */
export function sizeOf(image: Pick<ImageInfo, 'width' | 'height'> | undefined): Size | undefined {
  const { width, height } = image ?? {};
  return width && height ? { width, height } : undefined;
}

function animationTile(
  { frames, seconds, fps, loops }: ImageAnimation,
  { number }: Format,
  text: ImageInfoLabels,
): InfoTile {
  const runs = text.runs(
    number(frames, { decimals: 0 }),
    number(seconds, { decimals: 1 }),
    number(fps, { decimals: 1 }),
  );
  const times = loops === null ? text.forEver : text.times(loops, number(loops, { decimals: 0 }));
  return { key: 'animation', label: text.animation, value: `${runs}, ${times}` };
}

/** A figure of an image, which has bytes and pixels: what reads as zero is only rounded, by the server too. */
export function measured(value: number | null | undefined, decimals: number, { number }: Format): string {
  const smallest = 10 ** -decimals;
  const tiny = value != null && value < smallest / 2;
  return (tiny ? '<' : '') + number(tiny ? smallest : value, { decimals });
}

/** The ten tiles of an image in order, plus one for an animation; a missing value is an en dash. */
export function imageInfo(image: ImageInfo, format: Format, text: ImageInfoLabels): InfoTile[] {
  const word = (value: string | null | undefined) => value?.trim() || format.number(null);
  const transparency = image.transparency == null ? word(null) : image.transparency ? text.yes : text.no;
  return [
    { key: 'name', label: text.name, value: imageName(image, text.untitled) },
    { key: 'size', label: text.size, value: measured(image.size, 1, format) },
    {
      key: 'dimensions',
      label: text.dimensions,
      value: word(image.dimensions?.replace(/\s*[xX]\s*/, ' × ')),
    },
    { key: 'format', label: text.format, value: word(image.format?.toUpperCase()) },
    { key: 'uploaded', label: text.uploaded, value: format.dateTime(image.created_at) },
    { key: 'colorSpace', label: text.colorSpace, value: word(image.color_space) },
    { key: 'bitDepth', label: text.bitDepth, value: format.number(image.bit_depth, { decimals: 0 }) },
    { key: 'bpp', label: text.bpp, value: measured(image.bpp, 3, format) },
    { key: 'transparency', label: text.transparency, value: transparency },
    { key: 'megapixels', label: text.megapixels, value: measured(image.megapixels, 2, format) },
    ...(image.animation ? [animationTile(image.animation, format, text)] : []),
  ];
}
