import { afterAll, beforeAll, expect, it } from 'vitest';
import { appointPlatformAdmin, revokePlatformAdmin } from '../src/features/admin/appoint.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

const OPERATOR = 'operator@example.org';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ PLATFORM_ADMIN_EMAIL: OPERATOR }, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

const isAdmin = async (token: string) => (await h.call('getUser', { token })).body.leaf_admin;

it('makes a verified account a platform admin, and nobody else', async () => {
  const { db } = h.services;
  const [chosen, other] = [await h.make.person(), await h.make.person()];
  // The first release had accounts like this; those in an organization are still there.
  const unverified = await h.make.person();
  await db.updateTable('app_user').set({ verified_at: null }).where('id', '=', unverified.id).execute();
  const signedUp = await h.make.person({ verified: false });

  expect(await appointPlatformAdmin(db, ` ${chosen.email.toUpperCase()} `)).toBe(true);
  for (const { email } of [unverified, signedUp]) expect(await appointPlatformAdmin(db, email)).toBe(false);
  expect(await appointPlatformAdmin(db, 'nobody@example.org')).toBe(false);

  expect(await isAdmin(chosen.token)).toBe(true);
  expect(await isAdmin(other.token)).toBe(false);
  for (const { token } of [unverified, signedUp]) expect(await isAdmin(token)).toBe(false);
  expect((await h.call('listPendingOrganizations', { token: chosen.token })).status).toBe(200);
  const entries = await db.selectFrom('audit_log').select(['action', 'target']).execute();
  expect(entries).toEqual([{ action: 'platform_admin.appoint', target: String(chosen.id) }]);
});

it('the address in PLATFORM_ADMIN_EMAIL is one once it is verified', async () => {
  const { db } = h.services;
  const { id, token } = await h.make.person();
  const set = (values: { email?: string; verified_at: Date | null }) =>
    db.updateTable('app_user').set(values).where('id', '=', id).execute();
  await set({ email: OPERATOR, verified_at: null });
  expect(await isAdmin(token)).toBe(false);
  await set({ verified_at: h.services.clock() });
  expect(await isAdmin(token)).toBe(true);
});

it('takes the role back at once, from a platform admin and nobody else', async () => {
  const { db } = h.services;
  const person = await h.make.person({ platformAdmin: true });
  const other = await h.make.person({ platformAdmin: true });
  const revoke = (email: string) => revokePlatformAdmin(db, email, OPERATOR);

  await revoke(` ${person.email.toUpperCase()} `);
  expect(await isAdmin(person.token)).toBe(false);
  expect((await h.call('listPendingOrganizations', { token: person.token })).status).toBe(403);
  expect(await isAdmin(other.token)).toBe(true);

  await expect(revoke(person.email)).rejects.toThrow(`${person.email} is not a platform admin.`);
  await expect(revoke('nobody@example.org')).rejects.toThrow('There is no account nobody@example.org.');
  await expect(revoke(OPERATOR)).rejects.toThrow(
    /PLATFORM_ADMIN_EMAIL names it\. Change that setting first\.$/,
  );
  const entries = await db
    .selectFrom('audit_log')
    .select('target')
    .where('action', '=', 'platform_admin.revoke')
    .execute();
  expect(entries).toEqual([{ target: String(person.id) }]);
});
