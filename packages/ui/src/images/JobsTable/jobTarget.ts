import type { Format } from '../../format/format.ts';
import type { ImageJob } from '../../types.ts';

/** The mode of a job, under either of the API's names for it. */
export const jobType = (job: Pick<ImageJob, 'type' | 'job_type'>): string => job.type ?? job.job_type ?? '';

/** The name of an ad platform; its id if it has none. */
export const jobPlatform = (names: Readonly<Record<string, string>>, preset: string): string =>
  names[`platform:${preset}`] ?? preset;

/** The target of a job with its unit: `SSIM 0.980`, `200 KB`; empty if there is none. */
export function jobTarget(
  job: Pick<ImageJob, 'type' | 'job_type' | 'target'>,
  format: Format,
  units: { kb: string; bpp: string },
): string {
  if (job.target == null) return '';
  switch (jobType(job)) {
    case 'lightweighting':
      return `SSIM ${format.ssim(job.target)}`;
    case 'ms-lightweighting':
      return `MS-SSIM ${format.ssim(job.target)}`;
    case 'file_size':
      return `${format.number(job.target)} ${units.kb}`;
    case 'bpp':
      return `${format.exact(job.target)} ${units.bpp}`;
    default:
      return format.exact(job.target);
  }
}
