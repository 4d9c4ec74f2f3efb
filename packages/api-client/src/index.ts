export { createLeafClient, type LeafClient } from './client/createLeafClient.ts';
export { newIdempotencyKey } from './client/idempotency.ts';
export type { CallOptions, CreateOptions, LeafClientOptions } from './client/options.ts';
export type { OnProgress } from './client/upload.ts';
export type * from './contract.ts';
export { ApiError, type ApiErrorInit, type ApiErrorKind, errorText, isAborted } from './errors/ApiError.ts';
export { errorTexts, otherErrorTexts } from './errors/texts.ts';
export { type Answer, unwrap } from './errors/unwrap.ts';
export type { UploadOptions } from './operations/images.ts';
export type { ProcessedImage } from './operations/jobs.ts';
export type { ListOptions } from './operations/organizations.ts';
export type { BenchmarkQuery } from './operations/reference.ts';
export { type NewStageRow, type Stage, type StageRow, stages } from './operations/stages.ts';
export {
  membersQuery,
  organizationsQuery,
  pendingOrganizationsQuery,
  userQuery,
} from './queries/account.ts';
export {
  benchmarksQuery,
  campaignQuery,
  campaignsQuery,
  geosQuery,
  rowsQuery,
} from './queries/campaigns.ts';
export { createQueryClient, readRetryDelay, shouldRetryRead } from './queries/createQueryClient.ts';
export {
  imageBlobQuery,
  imageInfoQuery,
  imagesQuery,
  JOB_POLL_MS,
  jobResultQuery,
  jobsQuery,
  processedImageBlobQuery,
} from './queries/images.ts';
export { type QueryKeys, queryKeys } from './queries/keys.ts';
export type { ReadQuery } from './queries/ReadQuery.ts';
