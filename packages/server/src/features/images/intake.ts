import { refuse, tooMany } from '../../http/problem.ts';

/** Uploads that may be under way at once: arriving, waiting for their turn or being checked. */
export type IntakeLimits = { perOrganization: number; total: number };

export const intakeLimits: IntakeLimits = { perOrganization: 20, total: 80 };

/** Seconds after which asking again makes sense: a large picture takes a few to check. */
const WAIT = 15;

/** An upload's place, from before its first byte is stored until it is answered. */
export type Place = {
  /** Fires when the sender has left, or with a refusal when the program stops. */
  signal: AbortSignal;
  leave: () => void;
};

/** Bounds what uploads may hold of the disk and of everybody's patience. */
export type Intake = {
  /** @throws {Problem} 429 when too many are under way */
  enter: (orgId: number, gone: AbortSignal) => Place;
  /** Refuses whatever is under way, so that a program that stops need not wait for it. */
  close: () => void;
};

export function createIntake(limits: IntakeLimits = intakeLimits): Intake {
  const underWay = new Map<number, number>();
  const closing = new AbortController();
  let total = 0;
  return {
    enter(orgId, gone) {
      const own = underWay.get(orgId) ?? 0;
      if (own >= limits.perOrganization)
        throw tooMany('too_many_uploads', WAIT, { limit: limits.perOrganization });
      if (total >= limits.total) throw tooMany('uploads_busy', WAIT);
      underWay.set(orgId, own + 1);
      total += 1;
      return {
        signal: AbortSignal.any([gone, closing.signal]),
        leave() {
          total -= 1;
          const left = (underWay.get(orgId) ?? 1) - 1;
          if (left > 0) underWay.set(orgId, left);
          else underWay.delete(orgId);
        },
      };
    },
    close: () =>
      closing.abort(refuse('unavailable', undefined, { headers: { 'Retry-After': String(WAIT) } })),
  };
}
