import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Queue } from '../../jobs/types.ts';

/** What is sent to a trace collector: one span for each call and one for each job. */
export type Tracing = {
  /** Puts a span around every call, with the route's pattern and the status, but never a URL or a body. */
  calls(app: FastifyInstance): void;
  /** The same queue, with a span around every job it hands out. */
  jobs(queue: Queue): Queue;
  /** Sends the remaining spans; gives up after two seconds. */
  stop(): Promise<void>;
};

const none: Tracing = { calls: () => undefined, jobs: (queue) => queue, stop: async () => undefined };

/** Tracing as configured in the environment. */
export async function openTracing({ tracing, role }: Pick<Config, 'tracing' | 'role'>): Promise<Tracing> {
  if (!tracing) return none;
  // OpenTelemetry is loaded only if it is used.
  const { openTelemetry } = await import('./otel.ts');
  return openTelemetry(tracing.url, role);
}
