/** Width of the window, Wang et al. 2004: 11 pixels, gaussian with sigma 1.5. */
export const windowSize = 11;

const sigma = 1.5;

function gaussian(): Float64Array {
  const half = (windowSize - 1) / 2;
  const raw = Float64Array.from({ length: windowSize }, (_, i) =>
    Math.exp(-((i - half) ** 2) / (2 * sigma ** 2)),
  );
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((v) => v / sum);
}

/** One-dimensional taps that sum to 1. The window is their outer product. */
export const taps: Float64Array = gaussian();

/** Stabilising constants of Wang et al. 2004 for 8-bit samples: (0.01 * 255)^2 and (0.03 * 255)^2. */
export const C1: number = (0.01 * 255) ** 2;
export const C2: number = (0.03 * 255) ** 2;
