import type { Server } from 'node:http';
import type { Writable } from 'node:stream';
import { createOptimiser, type Optimiser } from '@leaf/optimiser';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { createByteCache } from './core/byteCache.ts';
import { createIntake, zipLimits, zipsFull } from './core/intake.ts';
import type { Services } from './core/services.ts';
import { enterInstance } from './db/instance.ts';
import { migrate } from './db/migrate.ts';
import { type Database, openDatabase } from './db/open.ts';
import { onlyOutside, tolerateInsideTransaction } from './db/transaction.ts';
import { hasCode } from './errorCodes.ts';
import { serveSandbox } from './features/billing/sandboxPages.ts';
import { endPracticePlans } from './features/billing/source.ts';
import { serveWebhook } from './features/billing/webhook.ts';
import { servePreviews } from './features/creatives/previewPage.ts';
import { createJobNews } from './features/optimisation/jobNews.ts';
import { handlers } from './handlers.ts';
import { buildApp } from './http/app.ts';
import { readiness } from './http/health.ts';
import { createMetrics, serveMetrics } from './http/metrics.ts';
import { createServerInstance } from './http/server.ts';
import { startQueue } from './jobs/queue.ts';
import { openBilling } from './platform/billing/index.ts';
import type { Billing } from './platform/billing/types.ts';
import { insideTransaction } from './platform/counters.ts';
import { createMailer, openDelivery } from './platform/mail/index.ts';
import type { Delivery } from './platform/mail/types.ts';
import { watchMail } from './platform/mail/watch.ts';
import { openObjects } from './platform/objects/index.ts';
import { openPrivate } from './platform/private.ts';
import { openTracing } from './platform/tracing/index.ts';
import type { DemoAccounts } from './seed/credentials.ts';
import { seedDemo, seedDemoPictures } from './seed/demo.ts';
import { refuseDemo } from './seed/end.ts';
import { reason, StartError } from './startError.ts';
import { registerWorkers } from './workers.ts';

/** The store must respond before the program starts. */
async function checkObjects({ check }: Services['objects'], config: Config['objects']): Promise<void> {
  await check().catch((error: unknown) => {
    const store =
      config.kind === 'disk'
        ? `The folder ${config.dir}`
        : `The bucket ${config.bucket} at ${config.endpoint ?? 'Amazon S3'}`;
    const settings =
      config.kind === 'disk' ? 'DATA_DIR' : 'S3_ENDPOINT, S3_BUCKET, S3_REGION and the access key';
    throw new StartError(`${store} cannot be used: ${reason(error)}. Check ${settings}.`);
  });
}

/** Listens, or throws a sentence that names the wrong setting. */
async function listenOn<T>(listen: () => Promise<T>, port: string, host: string): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE'))
      throw new StartError(`The port is in use by another program. Set ${port} to a free one.`);
    if (hasCode(error, 'EACCES'))
      throw new StartError(
        `The port needs rights this program does not have. Set ${port} to one above 1023.`,
      );
    if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'))
      throw new StartError(
        `${host} is not an address of this computer. Set HOST to one that is, or to 0.0.0.0 for all.`,
      );
    throw error;
  }
}

/** Serves the metrics and what is ready on the admin port, if there is one. */
async function serveAdmin(
  { adminPort }: Config,
  registry: Registry,
  ready: Parameters<typeof serveMetrics>[2],
): Promise<Server | undefined> {
  if (adminPort === undefined) return undefined;
  return listenOn(() => serveMetrics(registry, adminPort, ready), 'ADMIN_PORT', '127.0.0.1');
}

/** How long work in progress may take when the program stops: longer calls are cut off, jobs returned to the queue. */
const GRACE_MS = 10_000;
/** Memory for thumbnails: about 2 KB each. */
const THUMBNAIL_BYTES = 16_000_000;

/** In pixels, as the contract counts the megapixels of an image, so that both agree about what is too large. */
const MEGAPIXEL = 1e6;

/** Answers the calls in progress, and cuts off those that take longer. */
async function closeCalls(app: FastifyInstance, graceMs: number): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close().finally(() => clearTimeout(late));
}

/** Waits for every one, even if another fails. @throws the first failure */
async function allOf(ends: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(ends);
  await Promise.all(ends);
}

/** Replacements for tests. */
export type Replacements = {
  database?: Database;
  clock?: () => Date;
  deliver?: Delivery;
  optimiser?: Optimiser;
  billing?: Billing;
  /** If false, no jobs are taken from the queue. */
  works?: boolean;
  /** How long calls and jobs in progress may take when the program stops, in milliseconds. */
  graceMs?: number;
  checkAnswers?: boolean;
  portalDir?: string;
  storybookDir?: string;
  elementsDir?: string;
  log?: Writable;
};

