import { rm } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { audit } from '../core/audit.ts';
import type { Services } from '../core/services.ts';
import { type Db, transact } from '../db/open.ts';
import type { Organization } from '../db/schema.ts';
import { closeOrganization } from '../features/organizations/managing.ts';
import { lockOrganization } from '../features/organizations/repo.ts';
import { StartError } from '../startError.ts';
import { credentialsFile } from './credentials.ts';
import { finishDemo } from './demo.ts';

type Parts = Pick<Services, 'billing' | 'clock' | 'config' | 'db' | 'mail' | 'queue'>;

/** What ending the demo removed and what it left to others. */
export type EndedDemo = { accounts: number; removed: string[]; kept: string[] };

const demoUsers = (db: Db) =>
  db.selectFrom('app_user').select(['id', 'org_id']).where('demo', '=', true).orderBy('id').execute();

/**
 * Anyone who knows the demo's password is platform admin, so a public system may not have such an account.
 * @throws {StartError} if there is one
 */
export async function refuseDemo(db: Db, { allowDemo, inPublic }: Config): Promise<void> {
  if (!inPublic || allowDemo || (await demoUsers(db)).length === 0) return;
  throw new StartError(
    'The accounts of the demo are still in the database, and one of them is a platform admin. Remove them with "npm start -- end-demo", or set ALLOW_DEMO=1 for a demo.',
  );
}

/** An organization's members outside the demo, longest-standing first. */
const otherMembers = (trx: Db, orgId: number) =>
  trx
    .selectFrom('app_user')
    .select(['id', 'org_role'])
    .where('org_id', '=', orgId)
    .where('membership', '=', 'member')
    .where('demo', '=', false)
    .orderBy('joined_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Makes sure that an organization keeps an admin. @returns whether it has other members at all */
async function handOver(trx: Db, { id: orgId }: Organization): Promise<boolean> {
  const members = await otherMembers(trx, orgId);
  const [longest] = members;
  if (!longest) return false;
  if (members.some(({ org_role }) => org_role === 'admin')) return true;
  await trx.updateTable('app_user').set({ org_role: 'admin' }).where('id', '=', longest.id).execute();
  await audit(trx, { action: 'organization.inherit', orgId, target: longest.id });
  return true;
}

/**
 * Removes the demo's accounts, and the organizations that have no other members, with everything in them. All or
 * nothing; files and mails follow at the next start.
 */
export async function endDemo(parts: Parts): Promise<EndedDemo> {
  const ended = await transact(parts.db, async (trx) => {
    const users = await demoUsers(trx);
    const orgIds = [...new Set(users.flatMap(({ org_id }) => org_id ?? []))].sort((a, b) => a - b);
    const result: EndedDemo = { accounts: users.length, removed: [], kept: [] };
    const empty: Organization[] = [];
    for (const orgId of orgIds) {
      const organization = await lockOrganization(trx, orgId);
      if (!organization) continue;
      if (await handOver(trx, organization)) result.kept.push(organization.name);
      else empty.push(organization);
    }
    await trx.deleteFrom('app_user').where('demo', '=', true).execute();
    for (const organization of empty) {
      await closeOrganization(parts, trx, organization, null);
      result.removed.push(organization.name);
    }
    await finishDemo(trx);
    await audit(trx, { action: 'demo.end', detail: result });
    return result;
  });
  await rm(credentialsFile(parts.config.dataDir), { force: true });
  return ended;
}
