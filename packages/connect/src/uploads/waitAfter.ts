import { ApiError } from '@leaf/api-client';

const TRIES = 5;
const WAIT_SECONDS = 2;

/**
 * Seconds until sending a file again may help: a lost connection and a busy server pass by themselves, and so does the
 * first try of a file whose line broke before the server noticed. Undefined for what stays.
 */
export function secondsAfter(error: unknown, attempt: number): number | undefined {
  if (attempt >= TRIES || !(error instanceof ApiError)) return undefined;
  const lost = error.kind === 'network' || error.kind === 'timeout';
  const busy = error.status === 429 || error.status === 502 || error.status === 503;
  const underWay = error.code === 'idempotency_key_in_use';
  if (!lost && !busy && !underWay) return undefined;
  return error.retryAfterSeconds ?? attempt * WAIT_SECONDS;
}

/** Resolves when there is a connection, but not before some time has passed. */
async function afterPause(seconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** Waits until sending a file again may help; undefined where it cannot. */
export function waitAfter(error: unknown, attempt: number): Promise<void> | undefined {
  const seconds = secondsAfter(error, attempt);
  return seconds === undefined ? undefined : afterPause(seconds);
}
