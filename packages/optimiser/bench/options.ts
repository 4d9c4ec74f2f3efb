import { parseArgs } from 'node:util';

/** The picture for one row of the job table: an ad by its size in pixels, or a photo by its megapixels. */
export type Size = { kind: 'banner'; width: number; height: number } | { kind: 'photo'; megapixels: number };

const usual = '300x250,970x250,1,4,8,16';

function sizeOf(text: string): Size {
  const banner = /^(\d+)x(\d+)$/.exec(text);
  if (banner) return { kind: 'banner', width: Number(banner[1]), height: Number(banner[2]) };
  const megapixels = Number(text);
  if (!(megapixels > 0 && megapixels <= 60))
    throw new Error(`--sizes takes sizes such as 300x250 and megapixels such as 4, not "${text}".`);
  return { kind: 'photo', megapixels };
}

/** `--sizes 300x250,4` selects what to run; a number is a photo of that many megapixels. */
export function readSizes(): Size[] {
  const { values } = parseArgs({ options: { sizes: { type: 'string', default: usual } } });
  return values.sizes.split(',').map(sizeOf);
}
