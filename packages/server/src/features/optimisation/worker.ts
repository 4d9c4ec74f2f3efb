import type { JobFailure } from '@leaf/api-client/contract';
import { OptimiserError } from '@leaf/optimiser';
import type { Services } from '../../core/services.ts';
import { isFull } from '../../errorCodes.ts';
import type { RunningJob } from '../../jobs/types.ts';
import { ObjectMissing } from '../../platform/objects/types.ts';
import { type Attended, finishJob } from '../assets/jobs.ts';
import { creativeFault, lightenCreative } from '../creatives/lighten.ts';
import { optimiseImage } from '../images/optimise.ts';
import { type ClaimedJob, claimJob, isHeavy, isWaiting } from './claim.ts';
import { Heartbeat } from './heartbeat.ts';
import { HeavySlot } from './heavySlot.ts';

type WorkerServices = Pick<Services, 'clock' | 'db' | 'queue' | 'objects' | 'optimiser' | 'config' | 'log'>;

/** Starts of a job before it is abandoned: it may be what crashes the program. */
const MAX_ATTEMPTS = 5;

/** The reason for a stop requested through the row. */
const cancelled = new Error('cancelled');

/** Why a job failed. `error` is the optimiser's sentence if it says more than the code. */
type Fault = { error_code: JobFailure; error?: string };

/** The codes of the optimiser's failures that a retry would not fix; `failed` may be passing, as when the program stops. */
const codes: Readonly<Record<Exclude<OptimiserError['code'], 'failed'>, JobFailure>> = {
  unsupported: 'image_unreadable',
  unavailable: 'format_unavailable',
  'too-large': 'image_too_large',
  deadline: 'took_too_long',
  memory: 'out_of_memory',
  crashed: 'encoder_stopped',
};

/** A failure that a retry would not fix; undefined for any other. */
function lastingFault(error: unknown, mode: ClaimedJob['mode']): Fault | undefined {
  const ofCreative = mode === 'creative' ? creativeFault(error) : undefined;
  if (ofCreative) return { error_code: ofCreative };
  if (error instanceof OptimiserError && error.code !== 'failed')
    return { error_code: codes[error.code], error: error.message };
  if (error instanceof ObjectMissing) return { error_code: 'file_missing' };
  if (isFull(error)) return { error_code: 'storage_full' };
  return undefined;
}

/** Why the job failed; undefined while a retry may succeed. */
const faultOf = (error: unknown, { attempts, mode }: ClaimedJob): Fault | undefined =>
  lastingFault(error, mode) ?? (attempts < MAX_ATTEMPTS ? undefined : { error_code: 'not_finished' });

/** Runs a job while its row is kept up to date and watched. */
async function attend(services: WorkerServices, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  const lost = new AbortController();
  const heartbeat = new Heartbeat(services, job, () => lost.abort(cancelled));
  const attended: Attended = {
    signal: AbortSignal.any([signal, lost.signal]),
    onProgress: (fraction) => heartbeat.report(fraction),
  };
  try {
    await (job.mode === 'creative'
      ? lightenCreative(services, job, attended)
      : optimiseImage(services, job, attended));
  } finally {
    heartbeat.stop();
  }
}

/**
 * Claims the next job that can run at once. If only heavy ones are waiting and one is in progress, the turn waits without
 * claiming a job, so that another process may.
 * @returns the job and a function that releases its slot, or undefined if nothing is waiting
 */
async function nextJob(
  { db }: WorkerServices,
  { id, signal }: RunningJob<'optimise'>,
  heavy: HeavySlot,
): Promise<{ job: ClaimedJob; leave?: (() => void) | undefined } | undefined> {
  for (;;) {
    const leave = heavy.take();
    try {
      const job = await claimJob(db, id, leave !== undefined);
      if (job && isHeavy(job)) return { job, leave };
      leave?.();
      if (job) return { job };
    } catch (error) {
      leave?.();
      throw error;
    }
    if (leave || !(await isWaiting(db, id))) return undefined;
    await heavy.freed(signal);
  }
}

/**
 * One turn: claims a job and finishes it, or throws so that the queue retries the turn.
 * @param heavy shared by the turns of a process
 */
export async function takeTurn(
  services: WorkerServices,
  turn: RunningJob<'optimise'>,
  heavy = new HeavySlot(),
): Promise<void> {
  const next = await nextJob(services, turn, heavy);
  if (!next) return;
  try {
    await work(services, next.job, turn);
  } finally {
    next.leave?.();
  }
}

/** Finishes a job, or throws. */
async function work(services: WorkerServices, job: ClaimedJob, turn: RunningJob<'optimise'>): Promise<void> {
  const source = job.mode === 'creative' ? { creative: job.creative_id } : { image: job.image_id };
  const log = services.log.child({ job: job.id, ...source, try: job.attempts });
  if (job.attempts > MAX_ATTEMPTS) {
    log.error('job given up');
    await finishJob(services.db, job, { status: 'failed', error_code: 'interrupted' });
    return;
  }
  try {
    await attend(services, job, turn.signal);
  } catch (error) {
    if (error === cancelled) return;
    const fault = turn.signal.aborted ? undefined : faultOf(error, job);
    if (fault === undefined) {
      log.warn({ err: error }, 'job not finished, will be tried again');
      throw error;
    }
    log.warn({ err: error }, 'job failed');
    await finishJob(services.db, job, { status: 'failed', ...fault });
  }
}

/** Queues a turn for every waiting job without one, for example after a restore from a backup. */
async function refillTurns({ db, queue }: WorkerServices): Promise<void> {
  const { waiting } = await db
    .selectFrom('image_job')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  const turns = (await queue.depth()).find(({ name }) => name === 'optimise')?.waiting ?? 0;
  for (let missing = waiting - turns; missing > 0; missing -= 1) await queue.send(db, 'optimise', {});
}

/** Starts processing turns in this process. */
export async function registerOptimiseWorker(services: WorkerServices): Promise<void> {
  await refillTurns(services);
  const heavy = new HeavySlot();
  await services.queue.work('optimise', { concurrency: services.config.optimiseConcurrency }, (turn) =>
    takeTurn(services, turn, heavy),
  );
}
