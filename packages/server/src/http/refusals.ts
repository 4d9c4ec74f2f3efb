import type { RefusalCode } from '@leaf/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '../core/problem.ts';
import { type SecurityEvent, securityRefusal } from '../core/securityEvents.ts';
import type { Services } from '../core/services.ts';

const byCode: Partial<Record<RefusalCode, SecurityEvent['action']>> = {
  wrong_credentials: 'sign-in.refused',
  wrong_code: 'code.refused',
};
const byStatus: Partial<Record<number, SecurityEvent['action']>> = {
  403: 'call.forbidden',
  429: 'call.limited',
};

/** The e-mail address that a call names, if any. */
function emailOf({ body, query }: FastifyRequest): string | undefined {
  for (const part of [body, query])
    if (typeof part === 'object' && part !== null && 'email' in part && typeof part.email === 'string')
      return part.email;
  return undefined;
}

/**
 * Records refusals that may be an attack: wrong passwords and codes, forbidden calls, exceeded limits. An e-mail address is
 * part of the cause only where a budget has counted it: any call can name a new one each time, and would be recorded
 * each time.
 */
export async function recordRefusal(
  services: Services,
  request: FastifyRequest,
  { code, status }: Problem,
): Promise<void> {
  const action = byCode[code] ?? byStatus[status];
  if (!action) return;
  const isCounted = !request.caller && code !== 'too_many_calls';
  await securityRefusal(services, {
    action,
    actorId: request.caller?.id ?? undefined,
    key: request.caller?.machine?.keyId,
    orgId: request.caller?.org?.id,
    operation: request.routeOptions.config?.operationId,
    email: isCounted ? emailOf(request) : undefined,
    ip: request.ip,
    reason: code,
  });
}
