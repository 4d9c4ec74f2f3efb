/**
 * A result without floating-point noise: at most 15 significant digits, as many as a double represents reliably.
 * Inputs are never rounded.
 */
export const withoutNoise = (value: number): number => Number(value.toPrecision(15));
