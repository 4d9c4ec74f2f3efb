import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Queue } from '../../jobs/types.ts';

/** What the program tells a collector of traces: one span for each call and one for each job. */
export type Tracing = {
  /** Puts a span around every call. It tells the route's pattern and the status, never an address or a body. */
  calls(app: FastifyInstance): void;
  /** The same queue, with a span around every job it hands out. */
  jobs(queue: Queue): Queue;
  /** Sends what is left; gives up after two seconds. */
  stop(): Promise<void>;
};

const none: Tracing = { calls: () => undefined, jobs: (queue) => queue, stop: async () => undefined };

/** Tracing as the environment asks for it. */
export async function openTracing({ tracing, role }: Pick<Config, 'tracing' | 'role'>): Promise<Tracing> {
  if (!tracing) return none;
  // Nobody else waits for OpenTelemetry to load.
  const { openTelemetry } = await import('./otel.ts');
  return openTelemetry(tracing.url, role);
}
