import type { WrittenFormat } from '../contract.ts';
import type { BenchmarkQuery } from '../operations/reference.ts';
import type { Stage } from '../operations/stages.ts';

/**
 * The cache keys of all reads. A key is a prefix of everything that belongs to it: invalidating `campaign(12)` includes
 * its rows, `image(5)` its info, files, jobs and results.
 */
export const queryKeys = {
  user: ['user'],
  organizations: ['organizations'],
  pendingOrganizations: ['pending-organizations'],
  members: (organizationId: number) => ['members', organizationId] as const,
  usage: ['usage'],
  apiKeys: (organizationId: number) => ['api-keys', organizationId] as const,
  campaigns: ['campaigns'],
  campaign: (campaignId: number) => ['campaign', campaignId] as const,
  rows: (campaignId: number, stage: Stage) => ['campaign', campaignId, 'rows', stage] as const,
  deletedRows: (campaignId: number) => ['campaign', campaignId, 'deleted'] as const,
  deleted: ['deleted'],
  importMapping: ['import-mapping'],
  geos: ['geos'],
  benchmarks: (query: BenchmarkQuery) => ['benchmarks', query] as const,
  images: ['images'],
  outcomes: (imageIds: readonly number[]) => ['outcomes', ...imageIds] as const,
  image: (imageId: number) => ['image', imageId] as const,
  imageInfo: (imageId: number) => ['image', imageId, 'info'] as const,
  imageBlob: (imageId: number) => ['image', imageId, 'file'] as const,
  thumbnail: (imageId: number) => ['image', imageId, 'thumbnail'] as const,
  processedImageBlob: (imageId: number, format: WrittenFormat, quality: number) =>
    ['image', imageId, 'processed', format, quality] as const,
  jobs: (imageId: number) => ['image', imageId, 'jobs'] as const,
  jobResult: (imageId: number, jobId: number) => ['image', imageId, 'result', jobId] as const,
} as const;

type Keys = typeof queryKeys;

/** The type of each key. */
export type QueryKeys = {
  [K in keyof Keys]: Keys[K] extends (...args: never) => infer Key ? Key : Keys[K];
};
