import type { Limits } from '../limits.ts';
import { isTransparent, type Pixels } from '../metric/luma.ts';
import { chromaCriticalShare, chromaDetail } from './chroma.ts';
import { type Content, contentOf } from './content.ts';
import { reader, readingError } from './header.ts';
import { fillHidden } from './hidden.ts';

/**
 * A decoded upload: upright, 8-bit sRGB, without metadata, alpha only if something is transparent, and nothing hidden
 * under full transparency.
 */
export interface Source extends Pixels, Content {
  channels: 3 | 4;
  transparent: boolean;
  /** Whether there is fine coloured detail, such as red text: colour must then be stored at full resolution. */
  chromaCritical: boolean;
  /** Size of the upload in bytes. */
  uploadBytes: number;
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}

/** Decodes an upload. Throws as `inspect` does. */
export async function decodeSource(bytes: Uint8Array, limits: Pick<Limits, 'pixels'>): Promise<Source> {
  const { data, info } = await reader(bytes, limits)
    .autoOrient()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw readingError(error, limits);
    });
  const { width, height } = info;
  const transparent = info.channels === 4 && isTransparent({ data, width, height });
  const pixels = { data: info.channels === 4 && !transparent ? withoutAlpha(data) : data, width, height };
  const channels = transparent ? 4 : 3;
  if (transparent) fillHidden(pixels.data, width, height);
  return {
    ...pixels,
    channels,
    transparent,
    ...contentOf(pixels, channels),
    chromaCritical: chromaDetail(pixels, channels) > chromaCriticalShare,
    uploadBytes: bytes.length,
  };
}
