import type { OperationId } from '@leaf/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { securityEvent } from '../core/securityEvents.ts';
import type { Services } from '../core/services.ts';

/** Calls that delete, or undo it, although their method does not say so. */
const alsoRecorded: Partial<Record<OperationId, 'deletion' | 'restoration'>> = {
  removeMember: 'deletion',
  restoreCampaign: 'restoration',
  restoreCreative: 'restoration',
  restoreImage: 'restoration',
  restoreRow: 'restoration',
};

/** Records a call that has deleted something, or brought it back. */
export async function recordDeletion(
  services: Services,
  operation: string,
  request: FastifyRequest,
): Promise<void> {
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
