import { decodeCandidate } from '../src/codec/encode.ts';
import type { Source } from '../src/codec/source.ts';
import type { Judge } from '../src/job/judge.ts';
import { rising } from '../src/search/template.ts';
import type { WrittenFormat } from '../src/types.ts';
import { type Variant, variantsOf } from './variants.ts';

/** What a file must be at least. */
export interface Bar {
  ssim: number;
  fidelity: number;
}

/** A file that an encoder made. */
export interface Made extends Bar {
  bytes: number;
}

/** The smallest file that clears a bar. */
export interface Best {
  variant: string;
  format: WrittenFormat;
  quality: number;
  bytes: number;
}

/**
 * Similarity does not always rise with quality: qualities below the boundary are tried too while they miss the bar by
 * no more than this, on the scale of `rising` and in fidelity, and at most so many.
 */
const wavering = { similarity: 0.06, fidelity: 2, tries: 4 } as const;

/** Makes a file of one setting at one quality, or returns what is known of it. */
type Make = (variant: Variant, quality: number) => Promise<Made>;

/** `known`, by variant and quality, is added to. */
export const maker =
  (source: Source, judge: Judge, known: Record<string, Made>): Make =>
  async ({ name, format, encode }, quality) => {
    const key = `${name} q${quality}`;
    const before = known[key];
    if (before) return before;
    const file = await encode(source, quality);
    const transparent = source.transparent && format !== 'jpeg';
    const candidate = await decodeCandidate(file, { ...source, transparent });
    const { ssim, fidelity } = judge.judge(candidate, transparent ? 'white and black' : 'white');
    const made = { bytes: file.length, ssim, fidelity };
    known[key] = made;
    return made;
  };

/** The smallest file of one setting that clears the bar and is smaller than `limit`, sought from index `start` on. */
async function bestOf(
  variant: Variant,
  make: Make,
  bar: Bar,
  limit: number,
  start: number,
): Promise<{ best?: Best; at: number }> {
  const { name, format, qualities } = variant;
  let best: Best | undefined;
  const at = async (index: number): Promise<Made> => {
    const quality = qualities[index] ?? 100;
    const made = await make(variant, quality);
    if (made.ssim >= bar.ssim && made.fidelity >= bar.fidelity && made.bytes < (best?.bytes ?? limit))
      best = { variant: name, format, quality, bytes: made.bytes };
    return made;
  };
  const isEnough = (made: Made) =>
    made.bytes >= limit || (made.ssim >= bar.ssim && made.fidelity >= bar.fidelity);
  const isAlmost = ({ ssim, fidelity }: Made) =>
    rising(ssim) >= rising(bar.ssim) - wavering.similarity && fidelity >= bar.fidelity - wavering.fidelity;
  // Strides double until the boundary lies between two of them.
  let [low, high, next, stride] = [-1, qualities.length, start, 1];
  while (high - low > 1) {
    if (isEnough(await at(next))) high = next;
    else low = next;
    if (high === qualities.length) next = Math.min(high - 1, low + stride);
    else if (low === -1) next = Math.max(0, high - stride);
    else next = Math.floor((low + high) / 2);
    stride *= 2;
  }
  for (let i = low; i >= 0 && low - i <= wavering.tries; i--) if (!isAlmost(await at(i))) break;
  return { ...(best ? { best } : {}), at: Math.min(high, qualities.length - 1) };
}

/**
 * The smallest file of the formats that any encoder shipped with sharp makes at a bar, if one is smaller than `limit`.
 */
export async function smallestFile(
  source: Source,
  make: Make,
  bar: Bar,
  formats: readonly WrittenFormat[],
  limit: number,
): Promise<Best | undefined> {
  let best: Best | undefined;
  // Where the boundary of one setting lies is a good start for the next.
  const starts = new Map<string, number>();
  for (const variant of variantsOf(source)) {
    if (!formats.includes(variant.format)) continue;
    const scale = `${variant.format} ${variant.qualities.length}`;
    const start = starts.get(scale) ?? Math.floor(variant.qualities.length / 2);
    const found = await bestOf(variant, make, bar, best?.bytes ?? limit, start);
    starts.set(scale, found.at);
    best = found.best ?? best;
  }
  return best;
}
