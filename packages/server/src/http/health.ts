import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

const CHECK_MS = 3000;

const within = async (check: Promise<unknown>): Promise<boolean> => {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('late')), CHECK_MS).unref(),
  );
  return Promise.race([check, late]).then(
    () => true,
    () => false,
  );
};

/**
 * `/healthz`: the process answers. `/readyz`: so do the database, the queue and the store.
 * @param stopping whether the process is on its way out and should get no more work
 */
export function serveHealth(
  app: FastifyInstance,
  { db, queue, objects }: Pick<Services, 'db' | 'queue' | 'objects'>,
  stopping: () => boolean,
): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const [database, jobs, store] = await Promise.all([
      within(sql`select 1`.execute(db)),
      within(queue.check()),
      within(objects.check()),
    ]);
    const ready = database && jobs && store && !stopping();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ok' : 'unavailable',
        database,
        queue: jobs,
        objects: store,
        stopping: stopping(),
      });
  });
}
