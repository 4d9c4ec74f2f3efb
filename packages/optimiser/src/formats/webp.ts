// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured values, none stands for a constant
import { everyQuality, type FormatFacts } from './format.ts';
import type { FormatRecord } from './record.ts';

/** What pages and servers need to know about WEBP. */
export const webpFacts = {
  name: 'WEBP',
  mediaType: 'image/webp',
  extension: 'webp',
  keepsTransparency: true,
} as const satisfies FormatFacts;

/** Up to this many pixels similarity wavers more, and bytes do too. */
const unsteadyPixels = 1e5;

/** Curves at effort 4. */
export const webp: FormatRecord = {
  ...webpFacts,
  longestSide: 16383,
  noAnimation: null,
  qualities: everyQuality,
  floor: 28,
  // Quality 100 may be lossless, which is the smallest file for many drawings.
  anchors: { ends: [40, 92], middle: 75, lossless: 100 },
  wavers: (pixels) =>
    pixels <= unsteadyPixels
      ? { similarity: 0.3, fidelity: 1, below: 6, above: 1 }
      : { similarity: 0.05, fidelity: 1, below: 6, above: 0 },
  typicalBpp: 0.23,
  cost: 1.5,
  curves: {
    ssim: [
      -2.293, -2.333, -2.369, -2.402, -2.434, -2.462, -2.49, -2.516, -2.543, -2.571, -2.594, -2.62, -2.647,
      -2.668, -2.687, -2.709, -2.732, -2.755, -2.775, -2.792, -2.818, -2.836, -2.859, -2.877, -2.897, -2.916,
      -2.936, -2.96, -2.977, -2.997, -3.018, -3.035, -3.049, -3.065, -3.083, -3.1, -3.114, -3.129, -3.149,
      -3.164, -3.18, -3.198, -3.21, -3.226, -3.239, -3.251, -3.261, -3.274, -3.292, -3.304, -3.315, -3.329,
      -3.342, -3.359, -3.371, -3.384, -3.397, -3.411, -3.424, -3.437, -3.452, -3.463, -3.481, -3.498, -3.507,
      -3.524, -3.543, -3.552, -3.566, -3.577, -3.596, -3.615, -3.647, -3.695, -3.747, -3.792, -3.84, -3.891,
      -3.937, -3.993, -4.042, -4.105, -4.155, -4.226, -4.293, -4.367, -4.446, -4.527, -4.615, -4.712, -4.804,
      -4.891, -4.974, -5.062, -5.145, -5.224, -5.252,
    ],
    ms: [
      -3.396, -3.454, -3.51, -3.561, -3.613, -3.65, -3.69, -3.732, -3.764, -3.801, -3.833, -3.87, -3.906,
      -3.937, -3.962, -3.994, -4.027, -4.051, -4.082, -4.108, -4.139, -4.161, -4.19, -4.215, -4.241, -4.266,
      -4.293, -4.32, -4.342, -4.369, -4.394, -4.416, -4.437, -4.456, -4.48, -4.5, -4.517, -4.536, -4.557,
      -4.578, -4.596, -4.616, -4.635, -4.655, -4.676, -4.691, -4.706, -4.719, -4.743, -4.757, -4.77, -4.787,
      -4.8, -4.818, -4.833, -4.848, -4.862, -4.879, -4.894, -4.914, -4.932, -4.948, -4.969, -4.988, -5,
      -5.018, -5.042, -5.054, -5.07, -5.085, -5.107, -5.123, -5.158, -5.214, -5.273, -5.325, -5.381, -5.436,
      -5.491, -5.556, -5.607, -5.678, -5.733, -5.818, -5.892, -5.978, -6.062, -6.143, -6.237, -6.346, -6.453,
      -6.544, -6.624, -6.713, -6.808, -6.884, -6.91,
    ],
    bytes: [
      -1.006, -0.959, -0.915, -0.878, -0.841, -0.807, -0.773, -0.744, -0.717, -0.687, -0.661, -0.633, -0.606,
      -0.582, -0.559, -0.537, -0.514, -0.492, -0.47, -0.45, -0.429, -0.408, -0.387, -0.369, -0.349, -0.329,
      -0.311, -0.291, -0.273, -0.255, -0.235, -0.221, -0.203, -0.189, -0.173, -0.154, -0.142, -0.128, -0.11,
      -0.095, -0.08, -0.064, -0.051, -0.038, -0.022, -0.01, 0, 0.011, 0.026, 0.037, 0.048, 0.061, 0.071,
      0.086, 0.099, 0.11, 0.123, 0.135, 0.144, 0.157, 0.171, 0.18, 0.191, 0.205, 0.217, 0.232, 0.244, 0.254,
      0.266, 0.276, 0.292, 0.306, 0.336, 0.378, 0.418, 0.454, 0.493, 0.532, 0.574, 0.616, 0.654, 0.704, 0.75,
      0.802, 0.856, 0.913, 0.97, 1.036, 1.105, 1.186, 1.27, 1.362, 1.445, 1.523, 1.62, 1.667, 1.69,
    ],
  },
  async encode(open, quality, { webpAlpha, webpLossless, timing }) {
    const lossy = await open()
      .webp({ quality, effort: 4, alphaQuality: quality < 100 ? webpAlpha : 100, ...timing })
      .toBuffer();
    if (quality < 100 || !webpLossless) return lossy;
    // For flat drawings the lossless file is both the smaller and the better one.
    const lossless = await open()
      .webp({ lossless: true, effort: 4, ...timing })
      .toBuffer();
    return lossless.length < lossy.length ? lossless : lossy;
  },
  notes: ({ chromaCritical }) => (chromaCritical ? ['coloured text may blur'] : []),
};
