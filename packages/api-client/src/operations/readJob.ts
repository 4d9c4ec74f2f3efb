import type { DataPoint, Format, FormatResult, Job, JobResult, JobWithResult } from '../contract.ts';
import { formats } from '../formats.ts';

/** A data point in either of its two shapes; openapi-fetch types a triple as a list of numbers. */
type LoosePoint = number[] | { quality: number; size: number; ssim: number };
type LooseFormat = Omit<FormatResult, 'data_points'> & { data_points?: LoosePoint[] };
type LooseResult = Omit<JobResult, Format> & { [format in Format]?: LooseFormat | null };
type LooseJob = Job & { job_type?: Job['type'] };
interface LooseAnswer {
  data: LooseJob & { result?: LooseResult | null };
  result?: LooseResult | null;
}

const readPoint = (point: LoosePoint): DataPoint[] => {
  const [quality, size, ssim] = Array.isArray(point) ? point : [point.quality, point.size, point.ssim];
  return quality === undefined || size === undefined || ssim === undefined ? [] : [[quality, size, ssim]];
};

const readFormat = (format: LooseFormat | null | undefined): FormatResult | null =>
  format ? { ...format, data_points: (format.data_points ?? []).flatMap(readPoint) } : null;

const readFormats = (result: LooseResult) =>
  Object.fromEntries(formats.map((format) => [format, readFormat(result[format])])) as Record<
    Format,
    FormatResult | null
  >;

const readType = <J extends LooseJob>(job: J): J => ({ ...job, type: job.type ?? job.job_type });

/** A job list whose jobs may call their mode `job_type`. */
export const readJobs = ({ data }: { data?: LooseJob[] }): Job[] | undefined => data?.map(readType);

/**
 * A job in the contract's shape. Servers of this API return its result beside `data` or within it, and each data point
 * as a triple or as an object.
 */
export const readJob = (answer: LooseAnswer): JobWithResult | undefined => {
  if (!answer.data) return undefined;
  const result = answer.data.result ?? answer.result;
  return {
    ...readType(answer.data),
    result: result
      ? {
          ...result,
          ...readFormats(result),
        }
      : null,
  };
};
