import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { serveSandbox } from '../features/billing/sandbox-pages.ts';
import { serveWebhook } from '../features/billing/webhook.ts';
import type { Services } from '../services.ts';
import type { Handlers } from './contract.ts';
import { answerErrors } from './errors.ts';
import { serveHealth } from './health.ts';
import { countRequests } from './metrics.ts';
import { serveOutbox } from './outbox-page.ts';
import { servePortal } from './portal.ts';
import { registerOperations } from './routes.ts';
import { allowOrigin, limitCalls, secureHeaders } from './security.ts';
import { type OpenApiDocument, operationFacts, readSpecification } from './specification.ts';
import { answerCheck } from './validators.ts';

const JSON_LIMIT = 262_144;
const REQUEST_MS = 120_000;

/** Errors keep what helps and lose what a database driver adds: the query's values. */
const errorInLog = (error: Error) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...('code' in error ? { code: error.code } : {}),
});

/** Logs carry the route's pattern, never the address: codes and e-mails travel in query strings. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  serializers: { err: errorInLog, error: errorInLog },
  redact: ['*.authorization', '*.password', '*.token'],
});

export type AppOptions = {
  services: Services;
  handlers: Handlers;
  registry: Registry;
  /** Whether the process is on its way out. */
  stopping: () => boolean;
  /** Compares every answer with the contract and fails those that differ; for tests. */
  checkAnswers?: boolean;
  portalDir?: string;
};

/** So many proxies in front, or those in these ranges. */
const trusted = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** A Fastify instance with the server's settings and nothing on it, whose log the rest of the program shares. */
export const createServerInstance = (config: Config): FastifyInstance =>
  Fastify({
    logger: loggerOptions(config.logLevel),
    disableRequestLogging: true,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: JSON_LIMIT,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.caller?.id,
      },
      'request',
    );
  });
}

/** Browsers' clients send a JSON content type with no body at all. */
function acceptEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

/** The body of an answer the check can look at; streams of pictures are only told by their type. */
function readAnswer(payload: unknown): unknown {
  if (typeof payload !== 'string') return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
}

function failOnWrongAnswers(api: FastifyInstance, document: OpenApiDocument): void {
  const check = answerCheck(document, operationFacts(document));
  api.addHook('onSend', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    if (!operationId) return payload;
    const type = String(reply.getHeader('content-type') ?? '');
    const fault = check(operationId, reply.statusCode, type, readAnswer(payload));
    if (!fault) return payload;
    reply.code(500).header('content-type', 'application/json; charset=utf-8').removeHeader('content-length');
    return JSON.stringify({ detail: `Contract broken: ${fault}` });
  });
}

/** Puts the API, the portal and everything beside them on the instance. */
export async function buildApp(app: FastifyInstance, options: AppOptions): Promise<FastifyInstance> {
  const { services, handlers } = options;
  const { config } = services;
  const document = readSpecification();

  app.decorateRequest('caller', null);
  answerErrors(app);
  logRequests(app);
  countRequests(app, options.registry);
  await secureHeaders(app, config);
  serveHealth(app, services, options.stopping);
  serveOutbox(app, config);
  await servePortal(app, options.portalDir);
  await app.register(async (scope) => serveSandbox(scope, services));
  await app.register(async (scope) => serveWebhook(scope, services));
  await app.register(
    async (api) => {
      if (options.checkAnswers) failOnWrongAnswers(api, document);
      allowOrigin(api, config.corsOrigin);
      await limitCalls(api, config);
      acceptEmptyJson(api);
      await api.register(multipart, {
        limits: { files: 1, fields: 0, parts: 1, fileSize: config.upload.maxBytes, headerPairs: 20 },
        throwFileSizeLimit: false,
      });
      await registerOperations(api, document, handlers, services);
    },
    { prefix: '/api' },
  );
  return app;
}
