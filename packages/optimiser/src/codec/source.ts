import type { Limits } from '../limits.ts';
import { isTransparent, type Pixels } from '../metric/luma.ts';
import { chromaCriticalShare, chromaDetail } from './chroma.ts';
import { type Content, contentOf } from './content.ts';
import { type Frames, frameOf } from './frames.ts';
import { readHeader } from './header.ts';
import { fillHidden } from './hidden.ts';
import { decodeShown } from './shown.ts';

/**
 * A decoded upload: upright, 8-bit sRGB, without metadata, with alpha only if something is transparent, and
 * with nothing hidden under full transparency. `data` holds the frames of an animation stacked vertically;
 * `width` and `height` are those of one frame.
 */
export interface Source extends Pixels, Content {
  channels: 3 | 4;
  transparent: boolean;
  /**
   * Whether there is fine coloured detail, such as red text, for which colour must be stored at full
   * resolution.
   */
  chromaCritical: boolean;
  /** Set for animations. */
  frames?: Frames;
  /** Size of the upload in bytes. */
  uploadBytes: number;
}

/** The number of pixels over all frames. */
export const pixelsOf = ({ width, height, frames }: Pick<Source, 'width' | 'height' | 'frames'>): number =>
  width * height * (frames?.delays.length ?? 1);

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}

/** Decodes an upload. Throws the same errors as `inspect`. */
export async function decodeSource(bytes: Uint8Array, limits: Pick<Limits, 'pixels'>): Promise<Source> {
  const header = await readHeader(bytes, limits);
  const { frames } = header;
  const { data, info } = await decodeShown(bytes, header, limits, frames !== undefined);
  const { width, height } = info;
  const count = frames?.delays.length ?? 1;
  const transparent = info.channels === 4 && isTransparent({ data, width, height });
  const pixels = { data: info.channels === 4 && !transparent ? withoutAlpha(data) : data, width, height };
  const channels = transparent ? 4 : 3;
  if (transparent)
    for (let i = 0; i < count; i++) fillHidden(frameOf(pixels.data, count, i), width, height / count);
  return {
    ...pixels,
    height: height / count,
    ...(frames ? { frames } : {}),
    channels,
    transparent,
    ...contentOf(pixels, channels),
    chromaCritical: chromaDetail(pixels, channels) > chromaCriticalShare,
    uploadBytes: bytes.length,
  };
}
