export { createLeafClient, type LeafClient } from './client/createLeafClient.ts';
export { newIdempotencyKey, outcomeUnknown } from './client/idempotency.ts';
export type { CallOptions, CreateOptions, LeafClientOptions } from './client/options.ts';
export type { OnProgress } from './client/upload.ts';
export type * from './contract.ts';
export { ApiError, type ApiErrorInit, type ApiErrorKind, isAborted } from './errors/ApiError.ts';
export { errorText } from './errors/errorText.ts';
export {
  type ErrorPurpose,
  type ErrorWords,
  errorTexts,
  errorWords,
  rowErrorTexts,
  waitText,
} from './errors/texts.ts';
export { type Answer, unwrap } from './errors/unwrap.ts';
export { isUnderWay } from './isUnderWay.ts';
export { machineKindOf } from './machineTokens.ts';
export type { UploadOptions } from './operations/fileUpload.ts';
export type { OnJobs } from './operations/jobEvents.ts';
export type { ProcessedImage, ZippedImage } from './operations/jobs.ts';
export type { ListOptions } from './operations/organizations.ts';
export type { BenchmarkQuery } from './operations/reference.ts';
export type { BulkOptions, RowChange, Versioned } from './operations/rows.ts';
export { stages } from './operations/stages.ts';
