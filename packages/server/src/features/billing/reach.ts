import { setTimeout } from 'node:timers/promises';
import { retryLater } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';

const RETRY_SECONDS = 10;

/** An unreachable payment service is not a fault of the program. */
export async function reach<T>(call: Promise<T>, log: Services['log']): Promise<T> {
  try {
    return await call;
  } catch (error) {
    log.error({ err: error }, 'payment service');
    throw retryLater('payment_unavailable', RETRY_SECONDS, error);
  }
}

/** The response of a call, or an error if it takes too long. The call itself continues, but its result is ignored. */
export async function soon<T>(call: Promise<T>, ms: number): Promise<T> {
  call.catch(() => undefined);
  const end = new AbortController();
  const late = setTimeout(ms, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new Error('The payment service took too long.');
  });
  late.catch(() => undefined);
  return Promise.race([call, late]).finally(() => end.abort());
}
