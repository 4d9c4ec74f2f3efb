import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../src/db/open.ts';
import { issueCode } from '../src/features/account/codes.ts';
import { removeAccount } from '../src/features/account/removal.ts';
import { insertSignUp } from '../src/features/account/signUps.ts';
import { saveOrder } from '../src/features/billing/repo.ts';
import { purgeOrganization } from '../src/features/organizations/purge.ts';
import { attach } from '../src/features/organizations/repo.ts';
import { DAY } from '../src/time.ts';
import { blockedIn } from './blockedIn.ts';
import { gate } from './gate.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, { optimiser: idleOptimiser });
});
afterAll(() => h.stop());

const remove = ({ email }: Pick<Person, 'email'>, andOrganization = false) =>
  removeAccount(h.services, email, { andOrganization });
const user = async ({ token }: Person) => (await h.call('getUser', { token })).body;
const newCampaign = async ({ token }: Person): Promise<number> =>
  (await h.call('createCampaign', { token, body: { name: 'Spring', version: 'gmsf1.2' } })).body.data.id;

/** The tables with a row in which a text occurs. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(h.services.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as one where position(${text} in to_json(one)::text) > 0 limit 1`.execute(
      h.services.db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** Gives an account everything there can be of a person. */
async function fill({ id, email, orgId }: Person): Promise<void> {
  const { clock, config, db } = h.services;
  const now = clock();
  await db
    .updateTable('app_user')
    .set({ username: `Name of ${email}` })
    .where('id', '=', id)
    .execute();
  const signUpId = await insertSignUp(db, { email, username: 'Somebody', password_hash: 'h', now });
  const code = { email, caller: '192.0.2.7', now };
  await issueCode(db, config.appSecret, { ...code, purpose: 'activate', signUpId });
  await issueCode(db, config.appSecret, { ...code, purpose: 'reset' });
  await db
    .insertInto('held_notice')
    .values({ recipient: email, kind: 'news', sealed: 'x', since: now })
    .execute();
  if (orgId === null) return;
  await db
    .insertInto('membership_event')
    .values({ org_id: orgId, user_id: id, actor_id: id, kind: 'created' })
    .execute();
  const key = `order-${id}`;
  await saveOrder(db, 'sandbox', {
    ...{ key, orgId, email, customerId: null, trial: true, instance: 'i' },
    askedAt: new Date(now.getTime() - 2 * DAY).toISOString(),
  });
}

