import type { MailConfig } from '../../config.ts';
import { assertOutside } from '../../db/transaction.ts';
import type { Queue, RunningJob } from '../../jobs/types.ts';
import { seal, unseal } from '../seal.ts';
import { causeOf, withoutAddresses } from './cause.ts';
import { outboxDelivery } from './outbox.ts';
import { smtpDelivery } from './smtp.ts';
import type { Delivery, Mailer, Message } from './types.ts';
import type { MailWatch } from './watch.ts';

const PURPOSE = 'mail';
/** Mails under way at a time; one slow answer of the mail server holds up no other mail. */
const LANES = 4;

/** @param secret seals queued mails, whose codes would otherwise rest readable in the queue's table */
export function createMailer(queue: Queue, secret: string): Mailer {
  return {
    async send(db, message) {
      await queue.send(db, 'mail', { sealed: seal(secret, PURPOSE, JSON.stringify(message)) });
    },
  };
}

/** The way out the configuration names. @param announce told one line per mail of the outbox */
export const openDelivery = (config: MailConfig, announce: (line: string) => void): Delivery =>
  config.kind === 'smtp' ? smtpDelivery(config) : outboxDelivery(config, announce);

/** The mail is not on its way; the queue tries again. Its text has no address in it, since the queue keeps it. */
class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
}

/** What the worker tells about its work. */
type Told = {
  log: { warn(details: object, text: string): void; error(details: object, text: string): void };
} & {
  watch: MailWatch;
};

/**
 * Delivers queued mail in this process. A mail that is under way is not handed over a second time, even when the queue
 * believes its job lost, as after a long standstill: whoever comes second waits for the first.
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
