import { decodeCandidate } from '../src/codec/encode.ts';
import type { Source } from '../src/codec/source.ts';
import type { Judge } from '../src/job/judge.ts';
import type { WrittenFormat } from '../src/types.ts';
import { type Variant, variantsOf } from './variants.ts';

/** What a file must be at least. */
export interface Bar {
  ssim: number;
  fidelity: number;
}

/** The smallest file that clears a bar. */
export interface Best {
  variant: string;
  format: WrittenFormat;
  quality: number;
  bytes: number;
}

/** Qualities below the boundary that are tried too: similarity does not always rise with quality. */
const below = 4;

/** The smallest file of one encoder's setting that clears the bar and is smaller than `limit`. */
async function bestOf(
  source: Source,
  judge: Judge,
  { name, format, qualities, encode }: Variant,
  bar: Bar,
  limit: number,
): Promise<Best | undefined> {
  let best: Best | undefined;
  const clears = async (quality: number): Promise<boolean> => {
    const file = await encode(source, quality);
    if (file.length >= (best?.bytes ?? limit)) return true;
    const alpha = source.transparent && format !== 'jpeg';
    const judged = judge.judge(
      await decodeCandidate(file, { ...source, transparent: alpha }),
      alpha ? 'white and black' : 'white',
    );
    const isClear = judged.ssim >= bar.ssim && judged.fidelity >= bar.fidelity;
    if (isClear) best = { variant: name, format, quality, bytes: file.length };
    return isClear;
  };
  let [low, high] = [-1, qualities.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await clears(qualities[middle] ?? 100)) high = middle;
    else low = middle;
  }
  for (let i = low - 1; i >= Math.max(0, low - below); i--) await clears(qualities[i] ?? 100);
  return best;
}

/**
 * The smallest file of the formats that any encoder shipped with sharp makes at a bar, if one is smaller than `limit`.
 */
export async function smallestFile(
  source: Source,
  judge: Judge,
  bar: Bar,
  formats: readonly WrittenFormat[],
  limit: number,
): Promise<Best | undefined> {
  let best: Best | undefined;
  for (const variant of variantsOf(source))
    if (formats.includes(variant.format))
      best = (await bestOf(source, judge, variant, bar, best?.bytes ?? limit)) ?? best;
  return best;
}
