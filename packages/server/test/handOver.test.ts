import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handOver } from '../src/features/organizations/succession.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

const isOrgAdmin = async (token: string) => (await h.call('getUser', { token })).body.is_admin;
const entries = (orgId: number) =>
  h.services.db
    .selectFrom('audit_log')
    .select(['action', 'target'])
    .where('org_id', '=', orgId)
    .where('action', '=', 'organization.hand-over')
    .execute();

describe('an operator hands an organization over', () => {
  it('to a member, who is its admin from then on, beside the one who was', async () => {
    const { org, admin } = await h.make.company();
    const member = await h.make.person({ org });
    const address = ` ${member.email.toUpperCase()} `;
    expect(await handOver(h.services.db, { orgId: org.id, address })).toBe(org.name);
    expect(await isOrgAdmin(member.token)).toBe(true);
    const removed = await h.call('removeMember', {
      token: member.token,
      params: { id: org.id },
      query: { user_id: admin.id },
    });
    expect(removed.status).toBe(200);
    expect(await entries(org.id)).toEqual([{ action: 'organization.hand-over', target: String(member.id) }]);
  });

  it('to one who is its admin already without any effect', async () => {
    const { org, admin } = await h.make.company();
    expect(await handOver(h.services.db, { orgId: org.id, address: admin.email })).toBe(org.name);
    expect(await isOrgAdmin(admin.token)).toBe(true);
    expect(await entries(org.id)).toEqual([]);
  });

  it('to nobody who is not an approved member', async () => {
    const { org } = await h.make.company();
    const pending = await h.make.person({ org, membership: 'pending' });
    const outsider = await h.make.person();
    const { admin: stranger } = await h.make.company();
    const give = (address: string, orgId = org.id) => handOver(h.services.db, { orgId, address });
    for (const { email } of [pending, outsider, stranger])
      await expect(give(email)).rejects.toThrow(
        `${email} is not an approved member of organization ${org.id}, ${org.name}. Only one can become its admin.`,
      );
    await expect(give('nobody@example.org')).rejects.toThrow('There is no account nobody@example.org.');
    await expect(give(outsider.email, 999_999)).rejects.toThrow('There is no organization 999999.');
    expect(await isOrgAdmin(pending.token)).toBe(false);
    expect(await entries(org.id)).toEqual([]);
  });

  it('that has been deleted to nobody', async () => {
    const { org, admin } = await h.make.company();
    await h.call('deleteOrganization', { token: admin.token, params: { id: org.id } });
    await expect(handOver(h.services.db, { orgId: org.id, address: admin.email })).rejects.toThrow(
      `There is no organization ${org.id}.`,
    );
  });
});
