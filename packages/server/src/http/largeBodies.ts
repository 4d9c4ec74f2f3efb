import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryLater, tooMany } from '../core/problem.ts';
import { createSlots, type SlotLimits } from '../core/slots.ts';

/** So many large bodies may be arriving or at work, of one organization and of all. */
const LIMITS: SlotLimits = { perOrganization: 2, total: 8 };
/** Seconds after which another try makes sense. */
const WAIT = 5;

/**
 * Admits a call with a large body once its caller is known and before the body is read, so that nobody can
 * fill the memory.
 */
export function limitLargeBodies(limits = LIMITS) {
  const takeSlot = createSlots(limits, {
    ofOrganization: () => tooMany('too_many_changes', WAIT),
    ofAll: () => retryLater('unavailable', WAIT),
  });
  const held = new WeakMap<FastifyRequest, () => void>();
  return {
    /** @throws {Problem} 429 or 503 if too many are in progress */
    async admit(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
      const free = takeSlot(request.caller?.org?.id ?? 0);
      held.set(request, free);
      // A caller who disconnects never gets a finished response.
      raw.once('finish', free).once('close', free);
    },
    /** A refused body is not kept, however long the rest of it takes to arrive. */
    async refused(request: FastifyRequest): Promise<void> {
      held.get(request)?.();
    },
  };
}
