// @ts-ignore: decorator
@inline
function over(sample: i32, alpha: i32, background: i32): i32 {
  return (sample * alpha + background * (255 - alpha) + 127) / 255;
}

/**
 * Luma of four RGB pixels. The weight of green, 38470, does not fit in 16 signed bits, so it is added in two
 * halves.
 */
// @ts-ignore: decorator
@inline
function four(pixels: v128): v128 {
  const redGreen = i8x16.swizzle(pixels, i8x16(0, -1, 1, -1, 3, -1, 4, -1, 6, -1, 7, -1, 9, -1, 10, -1));
  const greenBlue = i8x16.swizzle(pixels, i8x16(1, -1, 2, -1, 4, -1, 5, -1, 7, -1, 8, -1, 10, -1, 11, -1));
  const sum = i32x4.add(
    i32x4.dot_i16x8_s(redGreen, i16x8(19595, 19235, 19595, 19235, 19595, 19235, 19595, 19235)),
    i32x4.dot_i16x8_s(greenBlue, i16x8(19235, 7471, 19235, 7471, 19235, 7471, 19235, 7471)),
  );
  return i32x4.shr_u(i32x4.add(sum, i32x4.splat(32768)), 16);
}

/**
 * Luma of RGB, sixteen pixels at a time. Returns the number of pixels done; the last load reads four samples
 * past them.
 */
function lumaOfSixteens(from: usize, to: usize, count: i32): i32 {
  let i = 0;
  for (; i + 18 <= count; i += 16, from += 48) {
    const low = i16x8.narrow_i32x4_u(four(v128.load(from)), four(v128.load(from, 12)));
    const high = i16x8.narrow_i32x4_u(four(v128.load(from, 24)), four(v128.load(from, 36)));
    v128.store(to + i, i8x16.narrow_i16x8_u(low, high));
  }
  return i;
}

/**
 * Luma of `count` interleaved pixels of 1 to 4 samples (gray, gray and alpha, RGB, RGBA), composited on a gray
 * `background`: BT.601 in 16-bit fixed point.
 */
export function luma(from: usize, to: usize, count: i32, samples: i32, background: i32): void {
  const green: usize = samples > 2 ? 1 : 0;
  const blue: usize = samples > 2 ? 2 : 0;
  const alphaAt: usize = samples - 1;
  const hasAlpha = samples == 2 || samples == 4;
  let i = samples == 3 ? lumaOfSixteens(from, to, count) : 0;
  from += i * samples;
  for (; i < count; i++, from += samples) {
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
