import type { LeafClient } from '../client/createLeafClient.ts';
import type { WrittenFormat } from '../contract.ts';
import type { BenchmarkQuery } from '../operations/reference.ts';
import type { Stage } from '../operations/stages.ts';

/**
 * The cache keys of all reads of a client. They begin with the client's `scope`, so that two accounts in one cache, and
 * the app's own keys, stay apart; `scope` itself is the prefix of them all. A key is a prefix of everything that belongs
 * to it: invalidating `campaign(12)` includes its rows, `image(5)` and `creative(9)` their info, files, jobs and results.
 */
export const queryKeys = ({ scope }: Pick<LeafClient, 'scope'>) =>
  ({
    user: [...scope, 'user'],
    organizations: [...scope, 'organizations'],
    pendingOrganizations: [...scope, 'pending-organizations'],
    members: (organizationId: number) => [...scope, 'members', organizationId] as const,
    usage: [...scope, 'usage'],
    apiKeys: (organizationId: number) => [...scope, 'api-keys', organizationId] as const,
    campaigns: [...scope, 'campaigns'],
    campaign: (campaignId: number) => [...scope, 'campaign', campaignId] as const,
    rows: (campaignId: number, stage: Stage) => [...scope, 'campaign', campaignId, 'rows', stage] as const,
    deletedRows: (campaignId: number) => [...scope, 'campaign', campaignId, 'deleted'] as const,
    deleted: [...scope, 'deleted'],
    importMapping: [...scope, 'import-mapping'],
    geos: [...scope, 'geos'],
    benchmarks: (query: BenchmarkQuery) => [...scope, 'benchmarks', query] as const,
    images: [...scope, 'images'],
    jobSettings: [...scope, 'job-settings'],
    outcomes: (imageIds: readonly number[]) => [...scope, 'outcomes', ...imageIds] as const,
    image: (imageId: number) => [...scope, 'image', imageId] as const,
    imageInfo: (imageId: number) => [...scope, 'image', imageId, 'info'] as const,
    imageBlob: (imageId: number) => [...scope, 'image', imageId, 'file'] as const,
    thumbnail: (imageId: number) => [...scope, 'image', imageId, 'thumbnail'] as const,
    processedImageBlob: (imageId: number, format: WrittenFormat, quality: number) =>
      [...scope, 'image', imageId, 'processed', format, quality] as const,
    jobs: (imageId: number) => [...scope, 'image', imageId, 'jobs'] as const,
    imageRows: (imageId: number) => [...scope, 'image', imageId, 'rows'] as const,
    askedPoints: (imageId: number) => [...scope, 'image', imageId, 'points'] as const,
    creatives: [...scope, 'creatives'],
    creative: (creativeId: number) => [...scope, 'creative', creativeId] as const,
    creativeDetail: (creativeId: number) => [...scope, 'creative', creativeId, 'detail'] as const,
    creativeJobs: (creativeId: number) => [...scope, 'creative', creativeId, 'jobs'] as const,
    creativeJobResult: (creativeId: number, jobId: number) =>
      [...scope, 'creative', creativeId, 'result', jobId] as const,
    jobResult: (imageId: number, jobId: number) => [...scope, 'image', imageId, 'result', jobId] as const,
  }) as const;

type Keys = ReturnType<typeof queryKeys>;

/** The type of each key. */
export type QueryKeys = {
  [K in keyof Keys]: Keys[K] extends (...args: never) => infer Key ? Key : Keys[K];
};
