/** Halves a byte plane to floats: the mean of each 2x2 block, with an odd last row or column repeated. */
export function half8(from: usize, to: usize, width: i32, height: i32): void {
  const w = (width + 1) >> 1;
  const h = (height + 1) >> 1;
  const pairs = width >> 1;
  const quarter = f32x4.splat(0.25);
  for (let y = 0; y < h; y++) {
    const top = from + <usize>(2 * y) * <usize>width;
    const bottom = from + <usize>min(2 * y + 1, height - 1) * <usize>width;
    const out = to + ((<usize>y * <usize>w) << 2);
    let x = 0;
    for (; x + 8 <= pairs; x += 8) {
      const sums = i16x8.add(
        i16x8.extadd_pairwise_i8x16_u(v128.load(top + 2 * x)),
        i16x8.extadd_pairwise_i8x16_u(v128.load(bottom + 2 * x)),
      );
      const at = out + (<usize>x << 2);
      v128.store(at, f32x4.mul(f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(sums)), quarter));
      v128.store(at, f32x4.mul(f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(sums)), quarter), 16);
    }
    for (; x < w; x++) {
      const right = min(2 * x + 1, width - 1);
      const sum = <i32>load<u8>(top + 2 * x) + <i32>load<u8>(top + right)
        + <i32>load<u8>(bottom + 2 * x) + <i32>load<u8>(bottom + right);
      store<f32>(out + (<usize>x << 2), <f32>sum * 0.25);
    }
  }
}

/** The same for a float plane. */
export function half32(from: usize, to: usize, width: i32, height: i32): void {
  const w = (width + 1) >> 1;
  const h = (height + 1) >> 1;
  const pairs = width >> 1;
  const quarter = f32x4.splat(0.25);
  for (let y = 0; y < h; y++) {
    const top = from + ((<usize>(2 * y) * <usize>width) << 2);
    const bottom = from + ((<usize>min(2 * y + 1, height - 1) * <usize>width) << 2);
    const out = to + ((<usize>y * <usize>w) << 2);
    let x = 0;
    for (; x + 4 <= pairs; x += 4) {
      const at = <usize>x << 3;
      const first = f32x4.add(v128.load(top + at), v128.load(bottom + at));
      const second = f32x4.add(v128.load(top + at, 16), v128.load(bottom + at, 16));
      const even = v128.shuffle<f32>(first, second, 0, 2, 4, 6);
      const odd = v128.shuffle<f32>(first, second, 1, 3, 5, 7);
      v128.store(out + (<usize>x << 2), f32x4.mul(f32x4.add(even, odd), quarter));
    }
    for (; x < w; x++) {
      const left = <usize>(2 * x) << 2;
      const right = <usize>min(2 * x + 1, width - 1) << 2;
      const sum = load<f32>(top + left) + load<f32>(bottom + left) + (load<f32>(top + right) + load<f32>(bottom + right));
      store<f32>(out + (<usize>x << 2), sum * 0.25);
    }
  }
}
