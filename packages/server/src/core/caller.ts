import type { Machine } from '@leaf/api-client/contract';

/** The organization of a caller. */
export type CallerOrganization = {
  id: number;
  name: string;
  status: 'pending' | 'approved' | 'denied';
  /** Whether it is an approved member of the industry body; those need no subscription. */
  isMember: boolean;
  role: 'admin' | 'member';
  /** A pending member has requested access and may do nothing yet. */
  membership: 'pending' | 'member';
  /** Whether the tools are open to it. */
  entitled: boolean;
};

/** The owner of a session, with every right read from the database for this call. */
export type Caller = {
  id: number;
  email: string;
  username: string;
  verified: boolean;
  platformAdmin: boolean;
  /** The language of their mails; null if they never chose one. */
  language: string | null;
  org: CallerOrganization | null;
  /** Hash of the call's token. */
  session: Buffer;
  machine?: undefined;
};

/** A program that calls for an organization, with an API key or with an embed token created with one. */
export type MachineCaller = {
  /** It is nobody. */
  id: null;
  verified: true;
  platformAdmin: false;
  language: null;
  org: CallerOrganization;
  /** Hash of the key or the embed token. */
  session: Buffer;
  machine: Machine & { keyId: number };
};

/** Who a call is counted for: a person, a key, or an embed token, so that visitors of one page leave room to others. */
export function subjectOf({ id, session, machine }: Caller | MachineCaller): string {
  if (!machine) return String(id);
  return machine.kind === 'key' ? `key ${machine.keyId}` : `embed ${session.toString('base64url')}`;
}

/** A caller for an organization with the plan: a member, or a program. */
export type EntitledCaller = MemberCaller | MachineCaller;

/** A caller whose organization the guard has checked. */
export type MemberCaller = Caller & { org: CallerOrganization };
