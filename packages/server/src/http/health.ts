import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

const CHECK_MS = 3000;

/** What a process needs to do its work, and whether each part answers. */
export type Readiness = {
  status: 'ok' | 'unavailable';
  database: boolean;
  queue: boolean;
  objects: boolean;
  /** Whether the process is on its way out and should get no more work. */
  stopping: boolean;
};

const answers = (check: Promise<unknown>): Promise<boolean> => {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('late')), CHECK_MS).unref(),
  );
  return Promise.race([check, late]).then(
    () => true,
    () => false,
  );
};

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

/** `/healthz`: the process answers. `/readyz`: so does everything it needs. */
export function serveHealth(app: FastifyInstance, services: Services, stopping: () => boolean): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const state = await readiness(services, stopping());
    return reply
      .code(state.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
}
