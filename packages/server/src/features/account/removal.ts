import { audit } from '../../core/audit.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Organization, User } from '../../db/schema.ts';
import { StartError } from '../../startError.ts';
import { endOrdersBy } from '../billing/ending.ts';
import { closeOrganization } from '../organizations/managing.ts';
import { lockOrganization } from '../organizations/repo.ts';
import { passOn } from '../organizations/succession.ts';
import { endCodes, lockAddress } from './codes.ts';
import { findTyped } from './repo.ts';
import { endSignUps } from './signUps.ts';

type Parts = Pick<Services, 'billing' | 'clock' | 'config' | 'db' | 'mail' | 'queue'>;
type Account = Pick<User, 'id' | 'email'>;

/** What became of the organizations that removed accounts were members of, by name. */
export type Removal = {
  /** Nobody else was a member. */
  closed: string[];
  /** They have other members. */
  kept: string[];
  /** Those of the kept ones whose longest-standing member became admin, because no other was. */
  inherited: string[];
};

/**
 * Locks the organizations that accounts are members of, then the accounts.
 * @throws {StartError} if one joined an organization just now
 */
async function lockAll(trx: Db, ids: readonly number[]): Promise<Organization[]> {
  const accounts = () => trx.selectFrom('app_user').select(['org_id', 'membership']).where('id', 'in', ids);
  const memberships = await accounts()
    .where('membership', '=', 'member')
    .distinct()
    .orderBy('org_id')
    .execute();
  const organizations: Organization[] = [];
  for (const { org_id } of memberships) {
    const organization = org_id === null ? undefined : await lockOrganization(trx, org_id);
    if (organization) organizations.push(organization);
  }
  const locked = new Set(organizations.map(({ id }) => id));
  for (const { org_id, membership } of await accounts().orderBy('id').forUpdate().execute())
    if (membership === 'member' && org_id !== null && !locked.has(org_id))
      throw new StartError('The account joined an organization just now. Run the command again.');
  return organizations;
}

/** Removes what is stored under an address: sign-ups, codes, mails held back, and orders without a response. */
async function forgetAddress(parts: Parts, trx: Db, email: string): Promise<void> {
  await endSignUps(trx, email);
  await endCodes(trx, email, 'reset');
  await trx.deleteFrom('held_notice').where('recipient', '=', email).execute();
  await endOrdersBy(parts, trx, email);
}

/**
 * Removes accounts in the caller's transaction, with everything that is about them alone: sessions, sign-ups, codes,
 * mails held back, the history of their memberships. Of what they made in their organizations only their name goes. An
 * organization that has other members keeps an admin; one that has none is closed as if an admin had deleted it.
 */
export async function removeAccounts(parts: Parts, trx: Db, accounts: readonly Account[]): Promise<Removal> {
  const removal: Removal = { closed: [], kept: [], inherited: [] };
  if (accounts.length === 0) return removal;
  const ids = accounts.map(({ id }) => id);
  for (const email of accounts.map((account) => account.email).sort()) await lockAddress(trx, email);
  const empty: Organization[] = [];
  for (const organization of await lockAll(trx, ids)) {
    const succession = await passOn(trx, organization.id, ids);
    if (succession === 'nobody') empty.push(organization);
    else removal.kept.push(organization.name);
    if (succession === 'heir') removal.inherited.push(organization.name);
  }
  for (const { email } of accounts) await forgetAddress(parts, trx, email);
  await trx.deleteFrom('app_user').where('id', 'in', ids).execute();
  for (const organization of empty) {
    await closeOrganization(parts, trx, organization, null);
    removal.closed.push(organization.name);
  }
  return removal;
}

/**
 * Removes the account with this address: all or nothing; files and mails follow while the program runs.
 * @param andOrganization whether an organization may go with it in which nobody else is a member
 * @throws {StartError} if there is no such account, or its organization would go and may not
 */
export const removeAccount = (
  parts: Parts,
  address: string,
  { andOrganization }: { andOrganization: boolean },
): Promise<Removal> =>
  transact(parts.db, async (trx) => {
    const user = await findTyped(trx, address);
    const removal = await removeAccounts(parts, trx, [user]);
    const [closed] = removal.closed;
    if (closed !== undefined && !andOrganization)
      throw new StartError(
        `Nobody but ${user.email} is a member of ${closed}. It would be deleted too, with its campaigns, images, creatives and keys, and its subscription would be cancelled. Nothing has been removed yet: add --yes to remove both.`,
      );
    const orgId = user.membership === 'member' ? (user.org_id ?? undefined) : undefined;
    await audit(trx, { action: 'account.remove', orgId, target: user.id });
    return removal;
  });
