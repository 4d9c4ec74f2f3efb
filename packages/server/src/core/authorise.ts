import { beyondScope, type Guard, refusedBy, type ScopedCall } from '@leaf/api-client/contract';
import type { Caller, MachineCaller } from './caller.ts';
import { Problem, unauthorized } from './problem.ts';

/** @throws {Problem} saying why the caller may not pass the guard, or what a program's scopes lack */
export function authorise(guard: Guard, caller: Caller | MachineCaller | null, call: ScopedCall): void {
  const refused =
    refusedBy(guard, caller) ??
    (guard === 'entitled' && caller?.machine ? beyondScope(caller.machine, call) : null);
  if (!refused) return;
  if (caller) throw new Problem(refused.code, refused.params);
  throw unauthorized(refused.code === 'key_refused' ? refused.code : undefined);
}
