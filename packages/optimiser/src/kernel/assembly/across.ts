import { rowBytes } from "./rows";
import { square, weigh } from "./taps";

// The constants of the index, 2 * (0.01 * 255)^2 and 2 * (0.03 * 255)^2, and the centre of sums: in memory for the
// same reason as the window.
const constants = memory.data<f32>(
  [13.005, 13.005, 13.005, 13.005, 117.045, 117.045, 117.045, 117.045, 255, 255, 255, 255],
  16,
);

export let ssimSum: f64 = 0;
export let contrastSum: f64 = 0;

/** Applies the window to four adjacent positions of one row of sums. */
// @ts-ignore: decorator
@inline
function row(at: usize): v128 {
  return weigh(
    f32x4.add(v128.load(at), v128.load(at, 40)),
    f32x4.add(v128.load(at, 4), v128.load(at, 36)),
    f32x4.add(v128.load(at, 8), v128.load(at, 32)),
    f32x4.add(v128.load(at, 12), v128.load(at, 28)),
    f32x4.add(v128.load(at, 16), v128.load(at, 24)),
    v128.load(at, 20),
  );
}

// @ts-ignore: decorator
@inline
function lanes(v: v128, count: i32): f64 {
  let sum = <f64>f32x4.extract_lane(v, 0);
  if (count > 1) sum += <f64>f32x4.extract_lane(v, 1);
  if (count > 2) sum += <f64>f32x4.extract_lane(v, 2);
  if (count > 3) sum += <f64>f32x4.extract_lane(v, 3);
  return sum;
}

/** Sums the index and its contrast part over `count` adjacent windows. */
export function acrossSums(sums: usize, count: i32): void {
  const k1 = v128.load(constants);
  const k2 = v128.load(constants, 16);
  const middle = v128.load(constants, 32);
  let ssims = f32x4.splat(0);
  let contrasts = f32x4.splat(0);
  ssimSum = 0;
  contrastSum = 0;
  for (let i = 0; i < count; i += 4) {
    const at = sums + (<usize>i << 2);
    const centred = row(at);
    const d = row(at + rowBytes);
    const vs = f32x4.sub(row(at + 2 * rowBytes), square(centred));
    const d2 = square(d);
    const vd = f32x4.sub(row(at + 3 * rowBytes), d2);
    const s2 = square(f32x4.add(centred, middle));
    const contrast = f32x4.div(f32x4.add(f32x4.sub(vs, vd), k2), f32x4.add(f32x4.add(vs, vd), k2));
    const brightness = f32x4.div(f32x4.add(f32x4.sub(s2, d2), k1), f32x4.add(f32x4.add(s2, d2), k1));
    const ssim = f32x4.mul(contrast, brightness);
    const left = count - i;
    if (left >= 4) {
      ssims = f32x4.add(ssims, ssim);
      contrasts = f32x4.add(contrasts, contrast);
    } else {
      ssimSum += lanes(ssim, left);
      contrastSum += lanes(contrast, left);
    }
  }
  ssimSum += lanes(ssims, 4);
  contrastSum += lanes(contrasts, 4);
}
