import { assertOutside } from '../../db/transaction.ts';
import type { Queue, RunningJob } from '../../jobs/types.ts';
import type { MailConfig } from '../../serviceConfig.ts';
import { seal, unseal } from '../seal.ts';
import { causeOf, withoutAddresses } from './cause.ts';
import { outboxDelivery } from './outbox.ts';
import { smtpDelivery } from './smtp.ts';
import type { Delivery, Mailer, Message } from './types.ts';
import type { MailWatch } from './watch.ts';

const PURPOSE = 'mail';
/** How many mails are sent at a time, so that one slow answer of the mail server delays no other mail. */
const LANES = 4;

/** @param secret encrypts queued mails, whose codes would otherwise be readable in the queue's table */
export function createMailer(queue: Queue, secret: string): Mailer {
  return {
    async send(db, message) {
      await queue.send(db, 'mail', { sealed: seal(secret, PURPOSE, JSON.stringify(message)) });
    },
  };
}

/** The configured delivery. @param announce called with one line per mail of the outbox */
export const openDelivery = (config: MailConfig, announce: (line: string) => void): Delivery =>
  config.kind === 'smtp' ? smtpDelivery(config) : outboxDelivery(config, announce);

/** The mail could not be delivered; the queue tries again. The message contains no address, because the queue stores it. */
class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
}

/** The worker's callbacks. */
type Told = {
  log: { warn(details: object, text: string): void; error(details: object, text: string): void };
  watch: MailWatch;
};

/**
 * Delivers queued mail in this process. A mail in progress is not delivered twice, even if the queue considers its job
 * lost, as after a long pause: the second attempt waits for the first.
 */
export function registerMailWorker(
  queue: Queue,
  secret: string,
  deliver: Delivery,
  { log, watch }: Told,
): Promise<void> {
  const underWay = new Map<string, Promise<void>>();

  async function handOver({ id, data, retryCount, lastTry }: RunningJob<'mail'>): Promise<void> {
    const message: Message = JSON.parse(unseal(secret, PURPOSE, data.sealed));
    assertOutside('mail');
    watch.begun(id);
    try {
      await deliver(message, id);
      watch.delivered();
    } catch (error) {
      const cause = causeOf(error);
      const details = { mail: id, subject: withoutAddresses(message.subject), cause, try: retryCount + 1 };
      watch.failed(cause, lastTry);
      if (lastTry) log.error(details, 'mail given up');
      else log.warn(details, 'mail not delivered, will be tried again');
      throw new NotDelivered(cause);
    } finally {
      watch.ended(id);
    }
  }

  return queue.work('mail', { concurrency: LANES }, (job) => {
    const known = underWay.get(job.id);
    if (known) return known;
    const handed = handOver(job).finally(() => underWay.delete(job.id));
    underWay.set(job.id, handed);
    return handed;
  });
}
