import type { Guard, OperationId } from '@leaf/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { securityEvent } from '../core/securityEvents.ts';
import type { Services } from '../core/services.ts';
import { budgets, type Charge, refundAll, spend } from '../core/throttle.ts';

/** Calls that delete, or undo it, although their method does not say so. */
const alsoRecorded: Partial<Record<OperationId, 'deletion' | 'restoration'>> = {
  removeMember: 'deletion',
  restoreCampaign: 'restoration',
  restoreCreative: 'restoration',
  restoreImage: 'restoration',
  restoreRow: 'restoration',
};

/** What a call records; undefined if it neither deletes nor restores. */
const recordedAs = (operation: string, { method }: FastifyRequest) =>
  method === 'DELETE' ? 'deletion' : alsoRecorded[operation as OperationId];

/** Deletes and restores, and records it where it knows of what. */
const BULK: OperationId = 'bulkImages';

/**
 * Charges the organization for a call that leaves a record, unless the call fails. Members and keys can always be removed:
 * that may be urgent, and they do not come back.
 * @throws {Problem} 429 when it has deleted and restored too much within the hour
 */
export async function payForDeletion<T>(
  { clock, config, db }: Services,
  { operation, guard }: { operation: string; guard: Guard },
  request: FastifyRequest,
  call: () => Promise<T>,
): Promise<T> {
  const orgId = request.caller?.org?.id;
  const leavesRecord = operation === BULK || recordedAs(operation, request) !== undefined;
  if (guard !== 'entitled' || orgId === undefined || !leavesRecord) return call();
  const charge: Charge = { budget: budgets.deletions, subject: String(orgId), refusal: 'too_many_calls' };
  await spend(db, [charge], { now: clock(), scale: config.rateLimitScale });
  try {
    return await call();
  } catch (error) {
    await refundAll(db, [charge]);
    throw error;
  }
}

/** Records a call that has deleted something, or brought it back. */
export async function recordDeletion(
  services: Services,
  operation: string,
  request: FastifyRequest,
): Promise<void> {
  const { caller, ip, params, query } = request;
  const action = recordedAs(operation, request);
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
