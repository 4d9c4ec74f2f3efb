import { type EncoderSettings, unavailable } from '../codec/settings.ts';
import type { Source } from '../codec/source.ts';
import { isLossless } from '../formats/format.ts';
import { records } from '../formats/records.ts';
import { choose, type Goal, isSimilar, scoreOf } from '../search/goal.ts';
import {
  byFormat,
  type Flag,
  type Format,
  type FormatResult,
  type FoundFormat,
  formats,
  type JobResult,
  type KnownPoint,
  type Mode,
} from '../types.ts';

interface Measured {
  source: Source;
  settings: EncoderSettings;
  mode: Mode;
  target: number | null;
  goal: Goal;
  /** Points by format, lowest quality first. */
  measured: ReadonlyMap<Format, readonly KnownPoint[]>;
}

function formatResult(format: Format, { source, settings, goal, measured }: Measured): FormatResult {
  const { width, height, uploadBytes } = source;
  const points = measured.get(format) ?? [];
  const choice = choose(points, goal, records[format].floor);
  if (!choice) {
    const reason =
      unavailable(format, width, height) ?? `This image could not be encoded as ${records[format].name}.`;
    return {
      quality: null,
      size: null,
      ssim: null,
      ms_ssim: null,
      fidelity: null,
      data_points: [],
      flags: [],
      unavailable: reason,
    };
  }
  const { point, flags } = choice;
  const saving: Flag[] = point.bytes >= uploadBytes ? ['no saving'] : [];
  const notes: Flag[] = isLossless(point) ? ['lossless'] : records[format].notes(source, settings);
  return {
    quality: point.quality,
    size: point.bytes,
    ssim: point.ssim,
    ms_ssim: point.ms_ssim,
    fidelity: Number(point.fidelity.toFixed(1)),
    data_points: points.map(({ quality, bytes, ssim }) => [quality, bytes, ssim]),
    flags: [...flags, ...saving, ...notes],
  };
}

interface Candidate {
  format: Format;
  found: FoundFormat;
  point: KnownPoint;
}

/**
 * The recommended format: of those that save something, first those that meet the goal undamaged, then those that keep
 * transparency, then those that are similar enough. Among these the smallest wins; where a limit keeps them below that,
 * the most similar.
 */
function recommend(results: Record<Format, FormatResult>, { goal, source }: Measured): Format | null {
  const candidates = formats.flatMap((format): Candidate[] => {
    const found = results[format];
    if (found.unavailable !== undefined || found.flags.includes('no saving')) return [];
    return [{ format, found, point: { format, bytes: found.size, ...found } }];
  });
  const missed = ({ found }: Candidate) => Number(found.flags.includes('target not reached'));
  const damaged = ({ found }: Candidate) => Number(found.flags.includes('visible damage'));
  const flattened = ({ format }: Candidate) =>
    Number(source.transparent && !records[format].keepsTransparency);
  const wanting = ({ point }: Candidate) => Number(!isSimilar(point, goal));
  const byAim = (a: Candidate, b: Candidate) => {
    const bySize = a.found.size - b.found.size;
    const bySimilarity = scoreOf(b.point, goal) - scoreOf(a.point, goal);
    // Of files that break the limit the smallest is the nearest to it.
    const sizeDecides = missed(a) ? goal.limit !== undefined : !wanting(a);
    return sizeDecides ? bySize || bySimilarity : bySimilarity || bySize;
  };
  const best = candidates.sort(
    (a, b) =>
      missed(a) - missed(b) ||
      damaged(a) - damaged(b) ||
      flattened(a) - flattened(b) ||
      wanting(a) - wanting(b) ||
      byAim(a, b),
  )[0];
  return best?.format ?? null;
}

/** The result of a job, from its measurements. */
export function resultOf(job: Measured): JobResult {
  const results = byFormat((format) => formatResult(format, job));
  const { goal, source } = job;
  return {
    width: source.width,
    height: source.height,
    mode: job.mode,
    target: job.target,
    ...results,
    recommended: recommend(results, job),
    ...(goal.unit === undefined ? {} : { unit: goal.unit }),
    ...(goal.limit === undefined ? {} : { limit: goal.limit }),
  };
}