describe('an account that an operator removes', () => {
  it('is gone with everything of the person, and what they made stays with their organization', async () => {
    const { org, admin } = await h.make.company();
    const person = await h.make.person({ org, role: 'admin' });
    const campaign = await newCampaign(person);
    const made = await h.call('createKey', {
      token: person.token,
      params: { id: org.id },
      body: { name: 'Key', scopes: ['read'] },
      headers: { 'idempotency-key': 'once' },
    });
    await fill(person);
    expect(await tablesWith(person.email)).toEqual(
      expect.arrayContaining(['app_user', 'auth_code', 'held_notice', 'sign_up', 'subscription']),
    );

    expect(await remove(person)).toEqual({ closed: [], kept: [org.name], inherited: [] });

    // A worker tries to end the order, which is two days old, and forgets it.
    await expect.poll(() => tablesWith(person.email), { timeout: 60_000 }).toEqual([]);
    for (const { table, column } of await references())
      expect(await count(table, column, person.id), `${table}.${column}`).toBe(0);
    expect((await h.call('getUser', { token: person.token })).status).toBe(401);
    const { body } = await h.call('listCampaigns', { token: admin.token });
    expect(body.data).toMatchObject([{ id: campaign }]);
    expect((await h.call('listCampaigns', { token: made.body.key })).status).toBe(200);
    const { body: keys } = await h.call('listKeys', { token: admin.token, params: { id: org.id } });
    expect(keys.data).toMatchObject([{ name: 'Key', created_by: null }]);
    expect(await user(admin)).toMatchObject({ organization_id: org.id, is_admin: true });
  });

  it('leaves its number in the audit trail, and no address', async () => {
    const person = await h.make.person();
    await remove(person);
    const entry = await h.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'account.remove')
      .where('target', '=', String(person.id))
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_id: null, org_id: null, detail: null });
    expect(await tablesWith(person.email)).toEqual([]);
  });

  it('leaves an organization without another admin to its longest-standing member', async () => {
    const { org, admin } = await h.make.company();
    const [late, early] = [await h.make.person({ org }), await h.make.person({ org })];
    const joined = (id: number, joined_at: string) =>
      h.services.db.updateTable('app_user').set({ joined_at }).where('id', '=', id).execute();
    await joined(late.id, '2026-02-02');
    await joined(early.id, '2026-01-01');
    expect(await remove(admin)).toEqual({ closed: [], kept: [org.name], inherited: [org.name] });
    expect(await user(early)).toMatchObject({ organization_id: org.id, is_admin: true });
    expect(await user(late)).toMatchObject({ organization_id: org.id, is_admin: false });
  });

  it('withdraws its request to join', async () => {
    const { org, admin } = await h.make.company();
    const person = await h.make.person({ org, membership: 'pending' });
    expect(await remove(person)).toEqual({ closed: [], kept: [], inherited: [] });
    const { body } = await h.call('listMembers', { token: admin.token, params: { id: org.id } });
    expect(body.users).toMatchObject([{ id: admin.id }]);
  });

  it('takes an organization that nobody else is a member of along only if that is said', async () => {
    const { org, admin } = await h.make.company();
    const waiting = await h.make.person({ org, membership: 'pending' });
    await newCampaign(admin);
    await fill(admin);
    await expect(remove(admin)).rejects.toThrow(
      new RegExp(`^Nobody but ${admin.email} is a member of ${org.name}\\. .+ add --yes to remove both\\.$`),
    );
    expect(await user(admin)).toMatchObject({ organization_id: org.id, is_admin: true });
    expect(await tablesWith(admin.email)).toContain('held_notice');

    expect(await remove(admin, true)).toEqual({ closed: [org.name], kept: [], inherited: [] });
    expect((await h.mails.mail(waiting.email, /request to join/)).text).toContain(org.name);
    expect((await user(waiting)).organization_id).toBeNull();
    await purgeOrganization(h.services, org.id);
    expect(await count('campaign', 'org_id', org.id)).toBe(0);
    expect(await count('subscription', 'org_id', org.id)).toBe(0);
    await expect.poll(() => tablesWith(admin.email), { timeout: 60_000 }).toEqual([]);
  });

  it('is found however its address is typed, and once', async () => {
    const person = await h.make.person();
    await remove({ email: ` ${person.email.toUpperCase()} ` });
    await expect(remove(person)).rejects.toThrow(`There is no account ${person.email}.`);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('an account that moves while it is removed', () => {
  it('stays, so that no organization is left without an admin (PostgreSQL)', async () => {
    const { db } = h.services;
    const org = await h.make.organization();
    const person = await h.make.person();
    const { wait, open } = gate();
    const { wait: moved, open: move } = gate();
    const moving = transact(db, async (trx) => {
      await attach(trx, person.id, { orgId: org.id, role: 'admin', membership: 'member', now: new Date() });
      move();
      await wait;
    });
    await moved;
    const refused = expect(remove(person)).rejects.toThrow(/joined an organization just now/);
    await expect.poll(() => blockedIn(db)).toBeGreaterThan(0);
    open();
    await moving;
    await refused;
    expect(await user(person)).toMatchObject({ organization_id: org.id, is_admin: true });
  });
});

/** Every column that refers to an account. */
async function references(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass`.execute(h.services.db);
  expect(rows.length).toBeGreaterThan(8);
  return rows;
}

async function count(table: string, column: string, value: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
    h.services.db,
  );
  return rows[0]?.count ?? 0;
}
