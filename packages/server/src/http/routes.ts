import { type Guard, guards, type OperationId } from '@leaf/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import glue from 'fastify-openapi-glue';
import { authorise } from '../core/authorise.ts';
import type { Caller, MachineCaller } from '../core/caller.ts';
import type { Handlers, Picture, Settle } from '../core/contract.ts';
import type { Events } from '../core/jobNews.ts';
import { findMachine, machineToken } from '../core/machines.ts';
import { refuse } from '../core/problem.ts';
import { keepLanguage } from '../core/readerLanguage.ts';
import { securityEvent } from '../core/securityEvents.ts';
import type { Services } from '../core/services.ts';
import { findCaller, tokenHash } from '../core/sessions.ts';
import {
  methodsByPattern,
  type OpenApiDocument,
  type OperationFacts,
  operationFacts,
} from '../core/specification.ts';
import { requestValidators } from '../core/validators.ts';
import { transact } from '../db/open.ts';
import { sendEvents, sendJson, sendPicture } from './answers.ts';
import { bodyDigest, once, onceApart } from './idempotency.ts';
import { limitLargeBodies } from './largeBodies.ts';
import type { CountCall } from './security.ts';
import { receiveUpload } from './uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | MachineCaller | null;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'];

/** Everything needed to come back and delete something, and what stores nothing. */
const ALWAYS_HAS_ROOM = new Set<string>(['logIn', 'logOut', 'estimate'] satisfies OperationId[]);

/** Calls that compute for long before they write, with `inOne`. */
const PREPARES = new Set<string>(['bulkRows'] satisfies OperationId[]);
/** Calls that write in several transactions: nobody waits long for one, or what lies between needs no database. */
const TAKES_STEPS = new Set<string>(['createSizes', 'duplicateCampaign'] satisfies OperationId[]);

/** The largest bodies that differ from the others', in bytes. */
const bodyLimits: Partial<Record<OperationId, number>> = {
  bulkRows: 8_000_000,
  putImportMapping: 16_384,
  estimate: 131_072,
};

/** The type of a handler once the contract has checked its input and output. */
type AnyHandler = (ctx: Services & Record<string, unknown>) => Promise<unknown>;

/** @throws if contract, handlers and guards do not name the same operations */
export function assertComplete(
  facts: ReadonlyMap<string, unknown>,
  tables: Record<string, Readonly<Record<string, unknown>>>,
): void {
  for (const [name, table] of Object.entries(tables)) {
    const missing = [...facts.keys()].filter((id) => !Object.hasOwn(table, id));
    const extra = Object.keys(table).filter((id) => !facts.has(id));
    if (missing.length || extra.length)
      throw new Error(
        `The ${name} do not match the contract: missing ${missing.join(', ') || 'none'}; unknown ${extra.join(', ') || 'none'}.`,
      );
  }
}

const isByType = (body: unknown): body is { content: { 'application/json': { schema: object } } } =>
  typeof body === 'object' && body !== null && 'content' in body;

/** Calls that delete, or undo it, although their method does not say so. */
const alsoRecorded: Partial<Record<OperationId, 'deletion' | 'restoration'>> = {
  removeMember: 'deletion',
  restoreCampaign: 'restoration',
  restoreImage: 'restoration',
  restoreRow: 'restoration',
};

async function recordDeletion(services: Services, operation: string, request: FastifyRequest): Promise<void> {
  const { caller, ip, method, params, query } = request;
  const action = method === 'DELETE' ? 'deletion' : alsoRecorded[operation as OperationId];
  if (!action) return;
  // Other words of the address are whatever the caller wrote there.
  const { user_id: member } = query as { user_id?: number };
  const named = [...Object.values(params as object), ...(member === undefined ? [] : [member])];
  await securityEvent(services, {
    action,
    actorId: caller?.id ?? undefined,
    key: caller?.machine?.keyId,
    orgId: caller?.org?.id,
    operation,
    target: named.join('/'),
    ip,
  });
}

/** Addresses are trimmed and lower-cased before use, wherever they occur. */
function tidyEmail(part: unknown): void {
  if (typeof part === 'object' && part !== null && 'email' in part && typeof part.email === 'string')
    part.email = part.email.trim().toLowerCase();
}

const unsettled: Settle = async () => undefined;

async function run(
  services: Services,
  { facts, guard, handler }: { facts: OperationFacts; guard: Guard; handler: AnyHandler },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { caller, params, query, body } = request;
  const header = request.headers['idempotency-key'];
  const key = facts.repeatable && caller && typeof header === 'string' ? header : null;
  const repeatable = {
    userId: caller?.id ?? null,
    keyId: caller?.machine?.keyId ?? null,
    key: key ?? '',
    // A response for an organization is not replayed to somebody who has left it.
    operation: `${facts.method} ${request.url}${guard === 'entitled' ? ` of ${caller?.org?.id}` : ''}`,
    now: services.clock(),
  };
  const inOne = <T>(work: (trx: Services['db']) => Promise<T>): Promise<T> =>
    key === null ? transact(services.db, work) : once(services.db, repeatable, bodyDigest(body), work);
  const call = (db: Services['db'], payload: unknown, settle: Settle = unsettled) =>
    handler({
      ...services,
      log: request.log,
      db,
      caller,
      params,
      query,
      body: payload,
      request,
      inOne,
      settle,
    });
  if (facts.multipart) {
    const { upload, digest, discard } = await receiveUpload(request, reply);
    try {
      const work = (settle?: Settle) => call(services.db, upload, settle);
      return await (key === null ? work() : onceApart(services.db, repeatable, digest, work));
    } finally {
      discard();
    }
  }
  const { operationId = '' } = request.routeOptions.config;
  if (key === null || PREPARES.has(operationId)) return call(services.db, body);
  if (TAKES_STEPS.has(operationId))
    return onceApart(
      services.db,
      repeatable,
      async () => bodyDigest(body),
      () => call(services.db, body),
    );
  return once(services.db, repeatable, bodyDigest(body), (trx) => call(trx, body));
}

