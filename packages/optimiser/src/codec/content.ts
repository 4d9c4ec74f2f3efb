import type { Pixels } from '../metric/luma.ts';

/** What a picture consists of, as far as it decides how it is encoded. */
export interface Content {
  /** The share of pixels equal to the one on their left or above: 0 to 0.6 in photos and ads, 0.8 to 1 in text and charts. */
  flat: number;
  /** Whether no pixel has a colour. */
  gray: boolean;
}

/** Looks at every pixel once. */
export function contentOf({ data, width, height }: Pixels, channels: 3 | 4): Content {
  const stride = width * channels;
  let same = 0;
  let gray = true;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += channels) {
      const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
      const a = channels === 4 ? data[i + 3] : 255;
      if (gray && (r !== g || g !== b)) gray = false;
      const isSame = (at: number) =>
        data[at] === r && data[at + 1] === g && data[at + 2] === b && (channels === 3 || data[at + 3] === a);
      if ((x > 0 && isSame(i - channels)) || (y > 0 && isSame(i - stride))) same++;
    }
  return { flat: same / (width * height), gray };
}

/** The samples of one channel. */
export function channel({ data, width, height }: Pixels, channels: number, index = 0): Uint8Array {
  const plane = new Uint8Array(width * height);
  for (let p = 0, i = index; p < plane.length; p++, i += channels) plane[p] = data[i] ?? 0;
  return plane;
}
