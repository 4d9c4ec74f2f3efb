// SSIM of two planes in AssemblyScript: four floats at a time, strips of 512 columns. The caller owns the memory: it
// writes the planes, passes the addresses and reads the sums.

import { pushBytes, pushFloats, rowBytes, stripColumns, windowSize } from "./rows";
import { verticalSums } from "./vertical";
import { acrossSums, contrastSum, ssimSum } from "./across";

export { half8, half32 } from "./half";
export { luma } from "./luma";

/** First free address: static data ends here. */
export function firstFree(): usize {
  return (__heap_base + 15) & ~15;
}

/** Bytes of scratch memory that `similarity` needs: the ring of rows and the four rows of vertical sums. */
export function scratchBytes(): usize {
  return rowBytes * (2 * windowSize + 4);
}

let totalSsim: f64 = 0;
let totalContrast: f64 = 0;

/** Mean index from the last call of `similarity`. */
export function meanSsim(): f64 {
  return totalSsim;
}

/** Mean contrast-structure part from the last call of `similarity`. */
export function meanContrast(): f64 {
  return totalContrast;
}

/**
 * Compares planes `a` and `b`, bytes or floats, both at least 11 samples wide and high. `meanSsim` and
 * `meanContrast` return the means over all windows that fit inside.
 */
export function similarity(a: usize, b: usize, width: i32, height: i32, floats: bool, scratch: usize): void {
  const across = width - windowSize + 1;
  const down = height - windowSize + 1;
  const ring = scratch;
  const sums = scratch + rowBytes * 2 * windowSize;
  const sampleBytes: usize = floats ? 4 : 1;
  totalSsim = 0;
  totalContrast = 0;
  for (let left = 0; left < across; left += stripColumns) {
    const outputs = min(stripColumns, across - left);
    const inputs = outputs + windowSize - 1;
    for (let y = 0; y < height; y++) {
      const offset = (<usize>y * <usize>width + <usize>left) * sampleBytes;
      const row = ring + <usize>(y % windowSize) * rowBytes;
      if (floats) pushFloats(a + offset, b + offset, inputs, row);
      else pushBytes(a + offset, b + offset, inputs, row);
      if (y < windowSize - 1) continue;
      verticalSums(ring, y + 1, inputs, sums);
      acrossSums(sums, outputs);
      totalSsim += ssimSum;
      totalContrast += contrastSum;
    }
  }
  const count = <f64>across * <f64>down;
  totalSsim /= count;
  totalContrast /= count;
}
