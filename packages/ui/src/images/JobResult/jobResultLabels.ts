import { flagLabels } from '../jobResult.ts';

/** The words of `JobResult`. */
export const jobResultLabels = {
  notAvailable: 'Result not available yet for this job.',
  failed: 'Failed to load job result.',
  format: 'Format',
  preview: (format: string, quality: number) => `Processed image, ${format} at quality ${quality}`,
  quality: 'Quality',
  q: (quality: number) => `q ${quality}`,
  ssim: 'SSIM',
  msSsim: 'MS-SSIM',
  size: 'Size',
  kb: 'KB',
  before: 'Size before',
  smaller: (percent: string) => `${percent} smaller`,
  larger: (percent: string) => `${percent} larger`,
  same: 'Same size',
  adUnit: (name: string, limit: string) => `Measured against ${name}, limit ${limit} KB.`,
  download: 'Download',
  keepOriginal: 'Keep the original',
  preparing: 'Preparing…',
  ...flagLabels,
};
