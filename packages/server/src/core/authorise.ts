import {
  beyondScope,
  type Guard,
  type MachineKind,
  refusedBy,
  type ScopedCall,
} from '@leaf/api-client/contract';
import type { Caller, MachineCaller } from './caller.ts';
import { Problem, unauthorized } from './problem.ts';

/**
 * @param sent the kind of the token that came with the call, if a program sent it
 * @throws {Problem} saying why the caller may not pass the guard, or what a program's scopes lack
 */
export function authorise(
  guard: Guard,
  caller: Caller | MachineCaller | null,
  call: ScopedCall,
  sent?: MachineKind,
): void {
  const refused =
    refusedBy(guard, caller, sent) ??
    (guard === 'entitled' && caller?.machine ? beyondScope(caller.machine, call) : null);
  if (!refused) return;
  if (caller) throw new Problem(refused.code, refused.params);
  throw unauthorized(refused.code === 'key_refused' ? refused.code : undefined);
}
