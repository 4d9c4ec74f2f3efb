// Half of the gaussian window, sigma 1.5, sum of all eleven 1 (Wang et al. 2004); the sixth is the middle. Each value
// stands four times in memory, because V8 builds a constant vector anew at every use, which takes longer than a load.
const halfWindow = memory.data<f32>(
  [
    0.00102838008447911, 0.00102838008447911, 0.00102838008447911, 0.00102838008447911,
    0.00759875813523919, 0.00759875813523919, 0.00759875813523919, 0.00759875813523919,
    0.03600077212843083, 0.03600077212843083, 0.03600077212843083, 0.03600077212843083,
    0.10936068950970002, 0.10936068950970002, 0.10936068950970002, 0.10936068950970002,
    0.21300553771125369, 0.21300553771125369, 0.21300553771125369, 0.21300553771125369,
    0.26601172486179436, 0.26601172486179436, 0.26601172486179436, 0.26601172486179436,
  ],
  16,
);

/** One of the six values, in all lanes. */
// @ts-ignore: decorator
@inline
function tap(index: usize): v128 {
  return v128.load(halfWindow + 16 * index);
}

/** The window of eleven values, symmetric pairs added first. */
// @ts-ignore: decorator
@inline
export function weigh(p0: v128, p1: v128, p2: v128, p3: v128, p4: v128, middle: v128): v128 {
  let sum = f32x4.mul(p0, tap(0));
  sum = f32x4.add(sum, f32x4.mul(p1, tap(1)));
  sum = f32x4.add(sum, f32x4.mul(p2, tap(2)));
  sum = f32x4.add(sum, f32x4.mul(p3, tap(3)));
  sum = f32x4.add(sum, f32x4.mul(p4, tap(4)));
  return f32x4.add(sum, f32x4.mul(middle, tap(5)));
}

// @ts-ignore: decorator
@inline
export function square(v: v128): v128 {
  return f32x4.mul(v, v);
}
