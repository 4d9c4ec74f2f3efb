// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured values, none stands for a constant
import type { FormatFacts } from './format.ts';
import type { FormatRecord } from './record.ts';

/** What pages and servers need to know about AVIF. */
export const avifFacts = {
  name: 'AVIF',
  mediaType: 'image/avif',
  extension: 'avif',
  keepsTransparency: true,
} as const satisfies FormatFacts;

/** AVIF writes only 64 different files for qualities 1 to 100; these are the first of each. */
// biome-ignore format: a table
const qualities = [
  1, 3, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 35, 37, 39, 40, 42, 44, 45, 47, 49, 50, 52, 54, 55, 56, 58,
  59, 60, 62, 63, 64, 66, 67, 68, 70, 71, 72, 74, 75, 76, 78, 79, 80, 82, 83, 84, 86, 87, 88, 90, 91, 92, 94, 95, 96, 98, 99, 100,
];

/**
 * The cheap files that show the search of a polished picture the way: every quality whose successor yields the same
 * file. The successor is the same quality with more effort, so that each number still names one file.
 */
const scouts = qualities.filter((quality) => quality < 100 && !qualities.includes(quality + 1));
const polished = qualities.map((quality) => (scouts.includes(quality) ? quality + 1 : quality));

/** Curves at effort 3. */
export const avif: FormatRecord = {
  ...avifFacts,
  longestSide: 16384,
  noAnimation: 'Animated AVIF cannot be written',
  qualities,
  floor: 30,
  anchors: { ends: [32, 80], middle: 60 },
  polish: { scouts, qualities: polished, floor: 31 },
  typicalBpp: 0.215,
  cost: 5,
  curves: {
    ssim: [
      -2.071, -2.08, -2.149, -2.157, -2.224, -2.232, -2.281, -2.289, -2.337, -2.344, -2.389, -2.395, -2.429,
      -2.438, -2.489, -2.497, -2.54, -2.547, -2.593, -2.601, -2.644, -2.652, -2.698, -2.711, -2.775, -2.784,
      -2.828, -2.837, -2.883, -2.893, -2.943, -2.995, -3.005, -3.052, -3.062, -3.121, -3.184, -3.194, -3.242,
      -3.253, -3.302, -3.388, -3.408, -3.455, -3.466, -3.526, -3.587, -3.598, -3.644, -3.654, -3.697, -3.754,
      -3.811, -3.82, -3.86, -3.91, -3.961, -3.967, -4, -4.037, -4.078, -4.085, -4.115, -4.218, -4.277, -4.283,
      -4.311, -4.346, -4.384, -4.39, -4.42, -4.465, -4.508, -4.516, -4.553, -4.602, -4.658, -4.668, -4.713,
      -4.772, -4.836, -4.848, -4.903, -5.032, -5.125, -5.14, -5.207, -5.301, -5.421, -5.445, -5.541, -5.717,
      -5.914, -5.957, -6.136, -7.315, -9.822,
    ],
    ms: [
      -3.064, -3.08, -3.182, -3.196, -3.292, -3.305, -3.381, -3.396, -3.466, -3.478, -3.55, -3.562, -3.614,
      -3.63, -3.704, -3.718, -3.786, -3.798, -3.868, -3.881, -3.946, -3.96, -4.027, -4.046, -4.127, -4.141,
      -4.208, -4.222, -4.291, -4.305, -4.374, -4.451, -4.466, -4.529, -4.544, -4.624, -4.71, -4.725, -4.789,
      -4.805, -4.87, -4.972, -4.996, -5.06, -5.076, -5.153, -5.237, -5.251, -5.31, -5.321, -5.377, -5.451,
      -5.517, -5.528, -5.575, -5.641, -5.7, -5.708, -5.748, -5.794, -5.845, -5.853, -5.891, -5.984, -6.051,
      -6.058, -6.091, -6.133, -6.183, -6.191, -6.229, -6.281, -6.335, -6.345, -6.39, -6.452, -6.521, -6.534,
      -6.589, -6.659, -6.737, -6.752, -6.819, -6.946, -7.052, -7.07, -7.148, -7.258, -7.403, -7.43, -7.535,
      -7.742, -7.967, -8.012, -8.188, -9.215, -10.544,
    ],
    bytes: [
      -1.643, -1.626, -1.552, -1.536, -1.474, -1.461, -1.408, -1.394, -1.339, -1.326, -1.279, -1.266, -1.219,
      -1.203, -1.143, -1.129, -1.075, -1.062, -1.012, -0.999, -0.951, -0.938, -0.892, -0.872, -0.803, -0.789,
      -0.742, -0.728, -0.679, -0.666, -0.618, -0.569, -0.556, -0.509, -0.496, -0.433, -0.371, -0.359, -0.313,
      -0.301, -0.255, -0.185, -0.166, -0.122, -0.11, -0.055, 0, 0.011, 0.049, 0.059, 0.098, 0.146, 0.191,
      0.199, 0.233, 0.274, 0.317, 0.324, 0.356, 0.389, 0.424, 0.431, 0.458, 0.523, 0.569, 0.574, 0.596, 0.627,
      0.657, 0.663, 0.69, 0.726, 0.762, 0.77, 0.8, 0.843, 0.885, 0.893, 0.921, 0.968, 1.012, 1.021, 1.054,
      1.131, 1.191, 1.203, 1.245, 1.306, 1.375, 1.393, 1.461, 1.587, 1.709, 1.733, 1.836, 2.035, 2.331,
    ],
  },
  encode(open, quality, { avifEffort, avifPolish, avifChroma }) {
    const effort = avifPolish === undefined || scouts.includes(quality) ? avifEffort : avifPolish;
    return open().avif({ quality, effort, chromaSubsampling: avifChroma }).toBuffer();
  },
  notes: (_source, { reduced }) => (reduced ? ['reduced colour detail'] : []),
};
