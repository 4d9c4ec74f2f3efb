import type { Scope } from '@leaf/api-client/contract';
import { newSecret, rightsOf } from '../src/core/machines.ts';
import type { Services } from '../src/core/services.ts';
import { openSession } from '../src/core/sessions.ts';
import type { Organization } from '../src/db/schema.ts';
import { hashPassword } from '../src/features/account/passwords.ts';
import { insertSignUp } from '../src/features/account/signUps.ts';

/** The password of everyone a test makes. */
export const PASSWORD = 'a fine day for testing';

/** Someone who can sign in, signed in. */
export type Person = { id: number; email: string; username: string; token: string; orgId: number | null };

export type PersonOptions = {
  verified?: boolean;
  platformAdmin?: boolean;
  org?: Pick<Organization, 'id'>;
  role?: 'admin' | 'member';
  membership?: 'pending' | 'member';
};

export type OrganizationOptions = {
  name?: string;
  status?: 'pending' | 'approved';
  /** A plan of this status; none when false. */
  plan?: 'trialing' | 'active' | false;
  isMember?: boolean;
  seats?: number;
};

export type KeyOptions = {
  org: Pick<Organization, 'id'>;
  scopes?: readonly Scope[];
  expiresAt?: Date | null;
};

export type EmbedTokenOptions = {
  scopes?: readonly Scope[];
  campaigns?: readonly number[] | null;
  expiresAt?: Date;
};

/** An API key or an embed token. */
export type Token = { id: number; token: string };

/** Makes people and organizations straight in the database, as past calls would have left them. */
export function makeThings({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'config'>>) {
  let count = 0;
  const hash = hashPassword(PASSWORD);

  /** Somebody who has signed up and not yet entered the code. */
  async function signUp(): Promise<Person> {
    count += 1;
    const now = clock();
    const person = { email: `person${count}@example.org`, username: `Person ${count}` };
    const id = await insertSignUp(db, { ...person, password_hash: await hash, now });
    const token = await openSession(db, { signUpId: id, now, ip: '127.0.0.1', agent: undefined });
    return { id, ...person, token, orgId: null };
  }

  async function person(options: PersonOptions = {}): Promise<Person> {
    const { org, verified = true, platformAdmin = false } = options;
    if (!verified) return signUp();
    count += 1;
    const user = await db
      .insertInto('app_user')
      .values({
        email: `person${count}@example.org`,
        username: `Person ${count}`,
        password_hash: await hash,
        verified_at: clock(),
        platform_admin: platformAdmin,
        org_id: org?.id ?? null,
        org_role: org ? (options.role ?? 'member') : null,
        membership: org ? (options.membership ?? 'member') : 'none',
      })
      .returning(['id', 'email', 'username', 'org_id'])
      .executeTakeFirstOrThrow();
    const token = await openSession(db, { userId: user.id, now: clock(), ip: '127.0.0.1', agent: undefined });
    return { id: user.id, email: user.email, username: user.username, token, orgId: user.org_id };
  }

  async function organization(options: OrganizationOptions = {}): Promise<Organization> {
    count += 1;
    const { status = 'approved', plan = 'active', isMember = false, seats = 5 } = options;
    const made = await db
      .insertInto('organization')
      .values({
        name: options.name ?? `Organization ${count}`,
        claims_member: isMember,
        is_member: isMember,
        status,
        seats,
        created_by: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (plan)
      await db
        .insertInto('subscription')
        .values({ org_id: made.id, source: config?.billing.kind ?? 'sandbox', status: plan })
        .execute();
    return made;
  }

  /** An organization with its admin. */
  async function company(options: OrganizationOptions = {}): Promise<{ org: Organization; admin: Person }> {
    const org = await organization(options);
    return { org, admin: await person({ org, role: 'admin' }) };
  }

  /** An API key that reads and writes, unless said otherwise. */
  async function key({ org, scopes = ['read', 'write'], expiresAt = null }: KeyOptions): Promise<Token> {
    const { secret, hash, prefix } = newSecret('key');
    const { id } = await db
      .insertInto('api_key')
      .values({ org_id: org.id, name: 'Key', hash, prefix, ...rightsOf(scopes), expires_at: expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, token: secret };
  }

  /** An embed token that came of a key. */
  async function embedToken({ id }: Pick<Token, 'id'>, options: EmbedTokenOptions = {}): Promise<Token> {
    const { scopes = ['read', 'write'], campaigns = null } = options;
    const expires_at = options.expiresAt ?? new Date(clock().getTime() + 600_000);
    const { secret, hash } = newSecret('embed');
    await db
      .insertInto('embed_token')
      .values({
        key_id: id,
        hash,
        ...rightsOf(scopes),
        campaigns: campaigns && JSON.stringify(campaigns),
        expires_at,
      })
      .execute();
    return { id, token: secret };
  }

  return { person, organization, company, key, embedToken };
}

export type Maker = ReturnType<typeof makeThings>;
