import type { Ground } from '../kernel/kernel.ts';
import { channelsOf, type Pixels } from './luma.ts';

/** Side of a block in pixels, and the minimum rows and columns of a block at an edge. */
const side = 8;
const leastSide = 4;

/** Maximum number of pixels examined: larger pictures are sampled in evenly spaced rows of blocks. */
const sampledPixels = 1_000_000;

/** Added to the variance of a block: error that stays invisible even in flat areas. */
const masking = 30;

/** The share of blocks, sorted by loss, below the ones that count: the worst of luma and of colour. */
const lumaShare = 0.95;
const colourShare = 0.98;

/** What each kind of loss subtracts from 100; fitted to SSIMULACRA2 over 1056 files, see the test. */
const weights = { colour: 1.1, luma: 26.5, level: 3.9, levelRoot: 17.8 } as const;

/** The losses of all blocks. */
interface Blocks {
  /** Squared error of luma, reduced where the source is busy. */
  luma: Float32Array;
  /** Squared error of colour. */
  colour: Float32Array;
  /** Mean shift in brightness of the blocks. */
  level: number;
}

const countOf = (size: number): number => Math.floor((size + side - leastSide) / side);

/** Opaque samples. */
interface Opaque {
  data: Pixels['data'];
  /** Samples per pixel. */
  step: number;
  colour: boolean;
}

/** Composites a picture on a ground; returns the same samples if it is opaque. */
function onGround(pixels: Pixels, ground: Ground): Opaque {
  const step = channelsOf(pixels);
  const colour = step >= 3;
  if (step === 1 || step === 3) return { data: pixels.data, step, colour };
  const { data } = pixels;
  const kept = step - 1;
  const out = new Uint8Array((data.length / step) * kept);
  for (let from = 0, to = 0; from < data.length; from += step) {
    const alpha = data[from + kept] ?? 255;
    for (let c = 0; c < kept; c++) {
      const sample = data[from + c] ?? 0;
      out[to++] = alpha === 255 ? sample : ((sample * alpha + ground * (255 - alpha) + 127) / 255) | 0;
    }
  }
  return { data: out, step: kept, colour };
}

function blocksOf(a: Opaque, b: Opaque, width: number, height: number): Blocks {
  const [da, db, sa, sb] = [a.data, b.data, a.step, b.step];
  const [ga, ba] = a.colour ? [1, 2] : [0, 0];
  const [gb, bb] = b.colour ? [1, 2] : [0, 0];
  const across = countOf(width);
  const down = countOf(height);
  const every = Math.max(1, Math.ceil((width * height) / sampledPixels));
  const rows = Math.ceil(down / every);
  const luma = new Float32Array(across * rows);
  const colour = new Float32Array(across * rows);
  let [level, at] = [0, 0];
  for (let row = 0; row < down; row += every)
    for (let column = 0; column < across; column++, at++) {
      const [left, top] = [column * side, row * side];
      const right = Math.min(width, left + side);
      const bottom = Math.min(height, top + side);
      let [sum, squares, shift, lumaError, colourError] = [0, 0, 0, 0, 0];
      for (let y = top; y < bottom; y++) {
        let i = (y * width + left) * sa;
        let j = (y * width + left) * sb;
        for (let x = left; x < right; x++, i += sa, j += sb) {
          const red = da[i] as number;
          const green = da[i + ga] as number;
          const blue = da[i + ba] as number;
          const dRed = red - (db[j] as number);
          const dBlue = blue - (db[j + bb] as number);
          const value = 0.299 * red + 0.587 * green + 0.114 * blue;
          const change = 0.299 * dRed + 0.587 * (green - (db[j + gb] as number)) + 0.114 * dBlue;
          const cb = 0.564 * (dBlue - change);
          const cr = 0.713 * (dRed - change);
          sum += value;
          squares += value * value;
          shift += change;
          lumaError += change * change;
          colourError += cb * cb + cr * cr;
        }
      }
      const count = (right - left) * (bottom - top);
      const mean = sum / count;
      const variance = Math.max(0, squares / count - mean * mean);
      luma[at] = lumaError / count / (variance + masking);
      colour[at] = colourError / count;
      level += Math.abs(shift / count);
    }
  return { luma, colour, level: level / Math.max(1, at) };
}

const worst = (values: Float32Array, share: number): number =>
  values.sort()[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

function fidelityOf(source: Opaque, candidate: Opaque, width: number, height: number): number {
  if (Math.min(width, height) < leastSide) return 100;
  const { luma, colour, level } = blocksOf(source, candidate, width, height);
  const loss =
    weights.colour * Math.sqrt(worst(colour, colourShare)) +
    weights.luma * Math.sqrt(worst(luma, lumaShare)) +
    weights.level * level +
    weights.levelRoot * Math.sqrt(level);
  return 100 - loss;
}

/**
 * Opens a source on some grounds. The function it returns compares a candidate of the same size on the grounds
 * it is given and returns the lowest fidelity.
 */
export function openFidelity(source: Pixels, grounds: readonly Ground[]) {
  const { width, height } = source;
  const sources = new Map(grounds.map((ground) => [ground, onGround(source, ground)]));
  return (candidate: Pixels, requested: readonly Ground[]): number =>
    Math.min(
      ...requested.map((ground) => {
        const opened = sources.get(ground) ?? onGround(source, ground);
        return fidelityOf(opened, onGround(candidate, ground), width, height);
      }),
    );
}

/**
 * How much of what can be seen a candidate preserves, from 100 downwards, on the scale of SSIMULACRA2: 90 is
 * hard to tell from the source, 70 good, 50 fair, 30 poor. It examines the worst blocks of 8x8 pixels, colour,
 * and shifts in brightness, which a mean similarity of luma hides: broken small text, blurred coloured text,
 * banding.
 */
export const fidelity = (source: Pixels, candidate: Pixels): number =>
  openFidelity(source, [255])(candidate, [255]);

/** Minimum fidelity of a small banner, of other pictures, and of the largest. */
const least = { banner: 70, usual: 62, largest: 30 } as const;

/** Below this short side a picture is a small banner, whose text is small and shown at its own size. */
const bannerSide = 100;

/**
 * How much the minimum drops with each doubling above a megapixel: such pictures are usually shown scaled down.
 */
const perDoubling = 6;

/** The fidelity below which a picture of this size counts as visibly damaged. */
export function leastFidelity(width: number, height: number): number {
  const doublings = Math.log2((width * height) / 1e6);
  if (doublings > 0) return Math.max(least.largest, least.usual - perDoubling * doublings);
  return Math.min(width, height) < bannerSide ? least.banner : least.usual;
}
