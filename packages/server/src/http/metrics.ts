import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Queue } from '../jobs/queue.ts';

/** What the process counts about itself, in Prometheus form. */
export function createMetrics(queue: Queue): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'leaf_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const { name, waiting, active } of await queue.depth()) {
        this.set({ queue: name, state: 'waiting' }, waiting);
        this.set({ queue: name, state: 'active' }, active);
      }
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

/** Serves the metrics on loopback, away from the public port. */
export async function serveMetrics(registry: Registry, port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
