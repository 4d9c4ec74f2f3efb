import { retryLater } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { within } from '../../within.ts';

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

/** The response of a call, or an error if it takes too long. */
export const soon = <T>(call: Promise<T>, ms: number): Promise<T> =>
  within(ms, call, () => new Error('The payment service took too long.'));
