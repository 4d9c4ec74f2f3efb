import type { Db } from '../../db/open.ts';

/** A mail to one person. Plain text: it reads everywhere and carries no trackers. */
export type Message = {
  to: string;
  subject: string;
  text: string;
  /** The code in the text, so that the development outbox can show it at once. */
  code?: string;
};

/** Sends mail by way of the queue. */
export type Mailer = {
  /** Queues the mail as part of the caller's transaction; it leaves only when that commits. */
  send(db: Db, message: Message): Promise<void>;
};
