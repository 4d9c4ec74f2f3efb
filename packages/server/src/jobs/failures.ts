import type { PgBoss } from 'pg-boss';
import { outageOf } from '../platform/outage.ts';

/** How long the queue has to have no failure before it counts as working again; it polls far more often. */
const CALM_MS = 15_000;

/** Receives failures of the queue itself. */
export type QueueLog = { error(details: object, message: string): void };

/**
 * Logs the failures of the queue as outages. Each of its workers fails twice a second while the database is away, and
 * none of them says when it works again.
 * @returns a function that stops it
 */
export function logFailures(
  queue: Pick<PgBoss, 'getQueues'> & { on(event: 'error', tell: (error: Error) => void): unknown },
  log: QueueLog,
): () => void {
  const outage = outageOf('job queue', (details, message) => log.error(details, message));
  let timer: NodeJS.Timeout | undefined;
  let isCalm = true;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  async function look(): Promise<void> {
    const wasCalm = isCalm;
    isCalm = true;
    const answers = await queue.getQueues().then(
      () => true,
      () => false,
    );
    if (!wasCalm || !isCalm || !answers || !timer) return;
    stop();
    outage.works();
  }
  queue.on('error', (error) => {
    isCalm = false;
    outage.failed(error);
    timer ??= setInterval(() => void look(), CALM_MS).unref();
  });
  return stop;
}
