import type { Pixels } from '../metric/luma.ts';

/** The share of pixels from which a picture visibly loses colour detail in 4:2:0. */
export const chromaCriticalShare = 0.003;

/** The change of |Cb| + |Cr| from which a pixel counts. */
const visible = 24;

/** Rows examined at once, and the maximum of pixels examined: strips represent the whole of a large picture. */
const stripRows = 32;
const sampledPixels = 2_000_000;

/** Cb and Cr of BT.601 of one strip, on white where transparent. */
function chromaOf({ data, width }: Pixels, channels: number, top: number, rows: number) {
  const cb = new Float32Array(width * rows);
  const cr = new Float32Array(width * rows);
  for (let p = 0, i = top * width * channels; p < cb.length; p++, i += channels) {
    const a = channels === 4 ? (data[i + 3] ?? 255) / 255 : 1;
    const r = (data[i] ?? 0) * a;
    const g = (data[i + 1] ?? 0) * a;
    const b = (data[i + 2] ?? 0) * a;
    cb[p] = -0.168736 * r - 0.331264 * g + 0.5 * b;
    cr[p] = 0.5 * r - 0.418688 * g - 0.081312 * b;
  }
  return { cb, cr };
}

function halved(plane: Float32Array, width: number, rows: number): Float32Array {
  const w = (width + 1) >> 1;
  const h = (rows + 1) >> 1;
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const top = 2 * y * width;
    const bottom = Math.min(2 * y + 1, rows - 1) * width;
    for (let x = 0; x < w; x++) {
      const right = Math.min(2 * x + 1, width - 1);
      const sum =
        (plane[top + 2 * x] ?? 0) +
        (plane[top + right] ?? 0) +
        (plane[bottom + 2 * x] ?? 0) +
        (plane[bottom + right] ?? 0);
      out[y * w + x] = sum / 4;
    }
  }
  return out;
}

/** Index of the half-size sample next to a pixel's own, clamped to the picture. */
const beside = (at: number, size: number): number =>
  Math.min(size - 1, Math.max(0, (at >> 1) + (at & 1 ? 1 : -1)));

/**
 * The result of a decoder's bilinear upsampling for one pixel: 3/4 of its own sample, 1/4 of the neighbour's, in both
 * directions.
 */
const upsampled = (half: Float32Array, own: number, across: number, along: number, corner: number): number =>
  0.5625 * (half[own] ?? 0) +
  0.1875 * ((half[across] ?? 0) + (half[along] ?? 0)) +
  0.0625 * (half[corner] ?? 0);

function countChanged(pixels: Pixels, channels: number, top: number, rows: number): number {
  const { width } = pixels;
  const { cb, cr } = chromaOf(pixels, channels, top, rows);
  const [halfCb, halfCr] = [halved(cb, width, rows), halved(cr, width, rows)];
  const [w, h] = [(width + 1) >> 1, (rows + 1) >> 1];
  let count = 0;
  for (let y = 0, p = 0; y < rows; y++) {
    const row = (y >> 1) * w;
    const next = beside(y, h) * w;
    for (let x = 0; x < width; x++, p++) {
      const [column, side] = [x >> 1, beside(x, w)];
      const change =
        Math.abs((cb[p] ?? 0) - upsampled(halfCb, row + column, row + side, next + column, next + side)) +
        Math.abs((cr[p] ?? 0) - upsampled(halfCr, row + column, row + side, next + column, next + side));
      if (change > visible) count++;
    }
  }
  return count;
}

/**
 * The share of pixels whose colour changes visibly if chroma is stored at half resolution. Luma SSIM does not detect
 * this damage. Measured: photos at most 0.07 %, ad banners with coloured text 0.8 to 9 %.
 */
export function chromaDetail(pixels: Pixels, channels: 3 | 4): number {
  const { width, height } = pixels;
  const every = Math.max(1, Math.ceil((width * height) / sampledPixels));
  let [changed, seen] = [0, 0];
  for (let top = 0; top < height; top += stripRows * every) {
    const rows = Math.min(stripRows, height - top);
    changed += countChanged(pixels, channels, top, rows);
    seen += rows * width;
  }
  return changed / seen;
}
