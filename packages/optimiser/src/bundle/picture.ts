import type { Optimiser } from '../isolation/optimiser.ts';
import { leastFidelity } from '../metric/fidelity.ts';
import type { EncodedPoint, JobResult, KnownPoint, WrittenFormat } from '../types.ts';
import { type KeptReason, keptBy } from './kept.ts';
import type { BundleFile } from './readZip.ts';

/** What the pictures of a bundle should reach. */
export interface BundleGoal {
  mode: 'lightweighting' | 'ms-lightweighting';
  /** 0.94 to 0.99 */
  target: number;
}

/** The least similarity that any picture may come down to. */
const leastTarget = 0.94;

/** A file that may stand in for a picture. */
export interface Candidate {
  bytes: number;
  loss: number;
  /** Null for the picture as it was. */
  ssim: number | null;
  data: Uint8Array;
}

/** A picture of a bundle, with every file of its own format that was measured. */
export interface OpenPicture {
  path: string;
  format: WrittenFormat;
  original: Candidate;
  points: Map<number, EncodedPoint>;
  /** The file that reaches the goal, or the picture as it was. */
  chosen: Candidate;
  /** Why the picture stays as it was. */
  kept: KeptReason | null;
  width: number;
  height: number;
}

interface Work {
  optimiser: Pick<Optimiser, 'optimise'>;
  goal: BundleGoal;
  group: unknown;
  signal: AbortSignal | undefined;
}

const candidateOf = (point: EncodedPoint): Candidate => ({
  bytes: point.bytes,
  loss: 1 - point.ssim,
  ssim: point.ssim,
  data: point.data,
});

const foundIn = (result: JobResult, format: WrittenFormat) =>
  format === 'png' || format === 'gif' ? result.more[format] : result[format];

const withoutFile = ({ data: _, ...point }: EncodedPoint): KnownPoint => point;

async function measure(picture: OpenPicture, { optimiser, goal, group, signal }: Work): Promise<JobResult> {
  const { original, format, points } = picture;
  const result = await optimiser.optimise({
    bytes: original.data,
    ...goal,
    only: [format],
    known: [...points.values()].map(withoutFile),
    group,
    ...(signal ? { signal } : {}),
    onPoint: (point) => points.set(point.quality, point),
  });
  picture.width = result.width;
  picture.height = result.height;
  return result;
}

const spoiling: readonly string[] = ['target not reached', 'visible damage', 'reduced colour detail'];

const none = new Uint8Array();

/** Files that can never be chosen take no memory: their figures are enough. */
function forgetLarger({ points, chosen }: OpenPicture): void {
  for (const point of points.values()) if (point.bytes > chosen.bytes) point.data = none;
}

/** Looks for the smallest file of the picture's own format that reaches the goal. Pictures that cannot be read stay. */
export async function openPicture(
  { path, data }: BundleFile,
  format: WrittenFormat,
  work: Work,
): Promise<OpenPicture> {
  const original = { bytes: data.length, loss: 0, ssim: null, data };
  const picture: OpenPicture = {
    path,
    format,
    original,
    points: new Map(),
    chosen: original,
    kept: null,
    width: 0,
    height: 0,
  };
  try {
    const found = foundIn(await measure(picture, work), format);
    const point = found?.quality == null ? undefined : picture.points.get(found.quality);
    if (!found || !point) picture.kept = 'not-written';
    else if (found.flags.some((flag) => spoiling.includes(flag))) picture.kept = 'damaged';
    else if (point.bytes >= data.length) picture.kept = 'not-smaller';
    else picture.chosen = candidateOf(point);
  } catch (error) {
    work.signal?.throwIfAborted();
    picture.kept = keptBy(error);
  }
  forgetLarger(picture);
  return picture;
}

/** Measures what lies below the goal, for a budget that asks for it. */
export async function lookBelow(picture: OpenPicture, work: Work): Promise<void> {
  if (picture.points.size === 0) return;
  // What is known already is enough to go on with if a job fails.
  await measure(picture, { ...work, goal: { ...work.goal, target: leastTarget } }).catch(() =>
    work.signal?.throwIfAborted(),
  );
  forgetLarger(picture);
}

/** The files that a budget may choose from, none visibly damaged, and none larger than what is chosen already. */
export function candidatesOf({ original, points, chosen, width, height }: OpenPicture): Candidate[] {
  const least = leastFidelity(width, height);
  const clear = [...points.values()].filter(({ fidelity, ssim }) => fidelity >= least && ssim >= leastTarget);
  return [original, ...clear.map(candidateOf)].filter(({ bytes }) => bytes <= chosen.bytes);
}
