import type { Problem } from './problem.ts';

/** How many may be in progress, of one organization and of all. */
export type SlotLimits = { perOrganization: number; total: number };

/** Takes a slot for an organization. @returns a function that frees it, however often it is called @throws {Problem} */
export type TakeSlot = (orgId: number) => () => void;

/** The refusals when an organization, or all together, have as many slots as they may. */
export type SlotRefusals = { ofOrganization: (limit: number) => Problem; ofAll: () => Problem };

/** Counts what is in progress in this process. */
export function createSlots(limits: SlotLimits, full: SlotRefusals): TakeSlot {
  const taken = new Map<number, number>();
  let total = 0;
  return (orgId) => {
    const own = taken.get(orgId) ?? 0;
    if (own >= limits.perOrganization) throw full.ofOrganization(limits.perOrganization);
    if (total >= limits.total) throw full.ofAll();
    taken.set(orgId, own + 1);
    total += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      total -= 1;
      const left = (taken.get(orgId) ?? 1) - 1;
      if (left > 0) taken.set(orgId, left);
      else taken.delete(orgId);
    };
  };
}
