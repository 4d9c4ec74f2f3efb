import { createLeafClient, type LeafClient } from '../client/createLeafClient.ts';
import type { LeafClientOptions } from '../client/options.ts';

export const BASE_URL = 'https://leaf.test/api';

export interface Recorded {
  client: LeafClient;
  /** Every request that was sent, in order. */
  requests: Request[];
}

/**
 * A client whose server gives these responses in turn and then repeats the last one. A function may inspect the request
 * or throw.
 */
export const answering = (
  answers: (Response | ((request: Request) => Response | Promise<Response>))[],
  options: Partial<LeafClientOptions> = {},
): Recorded => {
  const requests: Request[] = [];
  const client = createLeafClient({
    baseUrl: BASE_URL,
    fetch: async (request) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(request.clone());
      if (!answer) throw new TypeError('No answer was given to this test.');
      return typeof answer === 'function' ? await answer(request) : answer.clone();
    },
    ...options,
  });
  return { client, requests };
};

/** A server that never responds; it stops when the caller aborts, as `fetch` does. */
export const never = (_input: unknown, init?: RequestInit): Promise<Response> =>
  new Promise((_, reject) => {
    if (init?.signal?.aborted) reject(init.signal.reason);
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** The error a call is rejected with. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => error,
  );
