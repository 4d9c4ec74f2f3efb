import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { subjectOf } from '../core/caller.ts';
import { tooMany } from '../core/problem.ts';
import { callerOf } from '../text/addresses.ts';

const CALLS_A_MINUTE = 600;
/** Estimates need no account, and a small call has a large response. */
const ESTIMATES_A_MINUTE = 60;
const CALLS_OF_AN_ADDRESS = 5 * CALLS_A_MINUTE;
/** A year. */
const HSTS_SECONDS = 31_536_000;

/**
 * Browser features that no page of the product uses, disabled in case a script gets injected. A name that a browser does
 * not know is a warning on each of its pages, so those that Chromium knows on some systems only are left out: `bluetooth`
 * and `web-share`, which ask the user in any case.
 */
const UNUSED = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
  ],
  ...['hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb'],
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Headers for every response. Pages set their own policy; anything else may load nothing. */
export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: HSTS_SECONDS, includeSubDomains: config.hstsSubdomains }
      : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}

/** Counts a call once it is known who makes it. @throws {Problem} 429 */
export type CountCall = (request: FastifyRequest) => Promise<void>;

/**
 * Calls a minute: first by address, before anything is looked up, so that no header changes who is counted; then by
 * person, key or embed token, or by address again for callers who are not signed in, dead tokens included. An office
 * behind one address has room for five people at full speed. The counters are this process's own.
 */
export async function limitCalls(api: FastifyInstance, config: Config): Promise<CountCall> {
  await api.register(rateLimit, { global: false, timeWindow: '1 minute', cache: 10_000 });
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string): CountCall => {
    const count = api.createRateLimit({ max: Math.ceil(max * config.rateLimitScale), keyGenerator });
    return async (request) => {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) throw tooMany('too_many_calls', state.ttl / 1000);
    };
  };
  const byAddress = limit(CALLS_OF_AN_ADDRESS, ({ ip }) => callerOf(ip));
  const byStranger = limit(CALLS_A_MINUTE, ({ ip }) => callerOf(ip));
  const estimates = limit(ESTIMATES_A_MINUTE, ({ ip }) => callerOf(ip));
  const byCaller = limit(CALLS_A_MINUTE, ({ caller }) => (caller ? subjectOf(caller) : 'nobody'));
  api.addHook('onRequest', byAddress);
  return (request) => {
    if (request.routeOptions.config.operationId === 'estimate') return estimates(request);
    return request.caller ? byCaller(request) : byStranger(request);
  };
}

/**
 * Whether an origin is one of those listed. `https://*.example.org` has every name below, at any depth, not the name
 * itself.
 */
export const isAllowed = (origin: string, listed: readonly string[]): boolean =>
  listed.some((entry) => {
    const [before = '', after] = entry.split('*');
    if (after === undefined) return origin === entry;
    const name = origin.slice(before.length, -after.length);
    return origin.startsWith(before) && origin.endsWith(after) && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name);
  });

/** Lets a page of another origin read an answer, if its origin is listed. */
export function originHeaders(origin: string | undefined, listed: readonly string[]): Record<string, string> {
  if (listed.length === 0) return {};
  if (origin === undefined || !isAllowed(origin, listed)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Content-Disposition, ETag, Link, Retry-After',
  };
}

/** Tells a browser, which asks first, what pages of other origins may send. */
export const answerPreflight = (reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .headers({
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match',
      'Access-Control-Max-Age': '600',
    })
    .send();

/** Lets pages of other origins call the API with their own token; cookies are never involved. */
export function allowOrigins(api: FastifyInstance, listed: readonly string[]): void {
  if (listed.length === 0) return;
  api.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    reply.headers(originHeaders(origin, listed));
  });
  api.options('/*', async (_request, reply) => answerPreflight(reply));
}
