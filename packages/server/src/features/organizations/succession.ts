import { audit } from '../../core/audit.ts';
import { type Db, transact } from '../../db/open.ts';
import { StartError } from '../../startError.ts';
import { findTyped } from '../account/repo.ts';
import { lockMember, lockOrganization } from './repo.ts';

/** What becomes of an organization that people leave: it has nobody, an admin as before, or one who inherits it. */
export type Succession = 'nobody' | 'admin' | 'heir';

/** An organization's members besides those who leave, longest-standing first. */
const remaining = (trx: Db, orgId: number, leaving: readonly number[]) =>
  trx
    .selectFrom('app_user')
    .select(['id', 'org_role'])
    .where('org_id', '=', orgId)
    .where('membership', '=', 'member')
    .where('id', 'not in', leaving)
    .orderBy('joined_at')
    .orderBy('id')
    .forUpdate()
    .execute();

async function makeAdmin(
  trx: Db,
  action: 'organization.inherit' | 'organization.hand-over',
  { orgId, userId }: { orgId: number; userId: number },
): Promise<void> {
  await trx.updateTable('app_user').set({ org_role: 'admin' }).where('id', '=', userId).execute();
  await audit(trx, { action, orgId, target: userId });
}

/**
 * Makes sure that a locked organization keeps an admin: if none remains, its longest-standing member becomes one.
 * @param leaving the ids of those who leave, at least one
 */
export async function passOn(trx: Db, orgId: number, leaving: readonly number[]): Promise<Succession> {
  const members = await remaining(trx, orgId, leaving);
  const [longest] = members;
  if (!longest) return 'nobody';
  if (members.some(({ org_role }) => org_role === 'admin')) return 'admin';
  await makeAdmin(trx, 'organization.inherit', { orgId, userId: longest.id });
  return 'heir';
}

/**
 * Makes a member of an organization its admin, beside those it has. Who is one already remains one.
 * @returns the organization's name
 * @throws {StartError} if there is no such organization or account, or the account is not an approved member of it
 */
export const handOver = (db: Db, { orgId, address }: { orgId: number; address: string }): Promise<string> =>
  transact(db, async (trx) => {
    const organization = await lockOrganization(trx, orgId);
    if (!organization) throw new StartError(`There is no organization ${orgId}.`);
    const { name } = organization;
    const { id, email } = await findTyped(trx, address);
    const member = await lockMember(trx, orgId, id);
    if (member?.membership !== 'member')
      throw new StartError(
        `${email} is not an approved member of organization ${orgId}, ${name}. Only one can become its admin.`,
      );
    if (member.org_role !== 'admin') await makeAdmin(trx, 'organization.hand-over', { orgId, userId: id });
    return name;
  });
