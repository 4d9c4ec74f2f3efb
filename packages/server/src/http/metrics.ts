import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/open.ts';
import type { Queue } from '../jobs/types.ts';
import { counters } from '../platform/counters.ts';
import type { MailState } from '../platform/mail/watch.ts';
import { inTime, type Readiness } from './health.ts';

/** What the process counts about itself, in Prometheus form; without the figures of a service that does not answer. */
export function createMetrics(queue: Queue, db: Db): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const counter of counters) registry.registerMetric(counter);
  new Gauge({
    name: 'leaf_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, waiting, active } of await inTime(queue.depth()).catch(() => [])) {
        this.set({ queue: name, state: 'waiting' }, waiting);
        this.set({ queue: name, state: 'active' }, active);
      }
    },
  });
  new Gauge({
    name: 'leaf_payments_to_end',
    help: 'Subscriptions and checkouts of deleted organizations that have not been ended yet.',
    registers: [registry],
    async collect() {
      const count = db
        .selectFrom('payment_to_end')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .executeTakeFirstOrThrow();
      const found = await inTime(count).catch(() => undefined);
      if (found) this.set(found.waiting);
      else this.remove();
    },
  });
  return registry;
}

/** Times every request by its route pattern; addresses with ids or e-mails never become labels. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'leaf_http_request_seconds',
    help: 'Time to answer, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/** Serves metrics and health on loopback, separate from the public port; a worker serves nothing else. */
export async function serveMetrics(
  registry: Registry,
  port: number,
  ready: () => Promise<Readiness & { mail?: MailState }>,
): Promise<Server> {
  const pages: Record<string, () => Promise<{ status: number; type: string; body: string }>> = {
    '/metrics': async () => ({ status: 200, type: registry.contentType, body: await registry.metrics() }),
    '/healthz': async () => ({ status: 200, type: 'application/json', body: '{"status":"ok"}' }),
    '/readyz': async () => {
      const state = await ready();
      const status = state.status === 'ok' ? 200 : 503;
      return { status, type: 'application/json', body: JSON.stringify(state) };
    },
  };
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    if (!page) return response.writeHead(404).end();
    return page().then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
