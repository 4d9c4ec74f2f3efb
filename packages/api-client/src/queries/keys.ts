import type { Format } from '../contract.ts';
import type { BenchmarkQuery } from '../operations/reference.ts';
import type { Stage } from '../operations/stages.ts';

/**
 * The cache keys of all reads. A key is a prefix of what belongs to it: invalidating `campaign(12)` reaches its rows,
 * `image(5)` its info, files, jobs and results.
 */
export const queryKeys = {
  user: ['user'],
  organizations: ['organizations'],
  pendingOrganizations: ['pending-organizations'],
  members: (organizationId: number) => ['members', organizationId],
  campaigns: ['campaigns'],
  campaign: (campaignId: number) => ['campaign', campaignId],
  rows: (campaignId: number, stage: Stage) => ['campaign', campaignId, 'rows', stage],
  geos: ['geos'],
  benchmarks: (query: BenchmarkQuery) => ['benchmarks', query],
  images: ['images'],
  image: (imageId: number) => ['image', imageId],
  imageInfo: (imageId: number) => ['image', imageId, 'info'],
  imageBlob: (imageId: number) => ['image', imageId, 'file'],
  processedImageBlob: (imageId: number, format: Format, quality: number) => [
    'image',
    imageId,
    'processed',
    format,
    quality,
  ],
  jobs: (imageId: number) => ['image', imageId, 'jobs'],
  jobResult: (imageId: number, jobId: number) => ['image', imageId, 'result', jobId],
} as const;
