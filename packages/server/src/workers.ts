import { cleanUp } from './cleanup.ts';
import type { Services } from './core/services.ts';
import { answerCodeRequest } from './features/account/codeRequests.ts';
import { removeFiles } from './features/assets/reservations.ts';
import { sweepObjects } from './features/assets/sweep.ts';
import { endPayments } from './features/billing/ending.ts';
import { reconcileBilling } from './features/billing/jobs.ts';
import { registerOptimiseWorker } from './features/images/worker.ts';
import { sendHeldNotices } from './features/notices/held.ts';
import { purgeOrganization, resumePurges } from './features/organizations/purge.ts';
import type { QueueName, RunningJob } from './jobs/types.ts';
import { jobsFailed } from './platform/counters.ts';
import { registerMailWorker } from './platform/mail/index.ts';
import type { Delivery } from './platform/mail/types.ts';
import type { MailWatch } from './platform/mail/watch.ts';

/** The same work, with failures logged and counted; the queue retries it. */
const told =
  <N extends QueueName>(
    { log }: Services,
    queue: N,
    work: (job: RunningJob<N>) => Promise<void>,
  ): ((job: RunningJob<N>) => Promise<void>) =>
  async (job) => {
    try {
      await work(job);
    } catch (error) {
      jobsFailed.inc({ queue });
      log.error({ err: error, queue, tries: job.retryCount + 1, last: job.lastTry }, 'job failed');
      throw error;
    }
  };

/** Starts working on every queue in this process. */
export async function registerWorkers(
  services: Services,
  deliver: Delivery,
  watch: MailWatch,
): Promise<void> {
  const { config, db, log, objects, queue } = services;
  await registerMailWorker(queue, config.appSecret, deliver, { log, watch });
  await queue.work('send-code', {}, ({ data }) => answerCodeRequest(services, data.sealed));
  await registerOptimiseWorker(services);
  await queue.work(
    'purge-organization',
    {},
    told(services, 'purge-organization', ({ data }) => purgeOrganization(services, data.orgId)),
  );
  await resumePurges(services);
  await queue.work(
    'delete-objects',
    {},
    told(services, 'delete-objects', ({ data }) => removeFiles({ db, objects }, data.keys)),
  );
  await queue.work('sweep-objects', {}, async () => {
    await sweepObjects(services);
  });
  await queue.work('reconcile-billing', {}, () => reconcileBilling(services));
  await queue.work('end-payments', {}, () => endPayments(services));
  await queue.work('send-held-notices', {}, () => sendHeldNotices(services));
  await queue.work('cleanup', {}, async () => {
    await cleanUp(services);
    await resumePurges(services);
  });
  await queue.schedule('reconcile-billing', '*/10 * * * *');
  await queue.schedule('end-payments', '*/10 * * * *');
  await queue.schedule('send-held-notices', '*/10 * * * *');
  await queue.schedule('cleanup', '17 * * * *');
  await queue.schedule('sweep-objects', '43 3 * * *');
  await queue.send(services.db, 'sweep-objects', {});
  await queue.send(services.db, 'end-payments', {});
}
