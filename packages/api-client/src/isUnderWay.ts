import type { JobStatus } from './contract.ts';

/** Whether a job, or a quality that was asked for, is still queued or running. */
export const isUnderWay = (job: { status: JobStatus } | null | undefined): boolean =>
  job?.status === 'queued' || job?.status === 'running';
