import { afterAll, beforeAll, expect, it } from 'vitest';
import { appointPlatformAdmin } from '../src/features/admin/appoint.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

it('makes a verified account a platform admin, and nobody else', async () => {
  const { db } = h.services;
  const [chosen, other] = [await h.make.person(), await h.make.person()];
  const unverified = await h.make.person({ verified: false });
  const isAdmin = async (token: string) => (await h.call('getUser', { token })).body.leaf_admin;

  expect(await appointPlatformAdmin(db, ` ${chosen.email.toUpperCase()} `)).toBe(true);
  expect(await appointPlatformAdmin(db, unverified.email)).toBe(false);
  expect(await appointPlatformAdmin(db, 'nobody@example.org')).toBe(false);

  expect(await isAdmin(chosen.token)).toBe(true);
  expect(await isAdmin(other.token)).toBe(false);
  expect(await isAdmin(unverified.token)).toBe(false);
  expect((await h.call('listPendingOrganizations', { token: chosen.token })).status).toBe(200);
  const entries = await db.selectFrom('audit_log').select(['action', 'target']).execute();
  expect(entries).toEqual([{ action: 'platform_admin.appoint', target: String(chosen.id) }]);
});
