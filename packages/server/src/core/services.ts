import type { Optimiser } from '@leaf/optimiser';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Instance } from '../db/instance.ts';
import type { Db } from '../db/open.ts';
import type { Queue } from '../jobs/types.ts';
import type { Billing } from '../platform/billing/types.ts';
import type { Mailer } from '../platform/mail/types.ts';
import type { Objects } from '../platform/objects/types.ts';
import type { ByteCache } from './byteCache.ts';
import type { Intake } from './intake.ts';
import type { JobNews } from './jobNews.ts';

/** The dependencies that handlers and workers share. */
export type Services = {
  config: Config;
  db: Db;
  /** This process among those that share the database. */
  instance: Instance;
  /** Whether the database's disk has space left. */
  hasRoom: () => Promise<boolean>;
  queue: Queue;
  objects: Objects;
  /** Decodes and encodes in child processes; close it after the queue has stopped. */
  optimiser: Optimiser;
  /** Limits the uploads in progress. */
  intake: Intake;
  /** Limits the ZIPs being made. */
  zips: Intake;
  /** Tells what becomes of jobs. */
  jobNews: JobNews;
  /** Thumbnails by the id of their image. */
  thumbnails: ByteCache<number>;
  mail: Mailer;
  billing: Billing;
  /** The time, so that a test can move it. */
  clock: () => Date;
  log: FastifyBaseLogger;
};
