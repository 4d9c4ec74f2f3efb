import { createHmac } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { addressPrefix } from '../text/addresses.ts';

/** What was refused. Kept for a shorter time, since strangers cause them. */
export const refusalActions = ['sign-in.refused', 'code.refused', 'call.forbidden', 'call.limited'] as const;

/** What may have to be looked into later. */
export type SecurityEvent = {
  action:
    | (typeof refusalActions)[number]
    | 'sign-in'
    | 'sign-out'
    | 'account.sign-up'
    | 'account.activate'
    | 'account.reset-password'
    | 'deletion'
    | 'archive.export'
    | 'archive.import';
  /** Who did it, where that is known. */
  actorId?: number | undefined;
  orgId?: number | undefined;
  /** What it was done to: ids, or a digest. */
  target?: string | number | undefined;
  /** Which call of the contract. */
  operation?: string | undefined;
  /** Whose address was given; kept as a keyed hash, so that events of one address can be found by who knows it. */
  email?: string | undefined;
  /** Where it came from; only the prefix is kept. */
  ip?: string | undefined;
  /** Why it was refused: the refusal's code. */
  reason?: string | undefined;
};

/** What recording one takes. `db` may be the transaction that it is part of. */
export type Recorder = {
  db: Db;
  config: { appSecret: string };
  clock: () => Date;
  log?: { info(details: object, message: string): void; error(details: object, message: string): void };
};

/** How an address stands in events: the same each time, and not to be turned back without the key. */
export const emailKey = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`leaf:event:${email}`).digest('base64url').slice(0, 22);

/** Writes the event to the log and the audit. Neither holds a code, a password, a token or an address in clear. */
export async function securityEvent(recorder: Recorder, event: SecurityEvent): Promise<void> {
  const { db, config, clock, log } = recorder;
  const { action, actorId, orgId, target, operation, email, ip, reason } = event;
  const detail = {
    ...(ip === undefined ? {} : { from: addressPrefix(ip) }),
    ...(email === undefined ? {} : { email: emailKey(config.appSecret, email) }),
    ...(operation === undefined ? {} : { operation }),
    ...(reason === undefined ? {} : { reason }),
  };
  log?.info({ action, actor: actorId, org: orgId, target, ...detail }, 'security');
  await db
    .insertInto('audit_log')
    .values({
      at: clock(),
      action,
      actor_id: actorId ?? null,
      org_id: orgId ?? null,
      target: target === undefined ? null : String(target),
      detail: JSON.stringify(detail),
    })
    .execute();
}

const QUIET_MS = 60_000;
const REMEMBERED = 10_000;
/** When each refusal was last recorded, by the program it happened in. */
const recorded = new WeakMap<object, Map<string, number>>();

/** Whether the same was recorded within the last minute. */
function isRepeated({ config, clock }: Recorder, event: SecurityEvent): boolean {
  const known = recorded.get(config) ?? new Map<string, number>();
  recorded.set(config, known);
  const { action, actorId, email, ip = '', reason, operation } = event;
  const key = JSON.stringify([action, actorId, email, addressPrefix(ip), reason, operation]);
  const now = clock().getTime();
  if (now - (known.get(key) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return true;
  known.delete(key);
  known.set(key, now);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  return false;
}

/**
 * Records a refusal, once a minute for the same cause, so that a flood of refused calls is no flood of writes. A refusal
 * is answered whether it could be recorded or not.
 */
export async function securityRefusal(recorder: Recorder, event: SecurityEvent): Promise<void> {
  if (isRepeated(recorder, event)) return;
  await securityEvent(recorder, event).catch((error: unknown) =>
    recorder.log?.error({ err: error }, 'security event not recorded'),
  );
}
