import type { Optimiser } from '@leaf/optimiser';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { Intake } from './features/images/intake.ts';
import type { Queue } from './jobs/queue.ts';
import type { Billing } from './platform/billing/index.ts';
import type { Mailer } from './platform/mail/index.ts';
import type { Objects } from './platform/objects/index.ts';

/** What handlers and workers share. */
export type Services = {
  config: Config;
  db: Db;
  /** Whether the database's disk has room for more. */
  hasRoom: () => Promise<boolean>;
  queue: Queue;
  objects: Objects;
  /** Decodes and encodes in child processes; close it after the queue has stopped. */
  optimiser: Optimiser;
  /** Bounds the uploads that are under way. */
  intake: Intake;
  mail: Mailer;
  billing: Billing;
  /** The time, so that a test can move it. */
  clock: () => Date;
  log: FastifyBaseLogger;
};
