import { C1, C2, taps, windowSize } from './window.ts';

/** Samples of one scale: 8-bit at full size, fractional below. */
export interface Scale {
  data: Uint8Array | Float32Array;
  width: number;
  height: number;
}

/** Means over all windows: the full index, and its contrast and structure part. */
export interface Similarity {
  ssim: number;
  contrast: number;
}

/**
 * The index from the moments of the sum s = x + y and the difference d = x - y. This form needs four blurs
 * instead of five, and identical pictures (d = 0) give exactly 1 because both halves are the same number.
 */
export function similarityOfMoments(s: number, d: number, ss: number, dd: number): Similarity {
  const [s2, d2] = [s * s, d * d];
  const [vs, vd] = [ss - s2, dd - d2];
  const contrast = ((vs - vd) / 2 + C2) / ((vs + vd) / 2 + C2);
  return { ssim: (((s2 - d2) / 2 + C1) / ((s2 + d2) / 2 + C1)) * contrast, contrast };
}

/** For a side shorter than the window: one window over the whole picture, with equal weights. */
function singleWindow(a: Scale, b: Scale): Similarity {
  let [s, d, ss, dd] = [0, 0, 0, 0];
  const count = a.width * a.height;
  for (let i = 0; i < count; i++) {
    const x = a.data[i] ?? 0;
    const y = b.data[i] ?? 0;
    s += x + y;
    d += x - y;
    ss += (x + y) ** 2;
    dd += (x - y) ** 2;
  }
  return similarityOfMoments(s / count, d / count, ss / count, dd / count);
}

/**
 * Wang et al. 2004 in double precision: gaussian window, population moments, mean over the windows that fit
 * entirely inside. Blurs vertically first, then horizontally.
 */
export function plainSimilarity(a: Scale, b: Scale): Similarity {
  const { width, height } = a;
  if (Math.min(width, height) < windowSize) return singleWindow(a, b);
  const cs = new Float64Array(width);
  const cd = new Float64Array(width);
  const css = new Float64Array(width);
  const cdd = new Float64Array(width);
  const across = width - windowSize + 1;
  const down = height - windowSize + 1;
  let [total, totalContrast] = [0, 0];
  for (let y = 0; y < down; y++) {
    for (const column of [cs, cd, css, cdd]) column.fill(0);
    for (let k = 0; k < windowSize; k++) {
      const weight = taps[k] ?? 0;
      let at = (y + k) * width;
      for (let x = 0; x < width; x++, at++) {
        const va = a.data[at] ?? 0;
        const vb = b.data[at] ?? 0;
        const s = va + vb;
        const d = va - vb;
        cs[x] = (cs[x] ?? 0) + weight * s;
        cd[x] = (cd[x] ?? 0) + weight * d;
        css[x] = (css[x] ?? 0) + weight * s * s;
        cdd[x] = (cdd[x] ?? 0) + weight * d * d;
      }
    }
    for (let x = 0; x < across; x++) {
      let [s, d, ss, dd] = [0, 0, 0, 0];
      for (let k = 0; k < windowSize; k++) {
        const weight = taps[k] ?? 0;
        s += weight * (cs[x + k] ?? 0);
        d += weight * (cd[x + k] ?? 0);
        ss += weight * (css[x + k] ?? 0);
        dd += weight * (cdd[x + k] ?? 0);
      }
      const { ssim, contrast } = similarityOfMoments(s, d, ss, dd);
      total += ssim;
      totalContrast += contrast;
    }
  }
  return { ssim: total / (across * down), contrast: totalContrast / (across * down) };
}

/** Halves a scale: the mean of each 2x2 block, with an odd last row or column repeated. */
export function plainHalf({ data, width, height }: Scale): Scale {
  const w = (width + 1) >> 1;
  const h = (height + 1) >> 1;
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const top = 2 * y * width;
    const bottom = Math.min(2 * y + 1, height - 1) * width;
    for (let x = 0; x < w; x++) {
      const left = 2 * x;
      const right = Math.min(left + 1, width - 1);
      const sum =
        (data[top + left] ?? 0) +
        (data[top + right] ?? 0) +
        (data[bottom + left] ?? 0) +
        (data[bottom + right] ?? 0);
      out[y * w + x] = sum / 4;
    }
  }
  return { data: out, width: w, height: h };
}

/** Both means of each of `count` scales, largest first. */
export function plainSimilarities(a: Scale, b: Scale, count: number): Similarity[] {
  const first = plainSimilarity(a, b);
  return count === 1 ? [first] : [first, ...plainSimilarities(plainHalf(a), plainHalf(b), count - 1)];
}
