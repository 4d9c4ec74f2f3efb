import type { ApiKey, ApiKeyCreated, EmbedToken, NewApiKey, NewEmbedToken } from '@leaf/api-client/contract';
import { audit } from '../../core/audit.ts';
import type { MachineCaller, MemberCaller } from '../../core/caller.ts';
import { scopesOf } from '../../core/machines.ts';
import { notFound, refuse, unauthorized, unprocessable } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { storedName } from '../../core/storedText.ts';
import { type Db, transact } from '../../db/open.ts';
import { takeChange } from '../organizations/budgets.ts';
import { type Decision, decide } from '../organizations/managing.ts';
import * as repo from './repo.ts';

/** Keys of one organization. */
const LIMIT = 20;
/** Characters of a name. */
const NAME_LENGTH = 200;
const MINUTE = 60_000;
const USUAL_MINUTES = 15;

const describe = (key: repo.KeyRow): ApiKey => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: scopesOf(key),
  created_at: key.created_at.toISOString(),
  created_by: key.created_by,
  last_used_at: key.last_used_at?.toISOString() ?? null,
  expires_at: key.expires_at?.toISOString() ?? null,
});

/** With its secret, for this once; recorded without. */
async function handOut(
  { trx, organization }: Decision,
  { id, secret }: repo.Made,
  { action, actorId }: { action: 'key.create' | 'key.rotate'; actorId: number },
): Promise<ApiKeyCreated> {
  await audit(trx, { action, actorId, orgId: organization.id, target: id });
  return { data: describe(await repo.findKey(trx, organization.id, id)), key: secret };
}

/** Newest first. */
export async function listKeys(db: Db, caller: MemberCaller, orgId: number): Promise<{ data: ApiKey[] }> {
  if (orgId !== caller.org.id) throw notFound('organization');
  return { data: (await repo.listKeys(db, orgId)).map(describe) };
}

/** @throws {Problem} 409 when the organization has as many as it may; 422 for a name that hides something */
export function createKey(
  services: Services,
  caller: MemberCaller,
  orgId: number,
  { name: typed, scopes, expires_at }: NewApiKey,
): Promise<ApiKeyCreated> {
  const name = storedName('name', typed, { form: 'NFC', max: NAME_LENGTH, mayBeAddress: true });
  const now = services.clock();
  const expires = expires_at ? new Date(expires_at) : null;
  // A leap second is a time in the contract's format, but not to JavaScript; the year 10000, where a time zone leads, is
  // one to JavaScript, but not in the format.
  if (expires && !(expires.getUTCFullYear() <= 9999)) throw unprocessable('expires_at', 'malformed');
  return decide(services, caller, orgId, async (decision) => {
    if (expires && expires <= now) throw unprocessable('expires_at', 'not_in_future');
    const { trx } = decision;
    if ((await repo.countKeys(trx, orgId)) >= LIMIT) throw refuse('too_many_keys', { limit: LIMIT });
    const key = { org_id: orgId, name, created_by: caller.id, created_at: now };
    await takeChange(services, trx, caller.id);
    const created = await repo.insertKey(trx, { ...key, expires_at: expires }, scopes);
    return handOut(decision, created, { action: 'key.create', actorId: caller.id });
  });
}

/** The old secret and its embed tokens stop working at once. @throws {Problem} 409 for a key that has expired */
export const rotateKey = (
  services: Services,
  caller: MemberCaller,
  { orgId, keyId }: { orgId: number; keyId: number },
): Promise<ApiKeyCreated> =>
  decide(services, caller, orgId, async (decision) => {
    await takeChange(services, decision.trx, caller.id);
    const created = await repo.replaceSecret(decision.trx, orgId, keyId);
    if (!created) throw notFound('key');
    const { expires_at } = created;
    if (expires_at && expires_at <= services.clock()) throw refuse('key_expired');
    return handOut(decision, created, { action: 'key.rotate', actorId: caller.id });
  });

/** It ends at once, and its embed tokens. */
export const revokeKey = (
  services: Services,
  caller: MemberCaller,
  { orgId, keyId }: { orgId: number; keyId: number },
): Promise<void> =>
  decide(services, caller, orgId, async ({ trx }) => {
    if (!(await repo.removeKey(trx, orgId, keyId))) throw notFound('key');
    await audit(trx, { action: 'key.revoke', actorId: caller.id, orgId, target: keyId });
  });

/** A token for a browser that may do no more than the key. @throws {Problem} 404 for a campaign of another organization */
export async function createEmbedToken(
  { db, clock }: Services,
  { org, machine, session }: MachineCaller,
  { scopes, campaigns = null, minutes = USUAL_MINUTES }: NewEmbedToken,
): Promise<{ data: EmbedToken }> {
  if (scopes.some((scope) => !machine.scopes.includes(scope))) throw unprocessable('scopes', 'beyond_key');
  if (campaigns && (await repo.countCampaigns(db, org.id, campaigns)) < campaigns.length)
    throw notFound('campaign');
  const end = clock().getTime() + minutes * MINUTE;
  return transact(db, async (trx) => {
    const key = await repo.holdKey(trx, machine.keyId, session);
    if (!key) throw unauthorized('key_refused');
    const expires_at = new Date(Math.min(end, key.expires_at?.getTime() ?? end));
    const token = await repo.insertEmbedToken(trx, { key_id: machine.keyId, campaigns, expires_at }, scopes);
    return { data: { token, scopes, campaigns, expires_at: expires_at.toISOString() } };
  });
}
