// @ts-ignore: decorator
@inline
function over(sample: i32, alpha: i32, background: i32): i32 {
  return (sample * alpha + background * (255 - alpha) + 127) / 255;
}

/**
 * Luma of `count` interleaved pixels of 1 to 4 samples (gray, gray and alpha, RGB, RGBA), laid on a gray
 * `background`: BT.601 in 16-bit fixed point.
 */
export function luma(from: usize, to: usize, count: i32, samples: i32, background: i32): void {
  const green: usize = samples > 2 ? 1 : 0;
  const blue: usize = samples > 2 ? 2 : 0;
  const alphaAt: usize = samples - 1;
  const hasAlpha = samples == 2 || samples == 4;
  for (let i = 0; i < count; i++, from += samples) {
    let r = <i32>load<u8>(from);
    let g = <i32>load<u8>(from + green);
    let b = <i32>load<u8>(from + blue);
    if (hasAlpha) {
      const a = <i32>load<u8>(from + alphaAt);
      if (a != 255) {
        r = over(r, a, background);
        g = over(g, a, background);
        b = over(b, a, background);
      }
    }
    store<u8>(to + i, (19595 * r + 38470 * g + 7471 * b + 32768) >> 16);
  }
}
