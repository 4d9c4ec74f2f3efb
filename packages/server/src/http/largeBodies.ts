import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryLater, tooMany } from '../core/problem.ts';
import { createSlots, type SlotLimits, type SlotRefusals } from '../core/slots.ts';
import { answerRaw } from './server.ts';

/** How many large bodies may be arriving or at work. */
type LargeBodyLimits = SlotLimits & {
  /** After so many milliseconds one that is still arriving is refused: half of what other calls may take. */
  longestMs: number;
};

const LIMITS: LargeBodyLimits = { perOrganization: 2, total: 8, longestMs: 60_000 };
/** Seconds after which another try makes sense. */
const WAIT = 5;

const full: SlotRefusals = {
  ofOrganization: () => tooMany('too_many_changes', WAIT),
  ofAll: () => retryLater('unavailable', WAIT),
};

/**
 * Admits a call with a large body once its caller is known and before the body is read, so that nobody can
 * fill the memory. Embed tokens for some campaigns have one slot of their organization together: others have the rest.
 */
export function limitLargeBodies({ longestMs, ...limits }: LargeBodyLimits = LIMITS) {
  const takeSlot = createSlots(limits, full);
  const takeRestricted = createSlots({ ...limits, perOrganization: 1 }, full);
  const held = new WeakMap<FastifyRequest, () => void>();

  function take({ caller }: FastifyRequest): () => void {
    const orgId = caller?.org?.id ?? 0;
    const freeRestricted = caller?.machine?.campaigns ? takeRestricted(orgId) : undefined;
    try {
      const free = takeSlot(orgId);
      return () => {
        free();
        freeRestricted?.();
      };
    } catch (error) {
      freeRestricted?.();
      throw error;
    }
  }

  return {
    /** @throws {Problem} 429 or 503 if too many are in progress */
    async admit(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
      const freeSlot = take(request);
      const deadline = setTimeout(() => {
        // Injected requests (tests) have no `complete`.
        if (request.raw.complete !== false) return;
        free();
        answerRaw(request.raw.socket, '408 Request Timeout', 'request_too_slow');
      }, longestMs).unref();
      const free = () => {
        clearTimeout(deadline);
        freeSlot();
      };
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
