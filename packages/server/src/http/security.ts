import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { tooMany } from './problem.ts';

const CALLS_A_MINUTE = 600;
/** A year. */
const HSTS_SECONDS = 31_536_000;

/** What no page of the product uses, so that nothing that slips into one can. */
const UNUSED = [
  ...[
    'accelerometer',
    'autoplay',
    'bluetooth',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
  ],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'web-share'],
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Headers for every answer. Pages bring a policy of their own; all else may load nothing. */
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
    crossOriginResourcePolicy: { policy: config.corsOrigin ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: HSTS_SECONDS, includeSubDomains: config.hstsSubdomains }
      : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}

/** Calls per token, or per address without one. The counters are this process's own. */
export async function limitCalls(api: FastifyInstance, config: Config): Promise<void> {
  await api.register(rateLimit, {
    max: Math.ceil(CALLS_A_MINUTE * config.rateLimitScale),
    timeWindow: '1 minute',
    cache: 10_000,
    keyGenerator: ({ headers, ip }) =>
      headers.authorization ? createHash('sha256').update(headers.authorization).digest('base64url') : ip,
    errorResponseBuilder: (_request, { ttl }) => tooMany('too_many_calls', ttl / 1000),
  });
}

/** Lets one other origin call the API with its own token; cookies are never involved. */
export function allowOrigin(api: FastifyInstance, origin: string | undefined): void {
  if (!origin) return;
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'ETag, Link, Retry-After',
      Vary: 'Origin',
    });
  });
  api.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
        'Access-Control-Max-Age': '600',
      })
      .send(),
  );
}
