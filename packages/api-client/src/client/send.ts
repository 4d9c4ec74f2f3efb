import { ofConnection, watchBody } from './connection.ts';
import type { LeafClientOptions } from './options.ts';
import { within } from './signals.ts';

const DEFAULT_TIMEOUT_MS = 30_000;

/** A `fetch` for openapi-fetch. */
export type Send = (request: Request) => Promise<Response>;
/** Creates a `fetch` with a given limit in milliseconds. */
export type SendWithin = (timeoutMs?: number) => Send;

/**
 * A `fetch` with a timeout. It covers reading the body too, because the signal does. The global `fetch` is looked up at
 * each call, so that a mock or a tracer installed later is used.
 */
export const createSend =
  ({ fetch, timeoutMs = DEFAULT_TIMEOUT_MS }: Pick<LeafClientOptions, 'fetch' | 'timeoutMs'>): SendWithin =>
  (ownTimeoutMs = timeoutMs) =>
  async (request) => {
    const signal = within(ownTimeoutMs, request.signal);
    try {
      return watchBody(await (fetch ?? globalThis.fetch)(request, { signal }));
    } catch (failure) {
      // A caller may abort with any reason; the error is still recognisable as an abort.
      if (request.signal.aborted) throw new DOMException('The call was cancelled.', 'AbortError');
      if (signal.aborted) throw signal.reason;
      throw ofConnection(failure);
    }
  };