/** The running program. */
export type Program = {
  app: FastifyInstance;
  services: Services;
  /** The demo's accounts, if this start created them. */
  demo: DemoAccounts | undefined;
  /** Starts listening. @returns the address */
  listen(): Promise<string>;
  /** Finishes work in progress, then closes everything in order, even if a part fails to; another call is the same. */
  stop(): Promise<void>;
};

/**
 * Composes and starts the parts of the role; nothing listens yet.
 * @param announce called with the lines that a person at the console should see
 */
export async function startProgram(
  config: Config,
  announce: (line: string) => void,
  replace: Replacements = {},
): Promise<Program> {
  const clock = replace.clock ?? (() => new Date());
  const works = replace.works ?? config.role !== 'api';
  const answers = config.role !== 'worker';
  const graceMs = replace.graceMs ?? GRACE_MS;
  const app = createServerInstance(config, replace.log);
  if (config.production)
    tolerateInsideTransaction((fault) => {
      insideTransaction.inc();
      app.log.error({ err: fault }, 'inside a transaction');
    });
  if (config.objects.kind === 'disk' || config.mail.kind === 'outbox') openPrivate(config.dataDir);
  const leaving = new AbortController();
  const stopping = () => leaving.signal.aborted;
  /** Closes what has been opened, the last first. */
  const opened = new AsyncDisposableStack();
  let admin: Server | undefined;
  let pictures = Promise.resolve();
  try {
    const database = opened.adopt(replace.database ?? (await openDatabase(config)), (it) => it.close());
    await migrate(database.db, { log: app.log });
    await refuseDemo(database.db, config);
    const instance = opened.adopt(await enterInstance(database, app.log), (it) => it.stop());
    opened.defer(() => {
      admin?.close();
    });
    const tracing = opened.adopt(await openTracing(config), (it) => it.stop());
    tracing.calls(app);
    const optimiser = opened.adopt(
      replace.optimiser ??
        createOptimiser({
          slots: config.optimiseConcurrency,
          limits: { bytes: config.upload.maxBytes, pixels: config.upload.maxMegapixels * MEGAPIXEL },
        }),
      (it) => it.close(),
    );
    const queue = tracing.jobs(await startQueue(database, app.log, { supervise: works }));
    opened.defer(() => allOf([closeCalls(app, graceMs), queue.stop(graceMs), pictures]));
    const services: Services = {
      config,
      db: database.db,
      instance,
      hasRoom: database.hasRoom,
      queue,
      objects: onlyOutside('objects', await openObjects(config.objects)),
      optimiser: onlyOutside('optimiser', optimiser),
      intake: createIntake(),
      zips: createIntake(zipLimits, undefined, zipsFull),
      jobNews: createJobNews({ db: database.db, clock, config, log: app.log }),
      thumbnails: createByteCache(THUMBNAIL_BYTES),
      mail: createMailer(queue, config.appSecret),
      billing: onlyOutside('billing', replace.billing ?? openBilling(config, clock)),
      clock,
      log: app.log,
    };
    await checkObjects(services.objects, config.objects);
    await endPracticePlans(services);
    const watch = watchMail(clock);
    const registry = createMetrics(queue, database.db);
    if (answers)
      await buildApp(app, {
        services,
        handlers,
        pages: [serveSandbox, serveWebhook, servePreviews],
        registry,
        stopping,
        checkAnswers: replace.checkAnswers,
        portalDir: replace.portalDir,
        storybookDir: replace.storybookDir,
        elementsDir: replace.elementsDir,
      });
    if (works) await registerWorkers(services, replace.deliver ?? openDelivery(config.mail, announce), watch);
    const demo = config.demo && works ? await seedDemo(services) : undefined;
    admin = await serveAdmin(config, registry, async () => ({
      ...(await readiness(services, stopping())),
      ...(works ? { mail: watch.state() } : {}),
    }));

    let stopped: Promise<void> | undefined;
    const stop = async () => {
      leaving.abort();
      services.intake.close();
      services.zips.close();
      services.jobNews.close();
      await opened.disposeAsync();
    };
    return {
      app,
      services,
      demo,
      async listen() {
        const { host, port } = config;
        const address = answers ? await listenOn(() => app.listen({ host, port }), 'PORT', host) : '';
        if (config.demo && works)
          pictures = seedDemoPictures(services, leaving.signal).catch((error: unknown) => {
            // The next start continues.
            if (!stopping()) app.log.error({ err: error }, 'demo pictures');
          });
        return address;
      },
      stop() {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    leaving.abort();
    await opened
      .disposeAsync()
      .catch((failure: unknown) => app.log.error({ err: failure }, 'closing after a failed start'));
    throw error;
  }
}
