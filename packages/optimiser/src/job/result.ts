import { describeFrames } from '../codec/frames.ts';
import { type EncoderSettings, unavailable } from '../codec/settings.ts';
import type { Source } from '../codec/source.ts';
import { isLossless } from '../formats/format.ts';
import { records, scaleOf } from '../formats/records.ts';
import { brokenRules, nearestSize, type Preset, presetBytes } from '../presets.ts';
import { type Choice, choose, type Goal, isSimilar, scoreOf } from '../search/goal.ts';
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
  type MoreResults,
  type PresetVerdict,
  type WrittenFormat,
  writtenFacts,
  writtenFormats,
} from '../types.ts';

interface Measured {
  source: Source;
  settings: EncoderSettings;
  mode: Mode;
  target: number | null;
  goal: Goal;
  /** Points by format, lowest quality first. */
  measured: ReadonlyMap<WrittenFormat, readonly KnownPoint[]>;
  /** The platform that the job named. */
  preset?: Preset | undefined;
}

/** A chosen file with all points of its format; `notes` are those of a lossy file. */
function foundFormat(
  points: readonly KnownPoint[],
  { point, flags }: Choice,
  uploadBytes: number,
  notes: readonly Flag[],
): FoundFormat {
  const saving: Flag[] = point.bytes >= uploadBytes ? ['no saving'] : [];
  return {
    quality: point.quality,
    size: point.bytes,
    ssim: point.ssim,
    ms_ssim: point.ms_ssim,
    fidelity: Number(point.fidelity.toFixed(1)),
    ...(point.worst_ssim === undefined ? {} : { worst_ssim: point.worst_ssim }),
    data_points: points.map(({ quality, bytes, ssim }) => [quality, bytes, ssim]),
    flags: [...flags, ...saving, ...(isLossless(point) ? (['lossless'] as const) : notes)],
  };
}

function formatResult(format: Format, { source, settings, goal, measured }: Measured): FormatResult {
  const { uploadBytes } = source;
  const points = measured.get(format) ?? [];
  const { floor } = scaleOf(format, settings.avifPolish !== undefined);
  const choice = choose(points, goal, floor);
  if (choice) return foundFormat(points, choice, uploadBytes, records[format].notes(source, settings));
  const { sentence, why } = unavailable(format, source) ?? {
    sentence: `This image could not be encoded as ${records[format].name}.`,
    why: { code: 'not-encoded' },
  };
  return {
    quality: null,
    size: null,
    ssim: null,
    ms_ssim: null,
    fidelity: null,
    data_points: [],
    flags: [],
    unavailable: sentence,
    why,
  };
}

interface Candidate {
  format: WrittenFormat;
  found: FoundFormat;
  point: KnownPoint;
}

type Results = Partial<Record<WrittenFormat, FormatResult>>;

/**
 * The files that save something. Visible damage is the price of a limit: where the upload itself is no larger than
 * that, a damaged file is worse than the upload and gains nothing.
 */
function candidates(
  tried: readonly WrittenFormat[],
  results: Results,
  { goal, source }: Measured,
): Candidate[] {
  const isWithin = goal.limit === undefined || source.uploadBytes <= goal.limit;
  return tried.flatMap((format) => {
    const found = results[format];
    if (!found || found.unavailable !== undefined || found.flags.includes('no saving')) return [];
    if (isWithin && found.flags.includes('visible damage')) return [];
    return [{ format, found, point: { format, bytes: found.size, ...found } }];
  });
}

/**
 * Recommends one of the candidates: first those that meet the goal undamaged, then those that keep transparency, then
 * those that are similar enough. Among these the smallest wins, or the most similar where a limit keeps them below the
 * goal.
 */
