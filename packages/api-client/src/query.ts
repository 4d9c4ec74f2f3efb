/* Second entry of the package: query options for TanStack Query, separate so that apps with another cache do not need
   it. */
export {
  apiKeysQuery,
  membersQuery,
  organizationsQuery,
  pendingOrganizationsQuery,
  usageQuery,
  userQuery,
} from './queries/account.ts';
export {
  benchmarksQuery,
  campaignQuery,
  campaignsQuery,
  deletedQuery,
  deletedRowsQuery,
  geosQuery,
  importMappingQuery,
  rowsQuery,
} from './queries/campaigns.ts';
export { createQueryClient, readRetryDelay, shouldRetryRead } from './queries/createQueryClient.ts';
export {
  creativeJobResultQuery,
  creativeJobsQuery,
  creativeQuery,
  creativesQuery,
} from './queries/creatives.ts';
export {
  askedPointsQuery,
  imageBlobQuery,
  imageInfoQuery,
  imageRowsQuery,
  imagesQuery,
  JOB_POLL_MS,
  jobResultQuery,
  jobSettingsQuery,
  jobsQuery,
  outcomesQuery,
  processedImageBlobQuery,
  thumbnailQuery,
} from './queries/images.ts';
export { type QueryKeys, queryKeys } from './queries/keys.ts';
export type { ReadQuery } from './queries/ReadQuery.ts';
