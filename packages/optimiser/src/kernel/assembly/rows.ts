/** Width of the gaussian window. */
// @ts-ignore: decorator
@inline export const windowSize: i32 = 11;

/** Columns of windows in a strip: the ring of 22 rows stays in the first-level cache. */
// @ts-ignore: decorator
@inline export const stripColumns: i32 = 512;

/** Bytes of a row of floats: strip, window overhang, and room for the last four lanes. */
// @ts-ignore: decorator
@inline export const rowBytes: usize = (512 + 16) * 4;

/** From a row of sums to its row of differences. */
// @ts-ignore: decorator
@inline export const toDifferences: usize = rowBytes * 11;

/**
 * Sums are stored minus 255: variances stay the same, and squares stay small enough for floats. Means add it
 * back.
 */
// @ts-ignore: decorator
@inline export const centre: i32 = 255;

// @ts-ignore: decorator
@inline
function storeFour(row: usize, s: v128, d: v128): void {
  v128.store(row, f32x4.convert_i32x4_s(s));
  v128.store(row, f32x4.convert_i32x4_s(d), toDifferences);
}

/** Writes x + y - 255 and x - y of `count` byte samples to a row of the ring. */
export function pushBytes(a: usize, b: usize, count: i32, row: usize): void {
  const middle = i16x8.splat(<i16>centre);
  let i = 0;
  for (; i + 8 <= count; i += 8) {
    const x = v128.load_ext<u8>(a + i);
    const y = v128.load_ext<u8>(b + i);
    const s = i16x8.sub(i16x8.add(x, y), middle);
    const d = i16x8.sub(x, y);
    const to = row + (<usize>i << 2);
    storeFour(to, i32x4.extend_low_i16x8_s(s), i32x4.extend_low_i16x8_s(d));
    storeFour(to + 16, i32x4.extend_high_i16x8_s(s), i32x4.extend_high_i16x8_s(d));
  }
  for (; i < count; i++) {
    const x = <i32>load<u8>(a + i);
    const y = <i32>load<u8>(b + i);
    const to = row + (<usize>i << 2);
    store<f32>(to, <f32>(x + y - centre));
    store<f32>(to, <f32>(x - y), toDifferences);
  }
}

/** The same for float samples. */
export function pushFloats(a: usize, b: usize, count: i32, row: usize): void {
  const middle = f32x4.splat(<f32>centre);
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const at = <usize>i << 2;
    const x = v128.load(a + at);
    const y = v128.load(b + at);
    v128.store(row + at, f32x4.sub(f32x4.add(x, y), middle));
    v128.store(row + at, f32x4.sub(x, y), toDifferences);
  }
  for (; i < count; i++) {
    const at = <usize>i << 2;
    const x = load<f32>(a + at);
    const y = load<f32>(b + at);
    store<f32>(row + at, x + y - <f32>centre);
    store<f32>(row + at, x - y, toDifferences);
  }
}
