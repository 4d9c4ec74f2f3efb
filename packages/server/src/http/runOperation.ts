import type { Guard, OperationId } from '@leaf/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settle } from '../core/contract.ts';
import type { Services } from '../core/services.ts';
import type { OperationFacts } from '../core/specification.ts';
import { transact } from '../db/open.ts';
import { bodyDigest, once, onceApart } from './idempotency.ts';
import { receiveUpload } from './uploads.ts';

/** Calls that compute for long before they write, with `inOne`. */
export const PREPARES = new Set<string>(['bulkRows'] satisfies OperationId[]);
/** All that write with `inOne`: the others first ask whether the disk has room. */
const WRITES_IN_ONE = new Set<string>([...PREPARES, 'bulkImages' satisfies OperationId]);
/** Calls that take steps before the transaction that shows what they made, where they also `settle`. */
const TAKES_STEPS = new Set<string>(['createSizes', 'duplicateCampaign'] satisfies OperationId[]);

/** The type of a handler once the contract has checked its input and output. */
export type AnyHandler = (ctx: Services & Record<string, unknown>) => Promise<unknown>;

const unsettled: Settle = async () => undefined;

/** Calls the handler of an operation: once for each Idempotency-Key, if the operation takes one. */
export async function runOperation(
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
      return await (key === null
        ? work()
        : onceApart(services.db, repeatable, services.instance, digest, work));
    } finally {
      discard();
    }
  }
  const { operationId = '' } = request.routeOptions.config;
  if (key === null || WRITES_IN_ONE.has(operationId)) return call(services.db, body);
  if (TAKES_STEPS.has(operationId))
    return onceApart(
      services.db,
      repeatable,
      services.instance,
      async () => bodyDigest(body),
      (settle) => call(services.db, body, settle),
    );
  return once(services.db, repeatable, bodyDigest(body), (trx) => call(trx, body));
}
