import { createHmac } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { addressPrefix } from '../text/addresses.ts';
import { audit } from './audit.ts';

/** Refusals. Kept for a shorter time, since strangers can cause them. */
export const refusalActions = ['sign-in.refused', 'code.refused', 'call.forbidden', 'call.limited'] as const;

/** Events that may have to be investigated later. */
export type SecurityEvent = {
  action:
    | (typeof refusalActions)[number]
    | 'sign-in'
    | 'sign-out'
    | 'account.sign-up'
    | 'account.activate'
    | 'account.reset-password'
    | 'deletion'
    | 'restoration';
  /** Who did it, if known. */
  actorId?: number | undefined;
  /** The API key that called, when it was a program. */
  key?: number | undefined;
  orgId?: number | undefined;
  /** The target: ids, or a digest. */
  target?: string | number | undefined;
  /** The operation of the contract. */
  operation?: string | undefined;
  /** The address given; stored as a keyed hash, so that its events can be found by anyone who knows it. */
  email?: string | undefined;
  /** The origin; only the prefix is stored. */
  ip?: string | undefined;
  /** Why it was refused: the refusal's code. */
  reason?: string | undefined;
};

/** The dependencies for recording an event. `db` may be the transaction it is part of. */
export type Recorder = {
  db: Db;
  config: { appSecret: string };
  clock: () => Date;
  log?: { info(details: object, message: string): void; error(details: object, message: string): void };
};

/** An address as it appears in events: always the same, and not reversible without the key. */
export const emailKey = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`leaf:event:${email}`).digest('base64url').slice(0, 22);

/** Writes the event to the log and the audit. Neither contains a code, a password, a token or a readable address. */
export async function securityEvent(recorder: Recorder, event: SecurityEvent): Promise<void> {
  const { db, config, clock, log } = recorder;
  const { action, actorId, key, orgId, target, operation, email, ip, reason } = event;
  const detail = {
    ...(key === undefined ? {} : { key }),
    ...(ip === undefined ? {} : { from: addressPrefix(ip) }),
    ...(email === undefined ? {} : { email: emailKey(config.appSecret, email) }),
    ...(operation === undefined ? {} : { operation }),
    ...(reason === undefined ? {} : { reason }),
  };
  log?.info({ action, actor: actorId, org: orgId, target, ...detail }, 'security');
  await audit(db, { at: clock(), action, actorId, orgId, target, detail });
}

const QUIET_MS = 60_000;
const REMEMBERED = 10_000;
/** When each refusal was last recorded, per instance of the program. */
const recorded = new WeakMap<object, Map<string, number>>();

/** Whether the same was recorded within the last minute. */
function isRepeated({ config, clock }: Recorder, event: SecurityEvent): boolean {
  const lastSeen = recorded.get(config) ?? new Map<string, number>();
  recorded.set(config, lastSeen);
  const { action, actorId, key: apiKey, email, ip = '', reason, operation } = event;
  const key = JSON.stringify([action, actorId, apiKey, email, addressPrefix(ip), reason, operation]);
  const now = clock().getTime();
  const since = now - (lastSeen.get(key) ?? Number.NEGATIVE_INFINITY);
  // Less than none where the clock was set back.
  if (since >= 0 && since < QUIET_MS) return true;
  lastSeen.delete(key);
  lastSeen.set(key, now);
  const [oldest] = lastSeen.keys();
  if (lastSeen.size > REMEMBERED && oldest !== undefined) lastSeen.delete(oldest);
  return false;
}

/**
 * Records a refusal, once a minute for the same cause, so that a flood of refused calls does not become a flood of
 * writes. The refusal is sent whether or not it could be recorded.
 */
export async function securityRefusal(recorder: Recorder, event: SecurityEvent): Promise<void> {
  if (isRepeated(recorder, event)) return;
  await securityEvent(recorder, event).catch((error: unknown) =>
    recorder.log?.error({ err: error }, 'security event not recorded'),
  );
}
