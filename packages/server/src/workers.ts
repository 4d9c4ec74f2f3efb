import { cleanUp } from './cleanup.ts';
import type { Services } from './core/services.ts';
import { answerCodeRequest } from './features/account/codeRequests.ts';
import { removeFiles } from './features/assets/reservations.ts';
import { sweepObjects } from './features/assets/sweep.ts';
import { endPayments } from './features/billing/ending.ts';
import { reconcileBilling } from './features/billing/reconcile.ts';
import { sendHeldNotices } from './features/notices/held.ts';
import { registerOptimiseWorker } from './features/optimisation/worker.ts';
import { purgeOrganization, resumePurges } from './features/organizations/purge.ts';
import type { Jobs, QueueName } from './jobs/types.ts';
import { jobsFailed } from './platform/counters.ts';
import { registerMailWorker } from './platform/mail/index.ts';
import type { Delivery } from './platform/mail/types.ts';
import type { MailWatch } from './platform/mail/watch.ts';

/** Works on a queue. A failure, of which the queue says nothing, is logged and counted; the queue tries again. */
const workOn = <N extends QueueName>(
  { log, queue }: Services,
  name: N,
  work: (data: Jobs[N]) => Promise<unknown>,
): Promise<void> =>
  queue.work(name, {}, async ({ data, retryCount, lastTry }) => {
    try {
      await work(data);
    } catch (error) {
      jobsFailed.inc({ queue: name });
      log.error({ err: error, queue: name, tries: retryCount + 1, last: lastTry }, 'job failed');
      throw error;
    }
  });

/** Starts working on every queue in this process. */
export async function registerWorkers(
  services: Services,
  deliver: Delivery,
  watch: MailWatch,
): Promise<void> {
  const { config, db, log, objects, queue } = services;
  await registerMailWorker(queue, config.appSecret, deliver, { log, watch });
  await workOn(services, 'send-code', ({ sealed }) => answerCodeRequest(services, sealed));
  await registerOptimiseWorker(services);
  await workOn(services, 'purge-organization', ({ orgId }) => purgeOrganization(services, orgId));
  await resumePurges(services);
  await workOn(services, 'delete-objects', ({ keys }) => removeFiles({ db, objects }, keys));
  await workOn(services, 'sweep-objects', () => sweepObjects(services));
  await workOn(services, 'reconcile-billing', () => reconcileBilling(services));
  await workOn(services, 'end-payments', () => endPayments(services));
  await workOn(services, 'send-held-notices', () => sendHeldNotices(services));
  await workOn(services, 'cleanup', () => cleanUp(services));
  await queue.schedule('reconcile-billing', '*/10 * * * *');
  await queue.schedule('end-payments', '*/10 * * * *');
  await queue.schedule('send-held-notices', '*/10 * * * *');
  await queue.schedule('cleanup', '17 * * * *');
  await queue.schedule('sweep-objects', '43 3 * * *');
  await queue.send(services.db, 'sweep-objects', {});
  await queue.send(services.db, 'end-payments', {});
}
