import type { Db } from '../db/open.ts';

/** Every queue and the data of its jobs. A handler may run twice for one job, so each must be idempotent. */
export type Jobs = {
  /** A mail, encrypted so that its code cannot be read in the queue's table. */
  mail: { sealed: string };
  /** A request for a code, encrypted like the mail that may follow. */
  'send-code': { sealed: string };
  /** One turn of the optimiser: its worker takes the job of the organization that has waited longest. */
  optimise: Record<string, never>;
  /** Removes the rows and files of a deleted organization. */
  'purge-organization': { orgId: number };
  /** Removes files that nothing refers to any more. */
  'delete-objects': { keys: string[] };
  /** Removes files that were stored and never recorded. */
  'sweep-objects': Record<string, never>;
  /** Checks subscriptions without recent news. */
  'reconcile-billing': Record<string, never>;
  /** Cancels what a deleted organization would otherwise keep paying for. */
  'end-payments': Record<string, never>;
  /** Sends mails that were held back. */
  'send-held-notices': Record<string, never>;
  /** Removes what has expired. */
  cleanup: Record<string, never>;
};
export type QueueName = keyof Jobs;

/** The context that a handler gets with its job. */
export type RunningJob<N extends QueueName> = {
  id: string;
  data: Jobs[N];
  /** Aborted when the job expires, is cancelled or the program stops. */
  signal: AbortSignal;
  /** 0 on the first attempt. */
  retryCount: number;
  /** Whether a failure now is final. */
  lastTry: boolean;
};

/** The job queue, on whichever database is open. */
export type Queue = {
  /** Queues a job as part of the caller's transaction, or at once if `db` is none. */
  send<N extends QueueName>(db: Db, name: N, data: Jobs[N]): Promise<void>;
  /** Takes jobs of a queue in this process and hands them out, one at a time by default. */
  work<N extends QueueName>(
    name: N,
    options: { concurrency?: number },
    handler: (job: RunningJob<N>) => Promise<void>,
  ): Promise<void>;
  /** Runs a queue on a schedule (cron, UTC). */
  schedule(
    name: 'reconcile-billing' | 'end-payments' | 'send-held-notices' | 'cleanup' | 'sweep-objects',
    cron: string,
  ): Promise<void>;
  /** Rejects if the queue is unavailable. */
  check(): Promise<void>;
  /** Jobs waiting and running, by queue. */
  depth(): Promise<{ name: string; waiting: number; active: number }[]>;
  /** Stops taking jobs, waits for those in progress up to the limit, then returns them to the queue. */
  stop(timeoutMs: number): Promise<void>;
};
