import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../core/services.ts';
import { within } from '../within.ts';

const CHECK_MS = 3000;

/** The services that a process needs, and whether each responds. */
export type Readiness = {
  status: 'ok' | 'unavailable';
  database: boolean;
  queue: boolean;
  objects: boolean;
  /** Whether the process is shutting down and should get no more work. */
  stopping: boolean;
};

/** Waits for three seconds at most. @throws {Error} after them */
export const inTime = <T>(answer: Promise<T>): Promise<T> =>
  within(CHECK_MS, answer, () => new Error('late'));

const answers = (check: Promise<unknown>): Promise<boolean> =>
  inTime(check).then(
    () => true,
    () => false,
  );

/** Asks the database, the queue and the store. */
export async function readiness(
  services: Pick<Services, 'db' | 'queue' | 'objects'>,
  stopping: boolean,
): Promise<Readiness> {
  const [database, queue, objects] = await Promise.all([
    answers(sql`select 1`.execute(services.db)),
    answers(services.queue.check()),
    answers(services.objects.check()),
  ]);
  const ready = database && queue && objects && !stopping;
  return { status: ready ? 'ok' : 'unavailable', database, queue, objects, stopping };
}

/** How long a result is reused, so that frequent checks cost nothing. */
const FRESH_MS = 2000;

/** Whether everything is ready, checked at most every other second. */
function readyWord(services: Services, stopping: () => boolean): () => Promise<Readiness['status']> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let word: Promise<Readiness['status']> = Promise.resolve('unavailable');
  return async () => {
    if (stopping()) return 'unavailable';
    if (performance.now() - checkedAt > FRESH_MS) {
      checkedAt = performance.now();
      word = readiness(services, false).then(({ status }) => status);
    }
    return word;
  };
}

/** `/healthz`: the process responds. `/readyz`: so does everything it needs; only the admin port says what does not. */
export function serveHealth(app: FastifyInstance, services: Services, stopping: () => boolean): void {
  const ready = readyWord(services, stopping);
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const status = await ready();
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
