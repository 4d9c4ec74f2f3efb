import { refuse, tooMany } from './problem.ts';

/** How many uploads may be in progress: arriving, waiting for their turn or being checked. */
export type IntakeLimits = {
  perOrganization: number;
  total: number;
  /** After so many milliseconds one is refused, and its slot is free whatever became of it. */
  longestMs?: number;
};

/** A request arrives within two minutes, and the line of an organization is checked in less. */
export const intakeLimits: IntakeLimits = { perOrganization: 20, total: 80, longestMs: 300_000 };

/** How long uploads in progress may take to finish when the program stops. */
const GRACE_MS = 8000;

/** Seconds after which a retry makes sense: checking a large picture takes a few. */
const WAIT = 15;

/** An upload's slot, from before its first byte is stored until the response. */
export type Place = {
  /** Fires when the sender disconnects, or with a refusal when the program stops or it took too long. */
  signal: AbortSignal;
  leave: () => void;
};

/** Limits the disk space, memory and waiting time that uploads, or downloads of many files, can take up. */
export type Intake = {
  /** @throws {Problem} 429 if too many are in progress */
  enter: (orgId: number, gone: AbortSignal) => Place;
  /** Refuses uploads that are still in progress after a while, so that a stopping program need not wait for them. */
  close: () => void;
};

/** How many ZIPs may be made at a time. */
export const zipLimits: IntakeLimits = { perOrganization: 2, total: 8 };

type Full = { own: 'too_many_uploads' | 'too_many_zips'; all: 'uploads_busy' | 'unavailable' };
const uploadsFull: Full = { own: 'too_many_uploads', all: 'uploads_busy' };
export const zipsFull: Full = { own: 'too_many_zips', all: 'unavailable' };

export function createIntake(
  limits: IntakeLimits = intakeLimits,
  graceMs = GRACE_MS,
  full: Full = uploadsFull,
): Intake {
  const underWay = new Map<number, number>();
  const closing = new AbortController();
  let total = 0;
  const busy = () => refuse('unavailable', undefined, { headers: { 'Retry-After': String(WAIT) } });
  const free = (orgId: number) => {
    total -= 1;
    const left = (underWay.get(orgId) ?? 1) - 1;
    if (left > 0) underWay.set(orgId, left);
    else underWay.delete(orgId);
  };
  return {
    enter(orgId, gone) {
      const own = underWay.get(orgId) ?? 0;
      if (own >= limits.perOrganization) throw tooMany(full.own, WAIT, { limit: limits.perOrganization });
      if (total >= limits.total)
        throw refuse(full.all, undefined, { headers: { 'Retry-After': String(WAIT) } });
      underWay.set(orgId, own + 1);
      total += 1;
      const late = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      let left = false;
      const leave = () => {
        clearTimeout(timer);
        if (!left) free(orgId);
        left = true;
      };
      if (limits.longestMs !== undefined)
        timer = setTimeout(() => {
          leave();
          late.abort(busy());
        }, limits.longestMs).unref();
      return { signal: AbortSignal.any([gone, closing.signal, late.signal]), leave };
    },
    close() {
      setTimeout(() => closing.abort(busy()), graceMs).unref();
    },
  };
}