function recommend(tried: readonly WrittenFormat[], results: Results, job: Measured): WrittenFormat | null {
  const { goal, source } = job;
  const missed = ({ found }: Candidate) => Number(found.flags.includes('target not reached'));
  const damaged = ({ found }: Candidate) => Number(found.flags.includes('visible damage'));
  const flattened = ({ format }: Candidate) =>
    Number(source.transparent && !writtenFacts[format].keepsTransparency);
  const wanting = ({ point }: Candidate) => Number(!isSimilar(point, goal));
  const byAim = (a: Candidate, b: Candidate) => {
    const bySize = a.found.size - b.found.size;
    const bySimilarity = scoreOf(b.point, goal) - scoreOf(a.point, goal);
    // Among files that exceed the limit, the smallest is the nearest to it.
    const sizeDecides = missed(a) ? goal.limit !== undefined : !wanting(a);
    return sizeDecides ? bySize || bySimilarity : bySimilarity || bySize;
  };
  const best = candidates(tried, results, job).toSorted(
    (a, b) =>
      missed(a) - missed(b) ||
      damaged(a) - damaged(b) ||
      flattened(a) - flattened(b) ||
      wanting(a) - wanting(b) ||
      byAim(a, b),
  )[0];
  return best?.format ?? null;
}

/**
 * Which rules of a platform each file breaks, and the one to upload there, even a large one if there is no
 * other.
 */
function verdict(preset: Preset, results: Results, job: Measured): PresetVerdict {
  const { width, height, frames } = job.source;
  const animation = frames && describeFrames(frames);
  const found = writtenFormats.flatMap((format) => {
    const result = results[format];
    return result && result.unavailable === undefined ? [{ format, result }] : [];
  });
  const files = found.map(({ format, result }) => ({
    format,
    breaks: brokenRules(preset, { format, bytes: result.size, width, height, animation }),
  }));
  const accepted = files.filter(({ breaks }) => breaks.length === 0);
  return {
    id: preset.id as PresetVerdict['id'],
    name: preset.name,
    source: preset.source,
    read: preset.read,
    limit: presetBytes(preset, width, height) ?? null,
    seconds: preset.seconds ?? null,
    fps: preset.fps ?? null,
    nearest_size: nearestSize(preset, width, height) ?? null,
    files,
    recommended: recommend(
      accepted.map(({ format }) => format),
      results,
      job,
    ),
  };
}

function beside(format: 'png' | 'gif', { measured, goal, source }: Measured): MoreResults {
  const points = measured.get(format) ?? [];
  const choice = choose(points, goal, 0);
  return choice ? { [format]: foundFormat(points, choice, source.uploadBytes, []) } : {};
}

/** The PNG or GIF that is better than each format that every job tries, if one is. */
function betterOf(results: Results, job: Measured) {
  const best = recommend(writtenFormats, results, job);
  return best === 'png' || best === 'gif' ? { recommended: best } : {};
}

function moreResults(results: Record<Format, FormatResult>, job: Measured): MoreResults {
  const { frames } = job.source;
  const others = { ...beside('png', job), ...beside('gif', job) };
  return {
    ...others,
    ...betterOf({ ...results, ...others }, job),
    ...(frames ? { animation: describeFrames(frames) } : {}),
    ...(job.preset ? { preset: verdict(job.preset, { ...results, ...others }, job) } : {}),
  };
}

const isTried = (format: WrittenFormat | null): format is Format => formats.some((one) => one === format);

/** The file to use on the web if it must have a format that every job tries. */
function recommendedOf(results: Record<Format, FormatResult>, job: Measured): Format | null {
  const best = recommend(formats, results, job);
  return isTried(best) ? best : null;
}

/** Builds the result of a job from its measurements. */
export function resultOf(job: Measured): JobResult {
  const results = byFormat((format) => formatResult(format, job));
  const { goal, source } = job;
  return {
    width: source.width,
    height: source.height,
    mode: job.mode,
    target: job.target,
    ...results,
    recommended: recommendedOf(results, job),
    ...(goal.unit === undefined ? {} : { unit: goal.unit }),
    ...(goal.match === undefined ? {} : { unit_match: goal.match }),
    ...(goal.limit === undefined ? {} : { limit: goal.limit }),
    more: moreResults(results, job),
  };
}
