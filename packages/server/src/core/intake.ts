import { retryLater, tooMany } from './problem.ts';
import { createSlots, type SlotLimits, type SlotRefusals } from './slots.ts';

/** How many uploads may be in progress: arriving, waiting for their turn or being checked. */
export type IntakeLimits = SlotLimits & {
  /** After so many milliseconds one is refused, and its slot is free whatever became of it. */
  longestMs?: number;
};

/**
 * A request arrives within two minutes, and the line of an organization is checked in less. The server closes
 * connections on which nothing has moved for five minutes; the refusal has to come first.
 */
export const intakeLimits: IntakeLimits = { perOrganization: 20, total: 80, longestMs: 240_000 };

/** How long uploads in progress may take to finish when the program stops. */
const GRACE_MS = 8000;

/** Seconds after which a retry makes sense: checking a large picture takes a few. */
const WAIT = 15;

/** An upload's slot, from before its first byte is stored until the response. */
export type Place = {
  /** Fires when the sender disconnects, or with a refusal when the program stops or it took too long. */
  signal: AbortSignal;
  /** Frees the slot; another call does nothing. */
  leave: () => void;
};

/** Limits the disk space, memory and waiting time that uploads, or downloads of many files, can take up. */
export type Intake = {
  /**
   * @param gone fires when the sender disconnects
   * @throws {Problem} 429 or 503 if the organization, or all together, have too many in progress
   */
  enter: (orgId: number, gone: AbortSignal) => Place;
  /** Refuses uploads that are still in progress after a while, so that a stopping program need not wait for them. */
  close: () => void;
};

/** How many ZIPs may be made at a time. */
export const zipLimits: IntakeLimits = { perOrganization: 2, total: 8 };

const uploadsFull: SlotRefusals = {
  ofOrganization: (limit) => tooMany('too_many_uploads', WAIT, { limit }),
  ofAll: () => tooMany('uploads_busy', WAIT),
};

/** The refusals of ZIPs beyond that. */
export const zipsFull: SlotRefusals = {
  ofOrganization: (limit) => tooMany('too_many_zips', WAIT, { limit }),
  ofAll: () => retryLater('unavailable', WAIT),
};

/**
 * An intake of this process, for uploads unless told otherwise.
 * @param graceMs how long after `close` those in progress are refused
 */
export function createIntake(
  limits: IntakeLimits = intakeLimits,
  graceMs = GRACE_MS,
  full = uploadsFull,
): Intake {
  const closing = new AbortController();
  const takeSlot = createSlots(limits, full);
  return {
    enter(orgId, gone) {
      const free = takeSlot(orgId);
      const late = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const leave = () => {
        clearTimeout(timer);
        free();
      };
      if (limits.longestMs !== undefined)
        timer = setTimeout(() => {
          leave();
          late.abort(retryLater('unavailable', WAIT));
        }, limits.longestMs).unref();
      return { signal: AbortSignal.any([gone, closing.signal, late.signal]), leave };
    },
    close() {
      setTimeout(() => closing.abort(retryLater('unavailable', WAIT)), graceMs).unref();
    },
  };
}