/**
 * Registers every operation of the contract below `/api`: guard before the body is read, validation according to the
 * contract, then the handler.
 */
export async function registerOperations(
  api: FastifyInstance,
  {
    document,
    handlers,
    services,
    countCall,
  }: { document: OpenApiDocument; handlers: Handlers; services: Services; countCall: CountCall },
): Promise<void> {
  const facts = operationFacts(document);
  assertComplete(facts, { handlers, guards });
  const guardOf = new Map<string, Guard>(Object.entries(guards));
  // The contract binds each handler to its operation; from here on they are called by name.
  const handlerOf = new Map<string, AnyHandler>(Object.entries(handlers) as [string, AnyHandler][]);

  const compile = requestValidators();
  api.setValidatorCompiler(({ schema, httpPart }) => compile(schema as object, httpPart));
  api.setSerializerCompiler(() => (data) => JSON.stringify(data));
  // Fastify would look a body's schema up by its content type, and let one without a type pass unseen.
  api.addHook('onRoute', ({ schema }) => {
    const body = schema?.body;
    if (schema && isByType(body)) schema.body = body.content['application/json'].schema;
  });
  api.addHook('preValidation', async ({ body, query }) => {
    tidyEmail(body);
    tidyEmail(query);
  });

  api.addHook('preHandler', async ({ method, routeOptions }) => {
    const { operationId = '' } = routeOptions.config;
    const writes = (method === 'POST' || method === 'PUT') && !ALWAYS_HAS_ROOM.has(operationId);
    if (writes && !(await services.hasRoom())) throw refuse('no_room');
  });

  const admitLarge = limitLargeBodies();
  const { db, clock, config } = services;
  const findOut = async (header: string | undefined) => {
    const machine = machineToken(header);
    if (machine) return findMachine(db, machine, clock(), config);
    const hash = tokenHash(header);
    return hash && findCaller(db, hash, clock(), config);
  };
  const authenticate =
    (guard: Guard, { method, path }: OperationFacts) =>
    async (request: FastifyRequest) => {
      request.caller = await findOut(request.headers.authorization);
      await countCall(request);
      const { id } = request.params as { id?: string };
      authorise(guard, request.caller, { method, path, id: id === undefined ? undefined : Number(id) });
      if (request.caller && !request.caller.machine)
        await keepLanguage(services.db, request.caller, request.headers['accept-language']);
    };

  await api.register(glue, {
    specification: requestsOnly(document),
    operationResolver: (operationId) => {
      const operation = facts.get(operationId);
      const handler = handlerOf.get(operationId);
      const guard = guardOf.get(operationId);
      if (!operation || !handler || !guard) throw new Error(`${operationId} is not in the contract.`);
      const respond = async (request: FastifyRequest, reply: FastifyReply) => {
        const answer = await run(services, { facts: operation, guard, handler }, request, reply);
        // It has happened, with or without a record; the log has it either way.
        await recordDeletion(services, operationId, request).catch((err: unknown) =>
          request.log.error({ err }, 'deletion not recorded'),
        );
        if (operation.streams) return sendEvents(reply, answer as Events);
        return operation.binary
          ? sendPicture(request, reply, answer as Picture)
          : sendJson(request, reply, operation, answer);
      };
      // Method and address come from the contract.
      const admit = guard === 'open' ? [countCall] : [authenticate(guard, operation)];
      const bodyLimit = bodyLimits[operationId as OperationId];
      return {
        config: { operationId },
        handler: respond,
        onRequest: PREPARES.has(operationId) ? [...admit, admitLarge] : admit,
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
      } as never;
    },
  });

  for (const [url, known] of methodsByPattern(document))
    for (const method of METHODS.filter((name) => !known.has(name)))
      api.route({
        method,
        url,
        handler: async () => {
          throw refuse('method_not_allowed', undefined, { headers: { Allow: [...known].join(', ') } });
        },
      });
}

/**
 * The contract as the route generator needs it: without upload bodies, since files stream past the body
 * parser, and without responses, which it would otherwise filter silently instead of sending what the handler
 * returned.
 */
function requestsOnly(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  // Node hands header names over in lower case.
  for (const parameter of Object.values(copy.components.parameters))
    if (parameter.in === 'header') parameter.name = parameter.name.toLowerCase();
  for (const item of Object.values(copy.paths))
    for (const operation of Object.values(item)) {
      if (!operation.operationId) continue;
      operation.responses = { default: { description: 'See the contract.' } };
      if (operation.requestBody && 'multipart/form-data' in operation.requestBody.content)
        delete operation.requestBody;
    }
  return copy;
}
