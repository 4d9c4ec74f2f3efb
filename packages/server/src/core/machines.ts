import { randomBytes } from 'node:crypto';
import { type MachineKind, machineKindOf, type Scope } from '@leaf/api-client/contract';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { bearerToken, hashToken, SEEN_MS } from './bearer.ts';
import type { MachineCaller } from './caller.ts';
import { isEntitled } from './plan.ts';

/** Characters of a key shown to people, so that they can identify it. */
const SHOWN = 9;
const PREFIXES: Readonly<Record<MachineKind, string>> = { key: 'leaf_', embed: 'leaf_embed_' };

/** A new secret: handed out once, kept as its hash. */
export function newSecret(kind: MachineKind): { secret: string; hash: Buffer; prefix: string } {
  const secret = PREFIXES[kind] + randomBytes(30).toString('base64url');
  return { secret, hash: hashToken(secret), prefix: secret.slice(0, SHOWN) };
}

/** A key or an embed token, as a call carries it. */
export type MachineToken = { kind: MachineKind; hash: Buffer };

/** The key or embed token in an Authorization header; null if there is none that could be ours. */
export function machineToken(header: string | undefined): MachineToken | null {
  const token = bearerToken(header) ?? '';
  const kind = machineKindOf(token);
  return kind ? { kind, hash: hashToken(token) } : null;
}

/** What a key or an embed token may do, as both tables keep it. */
export type Rights = { may_read: boolean; may_write: boolean };

/** Scopes as the contract names them. */
export const scopesOf = ({ may_read, may_write }: Rights): Scope[] => [
  ...(may_read ? (['read'] as const) : []),
  ...(may_write ? (['write'] as const) : []),
];

/** Scopes as the tables keep them. */
export const rightsOf = (scopes: readonly Scope[]): Rights => ({
  may_read: scopes.includes('read'),
  may_write: scopes.includes('write'),
});

/** What is known about the organization of a key. */
const withOrganization = (db: Db, now: Date) =>
  db
    .selectFrom('api_key as k')
    .innerJoin('organization as o', (join) =>
      join.onRef('o.id', '=', 'k.org_id').on('o.deleted_at', 'is', null),
    )
    .leftJoin('subscription as p', 'p.org_id', 'o.id')
    .where((eb) => eb.or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
    .select(['k.id', 'k.last_used_at', 'o.id as org_id', 'o.name', 'o.status', 'o.is_member'])
    .select(['p.source', 'p.status as plan', 'p.past_due_since', 'p.cancel_at']);

const findKey = async (db: Db, hash: Buffer, now: Date) => {
  const found = await withOrganization(db, now)
    .where('k.hash', '=', hash)
    .select(['k.may_read', 'k.may_write'])
    .executeTakeFirst();
  return found && { ...found, campaigns: null };
};

const findEmbedToken = (db: Db, hash: Buffer, now: Date) =>
  withOrganization(db, now)
    .innerJoin('embed_token as e', 'e.key_id', 'k.id')
    .where('e.hash', '=', hash)
    .where('e.expires_at', '>', now)
    .select(['e.may_read', 'e.may_write', 'e.campaigns'])
    .executeTakeFirst();

/**
 * The program behind a key or an embed token, with the current rights of its organization.
 * @returns null for one that is unknown, revoked, replaced or expired
 */
export async function findMachine(
  db: Db,
  { kind, hash }: MachineToken,
  now: Date,
  { billing }: Pick<Config, 'billing'>,
): Promise<MachineCaller | null> {
  const row = await (kind === 'key' ? findKey(db, hash, now) : findEmbedToken(db, hash, now));
  if (!row) return null;
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > SEEN_MS)
    await db.updateTable('api_key').set({ last_used_at: now }).where('id', '=', row.id).execute();
  const { id, org_id, name, status, is_member, campaigns } = row;
  return {
    id: null,
    verified: true,
    platformAdmin: false,
    language: null,
    org: {
      id: org_id,
      name,
      status,
      isMember: is_member,
      role: 'member',
      membership: 'member',
      entitled: isEntitled(row, billing.kind, now),
    },
    session: hash,
    machine: { kind, keyId: id, scopes: scopesOf(row), campaigns },
  };
}
