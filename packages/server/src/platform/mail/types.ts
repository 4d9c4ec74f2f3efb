import type { Db } from '../../db/open.ts';

/** What a mail says. Plain text: it reads everywhere and carries no trackers. */
export type Letter = {
  subject: string;
  text: string;
  /** The code in the text, so that the development outbox can show it at once. */
  code?: string;
  /** What it is written in, as BCP 47 names it. */
  language?: string;
};

/** A mail to one person. */
export type Message = Letter & { to: string };

/** Sends mail by way of the queue. */
export type Mailer = {
  /** Queues the mail as part of the caller's transaction; it leaves only when that commits. */
  send(db: Db, message: Message): Promise<void>;
};

/** Hands a mail over to the outside. @param id the same for every try, so that a server can tell a repetition */
export type Delivery = (message: Message, id: string) => Promise<void>;
