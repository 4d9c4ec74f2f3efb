import { ColorSpace, contrastWCAG21, HSL, OKLCH, parse, serialize, sRGB, to, toGamut } from 'colorjs.io/fn';

for (const space of [sRGB, OKLCH, HSL]) ColorSpace.register(space);

/** A colour in OKLCH: lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees). */
export type Oklch = { l: number; c: number; h: number };

/**
 * Parses any CSS colour.
 * @throws if the text is not a colour
 */
export function toOklch(colour: string): Oklch {
  const [l, c, h] = to(parse(colour), OKLCH).coords;
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0 };
}

/** The nearest colour in the sRGB gamut, as a hex value; chroma is reduced before the hue shifts. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  const shown = toGamut(to({ space: OKLCH, coords: [lightness, Math.max(0, c), h], alpha: 1 }, sRGB));
  return serialize(shown, { format: 'hex', collapse: false });
}

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export const contrast = (one: string, other: string): number => contrastWCAG21(parse(one), parse(other));

const STEP = 0.004;

/**
 * Changes the lightness of a colour, `lighter` or darker, until every condition is met.
 * @throws if no lightness meets them
 */
export function until(start: Oklch, lighter: boolean, holds: (hex: string) => boolean): string {
  for (let l = start.l; l >= -STEP && l <= 1 + STEP; l += lighter ? STEP : -STEP) {
    const hex = toHex({ ...start, l });
    if (holds(hex)) return hex;
  }
  throw new Error('No lightness of this colour has the contrast that is needed.');
}
