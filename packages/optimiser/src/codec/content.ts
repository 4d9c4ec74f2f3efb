import type { Pixels } from '../metric/luma.ts';

/** The content of a picture, as far as it determines how to encode it. */
export interface Content {
  /** The share of pixels equal to the one on their left or above: 0 to 0.6 in photos and ads, 0.8 to 1 in text and charts. */
  flat: number;
  /** Whether no pixel has a colour. */
  gray: boolean;
  /** The share of pixels that are neither opaque nor fully transparent. */
  soft: number;
}

/** Examines every pixel once. */
export function contentOf({ data, width, height }: Pixels, channels: 3 | 4): Content {
  const stride = width * channels;
  let same = 0;
  let gray = true;
  let soft = 0;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += channels) {
      const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
      const a = channels === 4 ? data[i + 3] : 255;
      if (a !== 0 && a !== 255) soft++;
      if (gray && (r !== g || g !== b)) gray = false;
      const isSame = (at: number) =>
        data[at] === r && data[at + 1] === g && data[at + 2] === b && (channels === 3 || data[at + 3] === a);
      if ((x > 0 && isSame(i - channels)) || (y > 0 && isSame(i - stride))) same++;
    }
  return { flat: same / (width * height), gray, soft: soft / (width * height) };
}

/** The samples of one channel. */
export function channel({ data, width, height }: Pixels, channels: number, index = 0): Uint8Array {
  const plane = new Uint8Array(width * height);
  for (let p = 0, i = index; p < plane.length; p++, i += channels) plane[p] = data[i] ?? 0;
  return plane;
}
