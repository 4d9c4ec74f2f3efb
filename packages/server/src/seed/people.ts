import type { Db } from '../db/open.ts';
import { startSubscription } from '../platform/billing/sandbox.ts';
import { lookOf } from '../text/lookalikes.ts';
import { demoPeople } from './credentials.ts';

type Person = keyof typeof demoPeople;
type Membership = { org_id: number; org_role: 'admin' | 'member'; membership: 'pending' | 'member' };

/** The organization of the demo's campaigns and images. */
export type DemoOwner = { orgId: number; userId: number };

/** An approved, subscribed organization with three people, and a pending one, in the caller's transaction. */
export async function seedPeople(trx: Db, passwordHash: string, now: Date): Promise<DemoOwner> {
  const person = async (who: Person, more: Partial<Membership> & { platform_admin?: boolean } = {}) => {
    const { email, username } = demoPeople[who];
    const row = { email, username, password_hash: passwordHash, verified_at: now, demo: true, ...more };
    const { id } = await trx
      .insertInto('app_user')
      .values({ ...row, joined_at: more.membership === 'member' ? now : null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const organization = async (name: string, decidedBy: number | null) => {
    const decision =
      decidedBy === null ? {} : { status: 'approved' as const, decided_by: decidedBy, decided_at: now };
    const { id } = await trx
      .insertInto('organization')
      .values({ name, ...lookOf(name), claims_member: decidedBy === null, created_by: null, ...decision })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const founded = (orgId: number, userId: number) =>
    trx.updateTable('organization').set({ created_by: userId }).where('id', '=', orgId).execute();

  const operator = await person('operator', { platform_admin: true });
  const orgId = await organization('Meadow Media', operator);
  const userId = await person('admin', { org_id: orgId, org_role: 'admin', membership: 'member' });
  await founded(orgId, userId);
  await person('member', { org_id: orgId, org_role: 'member', membership: 'member' });
  await person('pending', { org_id: orgId, org_role: 'member', membership: 'pending' });
  await trx
    .insertInto('subscription')
    .values({ org_id: orgId, source: 'sandbox', trial_used_at: now, ...startSubscription(now, false) })
    .execute();

  const waiting = await organization('Northwind Studio', null);
  const founder = await person('founder', { org_id: waiting, org_role: 'admin', membership: 'member' });
  await founded(waiting, founder);
  return { orgId, userId };
}
