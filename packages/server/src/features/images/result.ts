import type { FormatResult, JobResult, ResultFlag } from '@leaf/api-client/contract';
import {
  byFormat,
  type Flag,
  type Format,
  type FormatResult as Found,
  type FoundFormat,
  formats,
  type JobResult as Outcome,
} from '@leaf/optimiser';

/** The optimiser's terms that the contract names differently. */
const contractFlag = (flag: Flag): ResultFlag =>
  flag === 'white background' ? 'transparency flattened' : flag;

function formatResult(found: Found): FormatResult | null {
  return found.unavailable === undefined ? foundResult(found) : null;
}

function foundResult(found: FoundFormat): FormatResult {
  const { quality, size, ssim, ms_ssim, fidelity, worst_ssim, data_points, flags } = found;
  const worst = worst_ssim === undefined ? {} : { worst_ssim };
  return { quality, size, ssim, ms_ssim, fidelity, ...worst, data_points, flags: flags.map(contractFlag) };
}

const reason = (format: Format, found: Found) =>
  found.unavailable === undefined ? [] : [{ format, reason: found.unavailable, ...found.why }];

const adUnit = ({ unit, limit = 0, unit_match }: Omit<Outcome, 'more'>): JobResult['ad_unit'] =>
  unit === undefined
    ? null
    : { name: unit, limit_kb: limit / 1000, ...(unit_match ? { match: unit_match } : {}) };

const size = ({ nearest_size }: NonNullable<Outcome['more']['preset']>) => nearest_size && [...nearest_size];

/** A finished job as the contract shows it, which is also its stored form. */
export const contractResult = ({ more, ...outcome }: Outcome, originalSize: number): JobResult => ({
  ...byFormat((format) => formatResult(outcome[format])),
  recommended: outcome.recommended,
  unavailable: formats.flatMap((format) => reason(format, outcome[format])),
  ad_unit: adUnit(outcome),
  original_size: originalSize,
  more: {
    ...(more.png ? { png: foundResult(more.png) } : {}),
    ...(more.gif ? { gif: foundResult(more.gif) } : {}),
    ...(more.recommended ? { recommended: more.recommended } : {}),
    ...(more.animation ? { animation: more.animation } : {}),
    ...(more.preset ? { preset: { ...more.preset, nearest_size: size(more.preset) } } : {}),
  },
});

const isResult = (kept: unknown): kept is JobResult =>
  typeof kept === 'object' && kept !== null && 'recommended' in kept;

/** What a job has of the formats that came after it. */
const none = byFormat(() => null);

/** The stored result of a finished job; null until there is one. */
export const readResult = (kept: unknown): JobResult | null => (isResult(kept) ? { ...none, ...kept } : null);
