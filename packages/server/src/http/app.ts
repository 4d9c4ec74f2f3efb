import { Readable } from 'node:stream';
import { MIMEType } from 'node:util';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Handlers } from '../core/contract.ts';
import { refuse } from '../core/problem.ts';
import type { Services } from '../core/services.ts';
import { keepsTo, type Shape } from '../core/shape.ts';
import { METHODS, type OpenApiDocument, operationFacts, readSpecification } from '../core/specification.ts';
import { answerCheck } from '../core/validators.ts';
import { compressAnswers } from './compression.ts';
import { serveElements } from './elements.ts';
import { answerErrors } from './errors.ts';
import { serveHealth } from './health.ts';
import { countRequests } from './metrics.ts';
import { serveOutbox } from './outboxPage.ts';
import { servePortal } from './portal.ts';
import { refuseUnclear } from './protocol.ts';
import { serveContract, serveErrors } from './published.ts';
import { serveReference } from './reference.ts';
import { registerOperations } from './routes.ts';
import { allowOrigins, limitCalls, secureHeaders } from './security.ts';
import { serveStorybook } from './storybook.ts';

/** More than twice as deep as any body in the contract. */
const BODY: Shape = { parts: Number.POSITIVE_INFINITY, depth: 16 };

/** The names of UTF-8, and of the part of it that is ASCII. */
const UTF_8 = /^(utf-?8|us-ascii)$/i;

/** Adds routes of a feature that the contract does not describe. */
export type ServePage = (scope: FastifyInstance, services: Services) => void;

export type AppOptions = {
  services: Services;
  handlers: Handlers;
  /** What is served besides the API and the portal, each in its own scope. */
  pages: readonly ServePage[];
  registry: Registry;
  /** Whether the process is shutting down. */
  stopping: () => boolean;
  /** Validates every response against the contract and fails those that differ; for tests. */
  checkAnswers?: boolean | undefined;
  /** Where each is built; its usual place if undefined. */
  portalDir?: string | undefined;
  storybookDir?: string | undefined;
  elementsDir?: string | undefined;
};

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.caller?.id ?? undefined,
        key: request.caller?.machine?.keyId,
      },
      'request',
    );
  });
}

/**
 * The text of a body.
 * @throws {Problem} 415 for an encoding that it names, 400 for bytes that are not UTF-8
 */
function textOf({ headers }: FastifyRequest, body: Buffer): string {
  const charset = new MIMEType(headers['content-type'] ?? '').params.get('charset') ?? 'utf-8';
  if (!UTF_8.test(charset)) throw refuse('body_not_utf8', undefined, { status: 415 });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw refuse('body_not_utf8', undefined, { cause });
  }
}

/** Nothing is decompressed: what is labelled as compressed would be read as if it were not. */
function refuseCompressed(api: FastifyInstance): void {
  api.addHook('preParsing', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity')
      throw refuse('body_compressed', undefined, { headers: { 'Accept-Encoding': 'identity' } });
  });
}

/** JSON only; browser clients send its content type even without a body. */
function acceptJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, textOf(request, body), (error, parsed) => {
      if (error || keepsTo(parsed, BODY)) done(error, parsed);
      else done(refuse('body_too_deep'));
    });
  });
}

/** In here, and not with the pages, so that other origins may read the refusal. */
function refuseUnknown(api: FastifyInstance): void {
  const nothingHere = async () => {
    throw refuse('nothing_here');
  };
  api.route({ method: METHODS, url: '/*', onRequest: nothingHere, handler: nothingHere });
}

/** The body of a response in a form the check can validate; streams are represented by their type only. */
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
  api.addHook('onSend', async (request, reply, sent) => {
    const { operationId } = request.routeOptions.config;
    if (!operationId) return sent;
    const type = String(reply.getHeader('content-type') ?? '');
    const inParts = sent instanceof Readable && type.startsWith('application/json');
    const payload = inParts ? (await sent.toArray()).join('') : sent;
    const fault = check(operationId, reply.statusCode, reply.getHeaders(), readAnswer(payload));
    if (!fault) return payload;
    reply.code(500).header('content-type', 'application/json; charset=utf-8').removeHeader('content-length');
    return JSON.stringify({ code: 'internal_error', detail: `Contract broken: ${fault}` });
  });
}

/** Registers the API, the portal and everything else on the instance. */
export async function buildApp(app: FastifyInstance, options: AppOptions): Promise<FastifyInstance> {
  const { services, handlers } = options;
  const { config } = services;
  const document = readSpecification();

  app.decorateRequest('caller', null);
  app.decorateRequest('nextCursor', null);
  answerErrors(app, services);
  logRequests(app);
  countRequests(app, options.registry);
  await secureHeaders(app, config);
  refuseUnclear(app);
  serveHealth(app, services, options.stopping);
  serveOutbox(app, config);
  await serveStorybook(app, options.storybookDir);
  await serveElements(app, config, options.elementsDir);
  await servePortal(app, config, options.portalDir);
  for (const serve of options.pages) await app.register(async (scope) => serve(scope, services));
  await app.register(
    async (api) => {
      if (options.checkAnswers) failOnWrongAnswers(api, document);
      compressAnswers(api);
      allowOrigins(api, config.corsOrigins);
      const countCall = await limitCalls(api, config);
      refuseCompressed(api);
      acceptJson(api);
      await api.register(multipart, {
        // A file sent without a name arrives as a field: it is refused, and none of it is stored.
        limits: {
          files: 1,
          fields: 1,
          fieldSize: 1,
          parts: 1,
          fileSize: config.upload.maxBytes,
          headerPairs: 20,
        },
        throwFileSizeLimit: false,
      });
      serveContract(api, config);
      serveErrors(api);
      serveReference(api);
      await registerOperations(api, { document, handlers, services, countCall });
      refuseUnknown(api);
    },
    { prefix: '/api' },
  );
  return app;
}
