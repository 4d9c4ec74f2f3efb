import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endPayments } from '../src/features/billing/ending.ts';
import { purgeOrganization, resumePurges } from '../src/features/organizations/purge.ts';
import { deliver, FakeStripe, stripeSettings } from './fakeStripe.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

const MINUTE = 60_000;

/** No worker runs: time and the hourly jobs are the test's. */
const fake = new FakeStripe();
let h: Harness;
beforeAll(async () => {
  h = await startHarness(await stripeSettings(fake), { optimiser: idleOptimiser, works: false });
});
afterAll(async () => {
  await h.stop();
  fake.close();
});

const checkout = async (token: string): Promise<string> =>
  (await h.call('createCheckout', { token, query: { product: 'leaf_basic' } })).body.checkout_url;
const remove = (token: string, id: number) => h.call('deleteOrganization', { token, params: { id } });
const left = (orgId: number) =>
  h.services.db.selectFrom('payment_to_end').selectAll().where('org_id', '=', orgId).execute();

async function subscriber(customer: string) {
  const { org, admin } = await h.make.company({ plan: false });
  const url = await checkout(admin.token);
  const subscription = fake.pay(url, customer);
  await deliver(h, 'customer.subscription.created', subscription);
  return { org, admin, subscription };
}

describe('deleting an organization', () => {
  it('ends its subscription though Stripe is away for an hour, and purges its data meanwhile', async () => {
    const { org, admin, subscription } = await subscriber('cus_outage');
    const { db } = h.services;
    await h.call('createCampaign', { token: admin.token, body: { name: 'C', version: 'gmsf1.2' } });
    fake.down = true;
    expect(await remove(admin.token, org.id)).toMatchObject({ status: 204 });
    await purgeOrganization(h.services, org.id);
    expect(await db.selectFrom('campaign').select('id').where('org_id', '=', org.id).execute()).toEqual([]);
    for (let minute = 0; minute < 60; minute += 10) {
      await endPayments(h.services);
      h.pass(10 * MINUTE);
    }
    const [waiting] = await left(org.id);
    expect(waiting?.tries).toBeGreaterThan(2);
    expect(subscription.status).toBe('active');
    fake.down = false;
    h.pass(60 * MINUTE);
    await endPayments(h.services);
    expect(subscription.status).toBe('canceled');
    expect(await left(org.id)).toEqual([]);
  }, 60_000);

  it('leaves its history alone in any table', async () => {
    const { org, admin } = await h.make.company();
    const { token } = admin;
    const { db } = h.services;
    await h.make.key({ org });
    await h.call('createCampaign', { token, body: { name: 'C', version: 'gmsf1.2' } });
    await h.call('createJobSettings', { token, body: { name: 'S', mode: 'lean', target: null } });
    await h.call('putImportMapping', { token, body: { columns: { Land: 'country' } } });
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'org_id' order by 1`.execute(db);
    const withRows = async () => {
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await sql`select from ${sql.table(name)} where org_id = ${org.id} limit 1`.execute(
          db,
        );
        if (rows.length > 0) found.push(name);
      }
      return found;
    };
    const data = ['api_key', 'campaign', 'import_mapping', 'job_settings'];
    expect(await withRows()).toEqual(expect.arrayContaining(data));
    await remove(token, org.id);
    await purgeOrganization(h.services, org.id);
    expect(await withRows()).toEqual(['audit_log', 'membership_event']);
  });

  it('purges nothing of one that is not deleted', async () => {
    const { org, admin } = await h.make.company();
    await h.call('createCampaign', { token: admin.token, body: { name: 'C', version: 'gmsf1.2' } });
    await purgeOrganization(h.services, org.id);
    expect((await h.call('listCampaigns', { token: admin.token })).body.data).toMatchObject([{ name: 'C' }]);
  });

  it('counts a subscription that Stripe does not have as cancelled', async () => {
    const { org, admin, subscription } = await subscriber('cus_missing');
    fake.subscriptions.delete(String(subscription.id));
    await remove(admin.token, org.id);
    await endPayments(h.services);
    expect(await left(org.id)).toEqual([]);
  });

  it('closes an open checkout', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    const url = await checkout(admin.token);
    await remove(admin.token, org.id);
    await endPayments(h.services);
    expect(fake.session(url).status).toBe('expired');
  });

  it('cancels what was paid while nobody heard of it', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    const subscription = fake.pay(await checkout(admin.token), 'cus_unheard');
    await remove(admin.token, org.id);
    await endPayments(h.services);
    expect(subscription.status).toBe('canceled');
  });

  it('cancels what is paid later', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    const url = await checkout(admin.token);
    await remove(admin.token, org.id);
    const subscription = fake.pay(url, 'cus_later');
    expect((await deliver(h, 'customer.subscription.created', subscription)).statusCode).toBe(200);
    await endPayments(h.services);
    expect(subscription.status).toBe('canceled');
    expect(await left(org.id)).toEqual([]);
  });

  it('closes a checkout whose address never arrived', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    const { createCheckout } = h.services.billing;
    h.services.billing.createCheckout = async (order) => {
      await createCheckout(order);
      throw new Error('cut off');
    };
    const answer = await h.call('createCheckout', {
      token: admin.token,
      query: { product: 'leaf_basic' },
    });
    h.services.billing.createCheckout = createCheckout;
    expect(answer.status).toBe(503);
    const session = [...fake.sessions.values()].at(-1);
    expect(session?.status).toBe('open');
    await remove(admin.token, org.id);
    await endPayments(h.services);
    expect(session?.status).toBe('expired');
  });

  it('closes a checkout that was under way', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    const before = fake.sessions.size;
    const release = fake.hang('POST /v1/checkout/sessions');
    const asked = h.call('createCheckout', { token: admin.token, query: { product: 'leaf_basic' } });
    await expect.poll(() => fake.sessions.size).toBe(before + 1);
    await remove(admin.token, org.id);
    release();
    expect(await asked).toMatchObject({ status: 404, body: { code: 'organization_not_found' } });
    await endPayments(h.services);
    expect([...fake.sessions.values()].at(-1)?.status).toBe('expired');
  });

  it('closes a checkout that another has replaced', async () => {
    const { admin } = await h.make.company({ plan: false });
    const before = fake.sessions.size;
    const release = fake.hang('POST /v1/checkout/sessions', 1);
    const asked = h.call('createCheckout', { token: admin.token, query: { product: 'leaf_basic' } });
    await expect.poll(() => fake.sessions.size).toBe(before + 1);
    const first = [...fake.sessions.values()].at(-1);
    h.pass(11 * MINUTE);
    const second = fake.session(await checkout(admin.token));
    release();
    expect(await asked).toMatchObject({ status: 409, body: { code: 'checkout_replaced' } });
    await endPayments(h.services);
    expect([first?.status, second.status]).toEqual(['expired', 'open']);
  });

  it('is caught up with after a restore: plans and data of deleted organizations are found again', async () => {
    const { org, subscription } = await subscriber('cus_restored');
    const { db } = h.services;
    await db
      .insertInto('campaign')
      .values({ org_id: org.id, name: 'Left', version: 'gmsf1.2', created_by: null })
      .execute();
    await db
      .updateTable('organization')
      .set({ deleted_at: h.services.clock() })
      .where('id', '=', org.id)
      .execute();
    await endPayments(h.services);
    expect(subscription.status).toBe('canceled');
    const sent: unknown[] = [];
    const queue = {
      ...h.services.queue,
      send: async (...args: unknown[]) => {
        sent.push(args[2]);
      },
    };
    await resumePurges({ ...h.services, queue });
    expect(sent).toContainEqual({ orgId: org.id });
  });
});
