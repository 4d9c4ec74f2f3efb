import type { Db } from '../../db/open.ts';

/** The content of a mail: plain text, which is readable everywhere and has no trackers. */
export type Letter = {
  subject: string;
  text: string;
  /** The code in the text, which the development outbox shows directly. */
  code?: string;
  /** Its language as a BCP 47 tag. */
  language?: string;
};

/** A mail to one person. */
export type Message = Letter & { to: string };

/** Sends mail through the queue. */
export type Mailer = {
  /** Queues the mail as part of the caller's transaction; it leaves only when that commits. */
  send(db: Db, message: Message): Promise<void>;
};

/** Delivers a mail. @param id the same for every attempt, so that a server can recognise a repetition */
export type Delivery = (message: Message, id: string) => Promise<void>;
