import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, tooMany } from '../core/problem.ts';

/** So many large bodies may be arriving or at work, of one organization and of all. */
const LIMITS = { perOrganization: 2, total: 8 };
/** Seconds after which another try makes sense. */
const WAIT = 5;

/**
 * Admits a call with a large body once its caller is known and before the body is read, so that nobody can
 * fill the memory.
 */
export function limitLargeBodies(limits = LIMITS) {
  const underWay = new Map<number, number>();
  let total = 0;
  /** @throws {Problem} 429 or 503 if too many are in progress */
  return async ({ caller }: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
    const orgId = caller?.org?.id ?? 0;
    const own = underWay.get(orgId) ?? 0;
    if (own >= limits.perOrganization) throw tooMany('too_many_changes', WAIT);
    if (total >= limits.total)
      throw refuse('unavailable', undefined, { headers: { 'Retry-After': String(WAIT) } });
    underWay.set(orgId, own + 1);
    total += 1;
    let here = true;
    const leave = () => {
      if (!here) return;
      here = false;
      total -= 1;
      const left = (underWay.get(orgId) ?? 1) - 1;
      if (left > 0) underWay.set(orgId, left);
      else underWay.delete(orgId);
    };
    // A caller who disconnects never gets a finished response.
    raw.once('finish', leave).once('close', leave);
  };
}
