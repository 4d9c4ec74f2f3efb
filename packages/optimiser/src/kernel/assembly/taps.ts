// Half of the gaussian window, sigma 1.5, sum of all eleven 1 (Wang et al. 2004); the sixth is the middle.
// @ts-ignore: decorator
@inline export const tap0: f32 = 0.00102838008447911;
// @ts-ignore: decorator
@inline export const tap1: f32 = 0.00759875813523919;
// @ts-ignore: decorator
@inline export const tap2: f32 = 0.03600077212843083;
// @ts-ignore: decorator
@inline export const tap3: f32 = 0.10936068950970002;
// @ts-ignore: decorator
@inline export const tap4: f32 = 0.21300553771125369;
// @ts-ignore: decorator
@inline export const tap5: f32 = 0.26601172486179436;

/** The window of eleven values, symmetric pairs added first. */
// @ts-ignore: decorator
@inline
export function weigh(p0: v128, p1: v128, p2: v128, p3: v128, p4: v128, middle: v128): v128 {
  let sum = f32x4.mul(p0, f32x4.splat(tap0));
  sum = f32x4.add(sum, f32x4.mul(p1, f32x4.splat(tap1)));
  sum = f32x4.add(sum, f32x4.mul(p2, f32x4.splat(tap2)));
  sum = f32x4.add(sum, f32x4.mul(p3, f32x4.splat(tap3)));
  sum = f32x4.add(sum, f32x4.mul(p4, f32x4.splat(tap4)));
  return f32x4.add(sum, f32x4.mul(middle, f32x4.splat(tap5)));
}

// @ts-ignore: decorator
@inline
export function square(v: v128): v128 {
  return f32x4.mul(v, v);
}
