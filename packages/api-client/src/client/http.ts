import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '../contract.ts';
import type { CallOptions, LeafClientOptions } from './options.ts';
import { createSend, type Send, type SendWithin } from './send.ts';

/** The dependencies of the operations. */
export interface Transport {
  /** The openapi-fetch client: any call of the contract, with its types. */
  http: Client<paths>;
  /** The part of an openapi-fetch call that `CallOptions` control. */
  init: (options?: CallOptions) => { signal?: AbortSignal; fetch?: Send };
  sendWithin: SendWithin;
}

/** The calls that need no token, by method and path. They don't wait for one either: they lead to it. */
export const openCalls: readonly string[] = [
  'POST /login',
  'POST /user',
  'POST /activate',
  'POST /activate/resend',
  'POST /forgot',
  'POST /reset',
  'POST /estimate',
];

const bearer = (token: string) => `Bearer ${token}`;

const authorization = ({ getToken, onUnauthorized }: LeafClientOptions): Middleware => ({
  async onRequest({ request, schemaPath }) {
    if (openCalls.includes(`${request.method} ${schemaPath}`)) return;
    const token = await getToken?.();
    if (token) request.headers.set('Authorization', bearer(token));
  },
  async onResponse({ request, response }) {
    const sent = response.status === 401 ? request.headers.get('Authorization') : null;
    if (!sent) return;
    // A response to an older session must not end one that has started since.
    const token = await getToken?.();
    if (token && bearer(token) === sent) onUnauthorized?.();
  },
});

const acceptLanguage = ({ getLanguage }: LeafClientOptions): Middleware => ({
  onRequest({ request }) {
    const language = getLanguage?.();
    if (language) request.headers.set('Accept-Language', language);
  },
});

export const createTransport = (options: LeafClientOptions): Transport => {
  const sendWithin = createSend(options);
  const http = createClient<paths>({ baseUrl: options.baseUrl, fetch: sendWithin(), credentials: 'omit' });
  http.use(authorization(options), acceptLanguage(options));
  return {
    http,
    sendWithin,
    init: ({ signal, timeoutMs } = {}) => ({
      ...(signal && { signal }),
      ...(timeoutMs !== undefined && { fetch: sendWithin(timeoutMs) }),
    }),
  };
};
