import { type Guard, refusedBy } from '@leaf/api-client/contract';
import type { Caller } from './caller.ts';
import { Problem, unauthorized } from './problem.ts';

/** @throws {Problem} saying why the caller may not pass the guard */
export function authorise(guard: Guard, caller: Caller | null): void {
  const refused = refusedBy(guard, caller);
  if (!refused) return;
  throw caller ? new Problem(refused.code, refused.params) : unauthorized();
}
