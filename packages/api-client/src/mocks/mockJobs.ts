import type { CreativeJob, Job } from '../contract.ts';

type AnyJob = Job | CreativeJob;

/** A new job, apart from what was ordered. */
export const queued = {
  status: 'queued',
  progress: 0,
  error: null,
  error_code: null,
  created_at: '2026-11-21T10:00:00.000Z',
} as const;

/** Each read moves a job on: queued, running, completed. */
export function moveOn(job: AnyJob): void {
  if (job.status === 'queued') Object.assign(job, { status: 'running', progress: 0.4 });
  else if (job.status === 'running') Object.assign(job, { status: 'completed', progress: 1 });
}

/** A ZIP without files: its end record alone. */
export const emptyZip = new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);
