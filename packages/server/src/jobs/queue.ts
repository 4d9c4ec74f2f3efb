import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { fromKysely, fromPglite, type JobWithMetadata, type Queue as ManagedQueue, PgBoss } from 'pg-boss';
import { farewell } from '../db/farewell.ts';
import { type Database, keepsAlive } from '../db/open.ts';
import { apart, assertOutside } from '../db/transaction.ts';
import { within } from '../within.ts';
import { logFailures, type QueueLog } from './failures.ts';
import type { Jobs, Queue, QueueName } from './types.ts';

const HEARTBEAT_SECONDS = 10;
const POLL_SECONDS = 0.5;
/** How long handlers that were told to stop may take to do so. */
const SETTLE_MS = 5000;
/** A dead worker is detected by its missing heartbeat, so that another soon does its job. */
const SURVIVES = { notify: true, heartbeatSeconds: HEARTBEAT_SECONDS };
const RETRY = { ...SURVIVES, retryLimit: 5, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };
const PATIENT = { ...RETRY, retryLimit: 80, retryDelayMax: 3600 };

/**
 * Longer than a mail server may take for all its answers, so that no other worker delivers a mail in progress. A dead
 * worker is detected by its missing heartbeat long before.
 */
export const MAIL_LEASE_SECONDS = 2 * 3600;

type QueueSettings = Pick<
  ManagedQueue,
  | 'retryLimit'
  | 'retryDelay'
  | 'retryBackoff'
  | 'retryDelayMax'
  | 'notify'
  | 'heartbeatSeconds'
  | 'expireInSeconds'
  | 'deleteAfterSeconds'
  | 'policy'
>;

const queues: Record<QueueName, QueueSettings> = {
  mail: { ...RETRY, retryLimit: 10, expireInSeconds: MAIL_LEASE_SECONDS, deleteAfterSeconds: 3600 },
  'send-code': { ...RETRY, expireInSeconds: 60, deleteAfterSeconds: 3600 },
  optimise: {
    // High, because the job counts its own interruptions and must hear of every one.
    retryLimit: 20,
    retryDelay: 1,
    ...SURVIVES,
    expireInSeconds: 1800,
    deleteAfterSeconds: 86_400,
  },
  // For about three days: an outage of an hour must not leave anything behind after a deletion.
  'purge-organization': { ...PATIENT, expireInSeconds: 1800 },
  'delete-objects': { ...PATIENT, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  'sweep-objects': { retryLimit: 0, policy: 'short', expireInSeconds: 1800, deleteAfterSeconds: 3600 },
  'reconcile-billing': { retryLimit: 0, policy: 'short', deleteAfterSeconds: 3600 },
  // Counts its own attempts.
  'end-payments': { retryLimit: 0, policy: 'short', expireInSeconds: 1800, deleteAfterSeconds: 3600 },
  'send-held-notices': { retryLimit: 0, policy: 'short', deleteAfterSeconds: 3600 },
  cleanup: { retryLimit: 0, policy: 'short', deleteAfterSeconds: 3600 },
};

/** @param supervise whether this process looks after expired and orphaned jobs */
const openBoss = (connection: Database['connection'], supervise: boolean): PgBoss =>
  new PgBoss({
    schema: 'jobs',
    ...(connection.kind === 'pglite'
      ? { db: fromPglite(connection.pglite), backend: 'pglite' as const }
      : {
          connectionString: connection.url,
          max: 4,
          application_name: 'leaf-jobs',
          ...keepsAlive,
          query_timeout: connection.answerMs,
        }),
    useListenNotify: true,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    warningQueueSize: 10_000,
  });

/** Makes the queues that are missing, with their present settings. */
async function prepareQueues(boss: PgBoss): Promise<void> {
  for (const [name, { policy, ...settings }] of Object.entries(queues)) {
    await boss.createQueue(name, { ...settings, ...(policy ? { policy } : {}) });
    // Otherwise a queue created by an earlier release would keep its old settings.
    await boss.updateQueue(name, settings);
    // The queue reads its settings on first use, on a separate connection. If that were a `send` inside a transaction,
    // the embedded database, which has one connection, would wait for itself forever.
    await boss.findJobs(name, { id: randomUUID() });
  }
}

/**
 * Starts the queue in the schema `jobs`.
 * @param supervise whether this process looks after expired and orphaned jobs
 */
export async function startQueue(
  { connection }: Database,
  log: QueueLog,
  { supervise }: { supervise: boolean },
): Promise<Queue> {
  const boss = openBoss(connection, supervise);
  const endLog = logFailures(boss, log);
  await boss.start();
  await prepareQueues(boss);

  const handling = new Set<Promise<unknown>>();
  const leaving = new AbortController();
  /** Whoever was told to stop still reports to the queue, which must be open for that. */
  async function settle(): Promise<void> {
    const settled = Promise.allSettled(handling);
    await within(SETTLE_MS, settled, () => new Error('Still handling.')).catch(() => undefined);
    await setImmediate();
  }

  return {
    send: async (db, name, data) => {
      await boss.send(name, data, { db: fromKysely(db) });
    },
    async work(name, { concurrency = 1 }, handler) {
      const heartbeat = queues[name]?.heartbeatSeconds ? { heartbeatRefreshSeconds: 3 } : {};
      await boss.work(
        name,
        {
          batchSize: 1,
          includeMetadata: true,
          localConcurrency: concurrency,
          ...heartbeat,
          // A notification triggers one fetch of one job; with the default of 30 s, a backlog would drain at that pace.
          pollingIntervalSeconds: POLL_SECONDS,
          notifyPollingIntervalSeconds: POLL_SECONDS,
        },
        async (jobs: JobWithMetadata<Jobs[typeof name]>[]) => {
          for (const { id, data, signal: claimed, retryCount, retryLimit } of jobs) {
            const signal = AbortSignal.any([claimed, leaving.signal]);
            const handled = apart(() =>
              handler({ id, data, signal, retryCount, lastTry: retryCount >= retryLimit }),
            );
            handling.add(handled);
            await handled.finally(() => handling.delete(handled));
          }
        },
      );
    },
    schedule: (name, cron) => boss.schedule(name, cron),
    check: async () => {
      assertOutside('queue.check');
      await boss.getQueue('mail');
    },
    async depth() {
      assertOutside('queue.depth');
      const found = await boss.getQueues();
      return found.map(({ name, queuedCount, activeCount }) => ({
        name,
        waiting: queuedCount,
        active: activeCount,
      }));
    },
    async stop(timeout) {
      // Before the listener takes its leave, which a silent host holds up: no more jobs are taken meanwhile.
      for (const name of Object.keys(queues)) await boss.offWork(name, { wait: false });
      const stopped = boss.stop({ graceful: true, timeout, close: false });
      if (connection.kind === 'pglite') {
        await stopped;
        await settle();
      } else if (await farewell(stopped, timeout)) {
        await settle();
        await farewell(boss.stop());
      } else {
        // pg-boss tells its handlers to stop only after the host has answered.
        leaving.abort();
        // A slow host may hear it yet.
        stopped.then(() => boss.stop()).catch(() => undefined);
      }
      endLog();
    },
  };
}
