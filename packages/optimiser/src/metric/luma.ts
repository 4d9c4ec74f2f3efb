import { kernelLuma } from '../kernel/kernel.ts';

/** Interleaved 8-bit samples: 1 gray, 2 gray and alpha, 3 RGB, 4 RGBA. A browser's `ImageData` fits. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** One 8-bit value per pixel. */
export interface Plane {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Samples per pixel, derived from the length. Throws unless that is a whole number from 1 to 4. */
export function channelsOf({ data, width, height }: Pixels): number {
  const channels = data.length / (width * height);
  if (channels === 1 || channels === 2 || channels === 3 || channels === 4) return channels;
  throw new RangeError(`${data.length} samples do not fill ${width}x${height} pixels.`);
}

const hasAlphaChannel = (channels: number): boolean => channels === 2 || channels === 4;

/** True when at least one pixel is not fully opaque. */
export function isTransparent(pixels: Pixels): boolean {
  const channels = channelsOf(pixels);
  if (!hasAlphaChannel(channels)) return false;
  const { data } = pixels;
  for (let i = channels - 1; i < data.length; i += channels) if (data[i] !== 255) return true;
  return false;
}

/** `luma` without WebAssembly. */
export function plainLuma(pixels: Pixels, channels: number, background: 0 | 255): Plane {
  const { data, width, height } = pixels;
  const out = new Uint8Array(width * height);
  const coloured = channels >= 3;
  const alphaAt = hasAlphaChannel(channels) ? channels - 1 : -1;
  const [green, blue] = coloured ? [1, 2] : [0, 0];
  for (let p = 0, i = 0; p < out.length; p++, i += channels) {
    let r = data[i] ?? 0;
    let g = data[i + green] ?? 0;
    let b = data[i + blue] ?? 0;
    if (alphaAt > 0) {
      const a = data[i + alphaAt] ?? 0;
      if (a !== 255) {
        const under = background * (255 - a) + 127;
        r = ((r * a + under) / 255) | 0;
        g = ((g * a + under) / 255) | 0;
        b = ((b * a + under) / 255) | 0;
      }
    }
    out[p] = (19595 * r + 38470 * g + 7471 * b + 32768) >> 16;
  }
  return { data: out, width, height };
}

/**
 * Luma of ITU-R BT.601 in 16-bit fixed point, bit for bit the same as Pillow's `convert('L')`. Transparent
 * pixels are composited on `background` first (0 black, 255 white), rounded to the nearest 8-bit value.
 */
export function luma(pixels: Pixels, background: 0 | 255 = 255): Plane {
  const channels = channelsOf(pixels);
  return kernelLuma(pixels, channels, background) ?? plainLuma(pixels, channels, background);
}
