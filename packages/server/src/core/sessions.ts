import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { addressPrefix } from '../text/addresses.ts';
import { DAY } from '../time.ts';
import { bearerToken, hashToken, SEEN_MS } from './bearer.ts';
import type { Caller } from './caller.ts';
import { isEntitled } from './plan.ts';

/** A session ends after so long without a call, and after so long in any case. */
const IDLE_MS = 7 * DAY;
const LIFE_MS = 30 * DAY;
/** 32 random bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The hash of the bearer token in an Authorization header; `null` if there is none that could be ours. */
export function tokenHash(header: string | undefined): Buffer | null {
  const token = bearerToken(header);
  return token && TOKEN.test(token) ? hashToken(token) : null;
}

/** The owner of a session: an account, or a sign-up that has not been activated. */
export type Holder = { userId: number } | { signUpId: number };

/** Opens a session. @returns the token; only its hash is kept */
export async function openSession(
  db: Db,
  session: Holder & { now: Date; ip: string; agent: string | undefined },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      hash: hashToken(token),
      user_id: 'userId' in session ? session.userId : null,
      sign_up_id: 'signUpId' in session ? session.signUpId : null,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: new Date(session.now.getTime() + LIFE_MS),
      ip_prefix: addressPrefix(session.ip),
      agent: session.agent?.slice(0, 200) ?? null,
    })
    .execute();
  return token;
}

/** Ends one session. @param hash of its token */
export async function closeSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('hash', '=', hash).execute();
}

/** Ends every session of an account. */
export async function closeSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}

/** Transfers the sessions of a sign-up to the account it became. */
export async function keepSessions(db: Db, signUpId: number, userId: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ user_id: userId, sign_up_id: null })
    .where('sign_up_id', '=', signUpId)
    .execute();
}

/** A user who has signed up but verified nothing yet: a name, and no right except to read it. */
async function findSignedUp(db: Db, hash: Buffer, now: Date): Promise<Caller | null> {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('sign_up as a', 'a.id', 's.sign_up_id')
    .where('s.hash', '=', hash)
    .where('a.expires_at', '>', now)
    .select(['a.id', 'a.email', 'a.username', 'a.language'])
    .executeTakeFirst();
  return row ? { ...row, verified: false, platformAdmin: false, session: hash, org: null } : null;
}

/**
 * The owner of a valid session, with their current rights.
 * @returns null for a token that is unknown, idle for 7 days or 30 days old
 */
export async function findCaller(
  db: Db,
  hash: Buffer,
  now: Date,
  { billing, platformAdminEmail }: Pick<Config, 'billing' | 'platformAdminEmail'>,
): Promise<Caller | null> {
  const row = await db
    .selectFrom('session as s')
    .leftJoin('app_user as u', 'u.id', 's.user_id')
    .leftJoin('organization as o', (join) =>
      join.onRef('o.id', '=', 'u.org_id').on('o.deleted_at', 'is', null),
    )
    .leftJoin('subscription as p', 'p.org_id', 'o.id')
    .where('s.hash', '=', hash)
    .where('s.expires_at', '>', now)
    .where('s.last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .select([
      's.last_seen_at',
      'u.id',
      'u.email',
      'u.username',
      'u.verified_at',
      'u.platform_admin',
      'u.language',
    ])
    .select(['u.org_role', 'u.membership', 'o.id as org_id', 'o.name', 'o.status', 'o.is_member'])
    .select(['p.source', 'p.status as plan', 'p.past_due_since', 'p.cancel_at'])
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_MS)
    await db.updateTable('session').set({ last_seen_at: now }).where('hash', '=', hash).execute();

  const { id, email, username } = row;
  if (id === null || email === null || username === null) return findSignedUp(db, hash, now);
  const { org_id, name, status, is_member, org_role, membership } = row;
  const inOrganization = org_id !== null && name !== null && status !== null && org_role !== null;
  const verified = row.verified_at !== null;
  return {
    id,
    email,
    username,
    verified,
    platformAdmin: row.platform_admin === true || (verified && email === platformAdminEmail),
    language: row.language,
    session: hash,
    org:
      inOrganization && membership !== null && membership !== 'none'
        ? {
            id: org_id,
            name,
            status,
            isMember: is_member ?? false,
            role: org_role,
            membership,
            entitled: isEntitled({ ...row, status, is_member: is_member ?? false }, billing.kind, now),
          }
        : null,
  };
}
