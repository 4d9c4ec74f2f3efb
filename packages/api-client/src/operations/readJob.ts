import type {
  DataPoint,
  Format,
  FormatResult,
  ImageOutcome,
  Job,
  JobResult,
  JobWithResult,
  MoreResults,
} from '../contract.ts';
import { formats } from '../formats.ts';

/** A data point in either of its two shapes; openapi-fetch types a triple as a list of numbers. */
type LoosePoint = number[] | { quality: number; size: number; ssim: number };
type LooseFormat = Omit<FormatResult, 'data_points'> & { data_points?: LoosePoint[] };
type LooseMore = Omit<MoreResults, 'png' | 'gif'> & { png?: LooseFormat; gif?: LooseFormat };
type LooseResult = Omit<JobResult, Format | 'more'> & { [format in Format]?: LooseFormat | null } & {
  more?: LooseMore;
};
type LooseJob = Job & { job_type?: Job['type'] };
interface LooseAnswer {
  data: LooseJob & { result?: LooseResult | null };
  result?: LooseResult | null;
}

const readPoint = (point: LoosePoint): DataPoint[] => {
  const [quality, size, ssim] = Array.isArray(point) ? point : [point.quality, point.size, point.ssim];
  return quality === undefined || size === undefined || ssim === undefined ? [] : [[quality, size, ssim]];
};

const readFound = (format: LooseFormat): FormatResult => ({
  ...format,
  data_points: (format.data_points ?? []).flatMap(readPoint),
});

const readFormat = (format: LooseFormat | null | undefined): FormatResult | null =>
  format ? readFound(format) : null;

const readMore = ({ png, gif, ...more }: LooseMore): MoreResults => ({
  ...more,
  ...(png ? { png: readFound(png) } : {}),
  ...(gif ? { gif: readFound(gif) } : {}),
});

function readResult({ more, ...result }: LooseResult): JobResult {
  return { ...result, ...readFormats(result), ...(more ? { more: readMore(more) } : {}) };
}

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
    result: result ? readResult(result) : null,
  };
};

interface LooseOutcomes {
  data?: (Pick<ImageOutcome, 'image'> & { chosen?: ImageOutcome['chosen'] } & {
    job: LooseAnswer['data'] | null;
  })[];
}

/** The images of a set with their jobs. */
export const readOutcomes = ({ data }: LooseOutcomes): ImageOutcome[] | undefined =>
  data?.map(({ image, job, chosen = null }) => ({
    image,
    job: (job && readJob({ data: job })) ?? null,
    chosen,
  }));
