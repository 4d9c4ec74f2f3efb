import { type Guard, guards, type OperationId } from '@leaf/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import glue from 'fastify-openapi-glue';
import { authorise } from '../core/authorise.ts';
import type { Caller, MachineCaller } from '../core/caller.ts';
import type { Download, Handlers } from '../core/contract.ts';
import type { Events } from '../core/jobNews.ts';
import { findMachine, type MachineToken, machineToken } from '../core/machines.ts';
import { refuse } from '../core/problem.ts';
import { keepLanguage } from '../core/readerLanguage.ts';
import type { Services } from '../core/services.ts';
import { findCaller, tokenHash } from '../core/sessions.ts';
import {
  METHODS,
  methodsByPattern,
  type OpenApiDocument,
  type OperationFacts,
  operationFacts,
} from '../core/specification.ts';
import { requestValidators } from '../core/validators.ts';
import { sendEvents, sendFile, sendJson } from './answers.ts';
import { mayCompress } from './compression.ts';
import { limitLargeBodies } from './largeBodies.ts';
import { payForDeletion, recordDeletion } from './recordDeletion.ts';
import { type AnyHandler, PREPARES, runOperation } from './runOperation.ts';
import type { CountCall } from './security.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | MachineCaller | null;
  }
  interface FastifyContextConfig {
    operationId?: string;
    /** Whether it takes a file. */
    multipart?: boolean;
    /** Whether its answers may be compressed. */
    compresses?: boolean;
  }
}

/** Everything needed to come back and delete something, and what stores nothing. */
const ALWAYS_HAS_ROOM = new Set<string>([
  'logIn',
  'logOut',
  'estimate',
  'bulkImages',
] satisfies OperationId[]);

/** The largest body of a call that anybody may make, in bytes: nothing else bounds how many of them arrive. */
const OPEN_LIMIT = 16_384;
/** The largest bodies that differ from the others', in bytes. */
const bodyLimits: Partial<Record<OperationId, number>> = {
  bulkRows: 8_000_000,
  putImportMapping: 16_384,
  estimate: 131_072,
};

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

/** Addresses are trimmed and lower-cased before use, wherever they occur. */
function tidyEmail(part: unknown): void {
  if (typeof part === 'object' && part !== null && 'email' in part && typeof part.email === 'string')
    part.email = part.email.trim().toLowerCase();
}

/** The router would take an empty part of an address for an id. */
async function refuseEmptyParts({ params }: FastifyRequest): Promise<void> {
  if (Object.values(params as object).includes('')) throw refuse('nothing_here');
}

/** Validates requests according to the contract. */
function validateRequests(api: FastifyInstance): void {
  const compile = requestValidators();
  api.setValidatorCompiler(({ schema, httpPart }) => compile(schema as object, httpPart));
  api.setSerializerCompiler(() => (data) => JSON.stringify(data));
  // Fastify would look a body's schema up by its content type, and let one without a type pass unseen.
  api.addHook('onRoute', ({ schema }) => {
    const body = schema?.body;
    if (schema && isByType(body)) schema.body = body.content['application/json'].schema;
  });
  api.addHook('preValidation', async (request) => {
    const { body, query, routeOptions } = request;
    if (request.isMultipart() && routeOptions.config.multipart === false) throw refuse('body_not_json');
    tidyEmail(body);
    tidyEmail(query);
  });
}

/** Refuses what would store something while the disk is full. */
function requireRoom(api: FastifyInstance, services: Pick<Services, 'hasRoom'>): void {
  api.addHook('preHandler', async ({ method, routeOptions }) => {
    const { operationId = '' } = routeOptions.config;
    const writes = (method === 'POST' || method === 'PUT') && !ALWAYS_HAS_ROOM.has(operationId);
    if (writes && !(await services.hasRoom())) throw refuse('no_room');
  });
}

/** Finds out who calls, and whether they may. @returns the hook of an operation */
function authentication(services: Pick<Services, 'db' | 'clock' | 'config'>, countCall: CountCall) {
  const { db, clock, config } = services;
  const findOut = async (machine: MachineToken | null, header: string | undefined) => {
    if (machine) return findMachine(db, machine, clock(), config);
    const hash = tokenHash(header);
    return hash && findCaller(db, hash, clock(), config);
  };
  return (guard: Guard, { method, path }: OperationFacts) =>
    async (request: FastifyRequest) => {
      const { authorization } = request.headers;
      const machine = machineToken(authorization);
      request.caller = await findOut(machine, authorization);
      await countCall(request);
      const { id } = request.params as { id?: string };
      const call = { method, path, id: id === undefined ? undefined : Number(id) };
      authorise(guard, request.caller, call, machine?.kind);
      if (request.caller && !request.caller.machine)
        await keepLanguage(db, request.caller, request.headers['accept-language']);
    };
}

/** Answers the methods that an address does not have. */
function refuseOtherMethods(api: FastifyInstance, document: OpenApiDocument): void {
  for (const [url, known] of methodsByPattern(document)) {
    // Fastify serves HEAD wherever there is GET.
    const allowed = [...known].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ');
    for (const method of METHODS.filter((name) => !known.has(name))) {
      const notAllowed = async () => {
        throw refuse('method_not_allowed', undefined, { headers: { Allow: allowed } });
      };
      api.route({ method, url, onRequest: [refuseEmptyParts, notAllowed], handler: notAllowed });
    }
  }
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

  validateRequests(api);
  requireRoom(api, services);
  const large = limitLargeBodies();
  const authenticate = authentication(services, countCall);

  await api.register(glue, {
    specification: requestsOnly(document),
    operationResolver: (operationId) => {
      const operation = facts.get(operationId);
      const handler = handlerOf.get(operationId);
      const guard = guardOf.get(operationId);
      if (!operation || !handler || !guard) throw new Error(`${operationId} is not in the contract.`);
      const respond = async (request: FastifyRequest, reply: FastifyReply) => {
        const answer = await payForDeletion(services, { operation: operationId, guard }, request, () =>
          runOperation(services, { facts: operation, guard, handler }, request, reply),
        );
        // It has happened, with or without a record; the log has it either way.
        await recordDeletion(services, operationId, request).catch((err: unknown) =>
          request.log.error({ err }, 'deletion not recorded'),
        );
        if (operation.streams) return sendEvents(request, reply, answer as Events);
        return operation.binary
          ? sendFile(request, reply, answer as Download)
          : sendJson(request, reply, operation, answer);
      };
      // Method and address come from the contract.
      const admit = [refuseEmptyParts, guard === 'open' ? countCall : authenticate(guard, operation)];
      const bodyLimit = bodyLimits[operationId as OperationId] ?? (guard === 'open' ? OPEN_LIMIT : undefined);
      return {
        config: {
          operationId,
          multipart: operation.multipart,
          compresses: mayCompress(operationId, operation),
        },
        handler: respond,
        onRequest: PREPARES.has(operationId) ? [...admit, large.admit] : admit,
        ...(PREPARES.has(operationId) ? { onError: large.refused } : {}),
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
      } as never;
    },
  });
  refuseOtherMethods(api, document);
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
