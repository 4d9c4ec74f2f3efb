import { rowBytes, toDifferences, windowSize } from "./rows";
import { square, weigh } from "./taps";

/** Writes the weighted sums of one signal and of its squares, four columns. */
// @ts-ignore: decorator
@inline
function column(
  r0: usize, r1: usize, r2: usize, r3: usize, r4: usize, r5: usize,
  r6: usize, r7: usize, r8: usize, r9: usize, r10: usize,
  at: usize, to: usize,
): void {
  const v0 = v128.load(r0 + at), v10 = v128.load(r10 + at);
  const v1 = v128.load(r1 + at), v9 = v128.load(r9 + at);
  const v2 = v128.load(r2 + at), v8 = v128.load(r8 + at);
  const v3 = v128.load(r3 + at), v7 = v128.load(r7 + at);
  const v4 = v128.load(r4 + at), v6 = v128.load(r6 + at);
  const v5 = v128.load(r5 + at);
  v128.store(to, weigh(
    f32x4.add(v0, v10), f32x4.add(v1, v9), f32x4.add(v2, v8), f32x4.add(v3, v7), f32x4.add(v4, v6), v5,
  ));
  v128.store(to, weigh(
    f32x4.add(square(v0), square(v10)), f32x4.add(square(v1), square(v9)), f32x4.add(square(v2), square(v8)),
    f32x4.add(square(v3), square(v7)), f32x4.add(square(v4), square(v6)), square(v5),
  ), 2 * rowBytes);
}

/**
 * Applies the window down the ring, whose oldest row is at `oldest` modulo 11. Writes the weighted sums of s,
 * d, s * s and d * d to `sums`, one row each in this order.
 */
export function verticalSums(ring: usize, oldest: i32, count: i32, sums: usize): void {
  const r0 = ring + <usize>(oldest % windowSize) * rowBytes;
  const r1 = ring + <usize>((oldest + 1) % windowSize) * rowBytes;
  const r2 = ring + <usize>((oldest + 2) % windowSize) * rowBytes;
  const r3 = ring + <usize>((oldest + 3) % windowSize) * rowBytes;
  const r4 = ring + <usize>((oldest + 4) % windowSize) * rowBytes;
  const r5 = ring + <usize>((oldest + 5) % windowSize) * rowBytes;
  const r6 = ring + <usize>((oldest + 6) % windowSize) * rowBytes;
  const r7 = ring + <usize>((oldest + 7) % windowSize) * rowBytes;
  const r8 = ring + <usize>((oldest + 8) % windowSize) * rowBytes;
  const r9 = ring + <usize>((oldest + 9) % windowSize) * rowBytes;
  const r10 = ring + <usize>((oldest + 10) % windowSize) * rowBytes;
  const bytes = <usize>count << 2;
  for (let at: usize = 0; at < bytes; at += 16) {
    column(r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, at, sums + at);
    column(r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, at + toDifferences, sums + rowBytes + at);
  }
}
