/** What samples mean. */
export interface ColourSpace {
  /** For readers, such as `Display P3`. */
  name: string;
  /** Converts a sample to linear light; both are 0 to 1. */
  toLinear: (sample: number) => number;
  primaries: Primaries;
}

/** Coordinates x and y of white, red, green and blue. */
export type Primaries = readonly [number, number, number, number, number, number, number, number];

export const srgb: ColourSpace = {
  name: 'sRGB',
  toLinear: (sample) => (sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4),
  primaries: [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06],
};

/** Three by three, row by row. */
type Matrix = readonly number[];

const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((_, i) =>
    [0, 1, 2].reduce((sum, k) => sum + (a[i - (i % 3) + k] ?? 0) * (b[3 * k + (i % 3)] ?? 0), 0),
  );

const diagonal = ([x = 0, y = 0, z = 0]: readonly number[]): Matrix => [x, 0, 0, 0, y, 0, 0, 0, z];

const apply = (m: Matrix, v: readonly number[]): number[] =>
  [0, 3, 6].map((row) => [0, 1, 2].reduce((sum, k) => sum + (m[row + k] ?? 0) * (v[k] ?? 0), 0));

function inverse(m: Matrix): Matrix {
  const at = (row: number, column: number) => m[3 * (row % 3) + (column % 3)] ?? 0;
  const cofactor = (r: number, c: number) =>
    at(r + 1, c + 1) * at(r + 2, c + 2) - at(r + 1, c + 2) * at(r + 2, c + 1);
  const determinant = [0, 1, 2].reduce((sum, c) => sum + at(0, c) * cofactor(0, c), 0);
  return m.map((_, i) => cofactor(i % 3, Math.floor(i / 3)) / determinant);
}

const xyz = (x: number, y: number): readonly number[] => [x / y, 1, (1 - x - y) / y];

function toXyz([xw, yw, xr, yr, xg, yg, xb, yb]: Primaries): Matrix {
  const [r, g, b] = [xyz(xr, yr), xyz(xg, yg), xyz(xb, yb)];
  const columns = [0, 1, 2].flatMap((i) => [r[i] ?? 0, g[i] ?? 0, b[i] ?? 0]);
  return times(columns, diagonal(apply(inverse(columns), xyz(xw, yw))));
}

const bradford: Matrix = [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296];

/** From one white to another, as the eye adapts. */
function adaptation(from: readonly number[], to: readonly number[]): Matrix {
  const [a, b] = [apply(bradford, from), apply(bradford, to)];
  return times(inverse(bradford), times(diagonal(b.map((value, i) => value / (a[i] ?? 0))), bradford));
}

function toSrgbMatrix(primaries: Primaries): Matrix {
  const adapted = adaptation(xyz(primaries[0], primaries[1]), xyz(srgb.primaries[0], srgb.primaries[1]));
  return times(inverse(toXyz(srgb.primaries)), times(adapted, toXyz(primaries)));
}

/** Whether the primaries span a colour space: the matrix of collinear ones has no inverse. */
export const isReadable = ({ primaries }: ColourSpace): boolean =>
  toSrgbMatrix(primaries).every(Number.isFinite);

const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Steps of linear light: about 20 for the smallest step of a sample. */
const linearSteps = 0xffff;

/** Converts samples to sRGB, in place. */
export function toSrgb(samples: Uint8Array, channels: number, { toLinear, primaries }: ColourSpace): void {
  const [rr = 0, rg = 0, rb = 0, gr = 0, gg = 0, gb = 0, br = 0, bg = 0, bb = 0] = toSrgbMatrix(primaries);
  const linear = Float64Array.from({ length: 256 }, (_, sample) => toLinear(sample / 255) * linearSteps);
  const encoded = Uint8Array.from({ length: linearSteps + 1 }, (_, i) =>
    Math.round(fromLinear(i / linearSteps) * 255),
  );
  const sample = (value: number): number =>
    encoded[value <= 0 ? 0 : value >= linearSteps ? linearSteps : Math.round(value)] as number;
  for (let i = 0; i < samples.length; i += channels) {
    const r = linear[samples[i] as number] as number;
    const g = linear[samples[i + 1] as number] as number;
    const b = linear[samples[i + 2] as number] as number;
    samples[i] = sample(rr * r + rg * g + rb * b);
    samples[i + 1] = sample(gr * r + gg * g + gb * b);
    samples[i + 2] = sample(br * r + bg * g + bb * b);
  }
}

/** Converts CMYK without a profile to RGB as browsers do, in place: 4 samples become 3. */
export function cmykToRgb(samples: Uint8Array): Uint8Array {
  let to = 0;
  for (let i = 0; i < samples.length; i += 4) {
    const paper = 255 - (samples[i + 3] as number);
    for (let ink = i; ink < i + 3; ink++)
      samples[to++] = Math.round(((255 - (samples[ink] as number)) * paper) / 255);
  }
  return samples.subarray(0, to);
}
