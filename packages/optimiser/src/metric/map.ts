import { kernelReference } from '../kernel/kernel.ts';
import { groundsOf } from './compare.ts';
import { channelsOf, isTransparent, luma, type Pixels, type Plane } from './luma.ts';
import { plainSimilarity } from './plain.ts';
import { windowSize } from './window.ts';

/** Where two pictures differ: the mean SSIM of the windows of each block. */
export interface SsimMap {
  /** Size of the pictures, in pixels. */
  width: number;
  height: number;
  /** Side of a block in pixels; blocks at the right and bottom edges may be smaller. */
  block: number;
  /** Width in pixels of the border in which no window is centred. */
  inset: number;
  columns: number;
  rows: number;
  /** Row by row; 1 where the pictures are identical. */
  values: Float32Array;
}

const leastBlock = 8;
const mostBlocks = 128;

/** Cuts a part out of a plane. */
function part({ data, width }: Plane, x: number, y: number, w: number, h: number): Plane {
  const out = new Uint8Array(w * h);
  for (let row = 0; row < h; row++) {
    const from = (y + row) * width + x;
    out.set(data.subarray(from, from + w), row * w);
  }
  return { data: out, width: w, height: h };
}

function similarity(a: Plane, b: Plane): number {
  const reference = Math.min(a.width, a.height) < windowSize ? undefined : kernelReference(a, 1, [255], 1);
  if (!reference) return plainSimilarity(a, b).ssim;
  const [whole] = reference.compare(b, 1, 255);
  reference.close();
  return whole?.ssim ?? 1;
}

/**
 * The SSIM of two pictures block by block: the mean of the blocks, weighted by their windows, is the SSIM of
 * the whole picture. Two transparent pictures are compared on white and on black, and the lower value of each
 * block counts.
 * @param block side of a block in pixels; by default such that the longer side has at most 128 blocks
 * @throws {RangeError} if the pictures differ in size
 */
export function ssimMap(source: Pixels, candidate: Pixels, block?: number): SsimMap {
  const { width, height } = source;
  if (candidate.width !== width || candidate.height !== height)
    throw new RangeError(
      `Pictures of ${width}x${height} and ${candidate.width}x${candidate.height} cannot be compared.`,
    );
  const small = Math.min(width, height) < windowSize;
  const [across, down] = small ? [width, height] : [width - windowSize + 1, height - windowSize + 1];
  const side = small
    ? Math.max(width, height)
    : (block ?? Math.max(leastBlock, Math.ceil(Math.max(across, down) / mostBlocks)));
  const around = small ? 0 : windowSize - 1;
  const [columns, rows] = [Math.ceil(across / side), Math.ceil(down / side)];
  const values = new Float32Array(columns * rows).fill(1);
  const sees = (pixels: Pixels) => channelsOf(pixels) % 2 === 0 && isTransparent(pixels);
  for (const ground of groundsOf(sees(source) && sees(candidate) ? 'white and black' : 'white')) {
    const [a, b] = [luma(source, ground), luma(candidate, ground)];
    for (let at = 0; at < values.length; at++) {
      const [x, y] = [(at % columns) * side, Math.floor(at / columns) * side];
      const w = Math.min(side, across - x) + around;
      const h = Math.min(side, down - y) + around;
      const value = similarity(part(a, x, y, w, h), part(b, x, y, w, h));
      values[at] = Math.min(values[at] ?? 1, value);
    }
  }
  return { width, height, block: side, inset: small ? 0 : (windowSize - 1) / 2, columns, rows, values };
}
