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

/** Examines every pixel once, without branches that depend on its value. */
export function contentOf({ data, width, height }: Pixels, channels: 3 | 4): Content {
  const above = new Int32Array(width);
  let [same, coloured, soft] = [0, 0, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0, left = 0; x < width; x++, i += channels) {
      const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
      const a = channels === 4 ? (data[i + 3] as number) : 255;
      const pixel = (a << 24) | (r << 16) | (g << 8) | b;
      same += Number(x > 0 && pixel === left) | Number(y > 0 && pixel === above[x]);
      coloured |= (r ^ g) | (g ^ b);
      soft += Number(a !== 0 && a !== 255);
      left = above[x] = pixel;
    }
  return { flat: same / (width * height), gray: coloured === 0, soft: soft / (width * height) };
}

/** The samples of one channel. */
export function channel({ data, width, height }: Pixels, channels: number, index = 0): Uint8Array {
  const plane = new Uint8Array(width * height);
  for (let p = 0, i = index; p < plane.length; p++, i += channels) plane[p] = data[i] ?? 0;
  return plane;
}
