import type { MailConfig } from '../../config.ts';
import type { Db } from '../../db/open.ts';
import { assertOutside } from '../../db/transaction.ts';
import type { Queue } from '../../jobs/queue.ts';
import { seal, unseal } from '../seal.ts';
import { outboxDelivery } from './outbox.ts';
import { smtpDelivery } from './smtp.ts';

/** What a mail says. Plain text: it reads everywhere and carries no trackers. */
export type Letter = {
  subject: string;
  text: string;
  /** The code in the text, so that the development outbox can show it at once. */
  code?: string;
};

/** A mail to one person. */
export type Message = Letter & { to: string };

/** Sends mail by way of the queue. */
export type Mailer = {
  /** Queues the mail as part of the caller's transaction; it leaves only when that commits. */
  send(db: Db, message: Message): Promise<void>;
};

/** Hands a mail over to the outside. */
export type Delivery = (message: Message) => Promise<void>;

const PURPOSE = 'mail';

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

/** Delivers queued mail in this process. */
export function registerMailWorker(queue: Queue, secret: string, deliver: Delivery): Promise<void> {
  return queue.work('mail', { concurrency: 2 }, async ({ data }) => {
    const message: Message = JSON.parse(unseal(secret, PURPOSE, data.sealed));
    assertOutside('mail');
    await deliver(message);
  });
}
