import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileBilling } from '../src/features/billing/reconcile.ts';
import { endPracticePlans } from '../src/features/billing/source.ts';
import { billingEvents } from '../src/platform/counters.ts';
import { deliver, FakeStripe, price, stripeSettings } from './fakeStripe.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser } from './world.ts';

const fake = new FakeStripe();
let h: Harness;
beforeAll(async () => {
  h = await startHarness(await stripeSettings(fake), { optimiser: idleOptimiser });
});
afterAll(async () => {
  await h.stop();
  fake.close();
});

const hasPlan = async ({ token }: Person) => (await h.call('getUser', { token })).body.leaf_basic;
const checkout = ({ token }: Person) => h.call('createCheckout', { token, query: { product: 'leaf_basic' } });
const webhook: (
  type: string,
  object: object,
  options?: Parameters<typeof deliver>[3],
) => ReturnType<typeof deliver> = (...event) => deliver(h, ...event);

/** An organization that has gone through the checkout. */
async function subscriber(customer: string) {
  const { org, admin } = await h.make.company({ plan: false });
  const { body } = await checkout(admin);
  const subscription = fake.pay(body.checkout_url, customer);
  await webhook('customer.subscription.created', subscription);
  return { org, admin, id: String(subscription.id), subscription, url: String(body.checkout_url) };
}
const outcomeOf = async (id: string) =>
  (await h.services.db.selectFrom('billing_event').selectAll().where('id', '=', id).executeTakeFirst())
    ?.outcome;

describe('Stripe', () => {
  it('opens one checkout with the plan and its trial, and the plan by a signed message', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    const { body } = await checkout(admin);
    expect((await checkout(admin)).body).toEqual(body);
    expect(Object.fromEntries(fake.session(body.checkout_url).body)).toMatchObject({
      mode: 'subscription',
      client_reference_id: String(org.id),
      customer_email: admin.email,
      'line_items[0][price_data][unit_amount]': '49000',
      'line_items[0][price_data][recurring][interval]': 'year',
      'subscription_data[trial_period_days]': '7',
      success_url: 'http://localhost:8080/post-login',
      cancel_url: 'http://localhost:8080/subscribe',
    });
    const { id } = fake.pay(body.checkout_url, 'cus_1', { status: 'trialing', trial_end: 1_900_000_000 });
    const completed = {
      object: 'checkout.session',
      client_reference_id: String(org.id),
      subscription: id,
      metadata: fake.subscriptions.get(String(id))?.metadata,
    };
    expect((await webhook('checkout.session.completed', completed)).statusCode).toBe(200);
    expect(await hasPlan(admin)).toBe(true);
    expect((await h.call('getBillingPortal', { token: admin.token })).body).toEqual({
      portal_url: 'https://billing.stripe.com/cus_1',
    });
  });

  it('opens the plan without the message when somebody asks', async () => {
    const { admin } = await h.make.company({ plan: false });
    const { body } = await checkout(admin);
    expect(await hasPlan(admin)).toBe(false);
    fake.pay(body.checkout_url, 'cus_late');
    h.pass(11_000);
    expect(await hasPlan(admin)).toBe(true);
  });

  it('takes a checkout that an earlier release opened without marks', async () => {
    const { admin } = await h.make.company({ plan: false });
    const { body } = await checkout(admin);
    const { id } = fake.pay(body.checkout_url, 'cus_unmarked', { metadata: {} });
    const session = fake.session(body.checkout_url);
    await webhook('checkout.session.completed', {
      object: 'checkout.session',
      id: session.id,
      subscription: id,
    });
    expect(await hasPlan(admin)).toBe(true);
  });

  it('refuses messages that are not signed by it, and applies each once', async () => {
    const { admin } = await h.make.company({ plan: false });
    const { body } = await checkout(admin);
    const object = fake.pay(body.checkout_url, 'cus_2');
    fake.hide(body.checkout_url);
    const forged = await webhook('customer.subscription.updated', object, { secret: 'whsec_other' });
    expect(forged.statusCode).toBe(400);
    expect(forged.json()).toMatchObject({ code: 'signature_wrong' });
    const headers = { 'content-type': 'application/json' };
    const url = '/webhooks/stripe';
    const unsigned = await h.program.app.inject({ method: 'POST', url, headers, payload: '{}' });
    expect(unsigned.statusCode).toBe(400);
    expect(unsigned.json()).toMatchObject({ code: 'signature_missing' });
    expect(await hasPlan(admin)).toBe(false);
    await webhook('customer.subscription.updated', object, { id: 'evt_once' });
    expect(await hasPlan(admin)).toBe(true);
    object.status = 'canceled';
    await webhook('customer.subscription.updated', object, { id: 'evt_once' });
    expect(await hasPlan(admin)).toBe(true);
    await webhook('customer.subscription.deleted', object);
    expect(await hasPlan(admin)).toBe(false);
  });

  it.each([
    ['no id', { id: undefined }],
    ['an id that no text column takes', { id: 'evt_\u0000' }],
    ['a type that is no text', { type: 7 }],
    ['a time beyond all time', { created: 1e20 }],
    ['a time before any', { created: -1e15 }],
    ['a time that is none', { created: 'yesterday' }],
  ])('refuses a signed message with %s', async (_what, more) => {
    const answer = await deliver(h, 'product.created', { object: 'product', id: 'prod_1' }, {}, more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'request_unreadable' });
  });

  it('an earlier subscription’s late message does not end the one that followed', async () => {
    const { admin, subscription: first } = await subscriber('cus_3');
    first.status = 'canceled';
    await webhook('customer.subscription.deleted', first);
    const { body } = await checkout(admin);
    await webhook('customer.subscription.created', fake.pay(body.checkout_url, 'cus_3'));
    await webhook('customer.subscription.updated', first, { id: 'evt_late' });
    expect(await outcomeOf('evt_late')).toBe('late');
    expect(await hasPlan(admin)).toBe(true);
  });

  it('a failed payment is told to the admins, and a lost message is caught up with', async () => {
    const { admin, subscription } = await subscriber('cus_4');
    subscription.status = 'past_due';
    await webhook('invoice.payment_failed', {
      object: 'invoice',
      customer: 'cus_4',
      parent: { subscription_details: { subscription: subscription.id, metadata: {} } },
    });
    await h.mails.mail(admin.email, /payment failed/);
    expect(await hasPlan(admin)).toBe(true);
    subscription.status = 'canceled';
    h.pass(2 * 3_600_000);
    await reconcileBilling(h.services);
    expect(await hasPlan(admin)).toBe(false);
  });

  it('out of reach is 503 for who needs it, and nothing for who does not', async () => {
    const { admin } = await h.make.company({ plan: false });
    fake.down = true;
    const answer = await checkout(admin);
    fake.down = false;
    expect(answer).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    expect(answer.headers['retry-after']).toBe('10');
    expect(await checkout(admin)).toMatchObject({ status: 200 });
  });

  it('ends a plan whose subscription it does not know any more', async () => {
    const { admin, id } = await subscriber('cus_gone');
    fake.subscriptions.delete(id);
    h.pass(2 * 3_600_000);
    await reconcileBilling(h.services);
    expect(await hasPlan(admin)).toBe(false);
  });
});

describe('a message of Stripe', () => {
  const planOf = (orgId: number) =>
    h.services.db.selectFrom('subscription').selectAll().where('org_id', '=', orgId).executeTakeFirst();

  it.each(['abc', '1e3', '-4', '99999999999', '2147483648', '1; drop', 7, null])(
    'that names the organization %j is answered and left alone',
    async (client_reference_id) => {
      const id = `evt_${String(client_reference_id)}`;
      const object = {
        object: 'checkout.session',
        id: 'cs_foreign',
        client_reference_id,
        metadata: { org_id: client_reference_id },
        subscription: 'sub_foreign',
      };
      expect((await webhook('checkout.session.completed', object, { id })).statusCode).toBe(200);
      expect(await outcomeOf(id)).toBe('foreign');
    },
  );

  it('about another product’s checkout opens no plan, though it names an organization', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    await checkout(admin);
    const metadata = { org_id: String(org.id) };
    fake.subscription('sub_shop', 'cus_shop', 'active', { metadata });
    const object = {
      object: 'checkout.session',
      id: 'cs_shop',
      client_reference_id: String(org.id),
      metadata,
      subscription: 'sub_shop',
    };
    await webhook('checkout.session.completed', object, { id: 'evt_shop' });
    expect(await outcomeOf('evt_shop')).toBe('foreign');
    expect(await hasPlan(admin)).toBe(false);
  });

  it.each([
    ['another price', { items: { data: [{ current_period_end: 2e9, price: price({ unit_amount: 100 }) }] } }],
    [
      'another currency',
      { items: { data: [{ current_period_end: 2e9, price: price({ currency: 'jpy' }) }] } },
    ],
    ['another installation', { metadata: { org_id: '1', leaf_instance: 'another' } }],
    ['no marks', { metadata: {} }],
  ])('about a subscription with %s opens no plan', async (_what, more) => {
    const { admin } = await h.make.company({ plan: false });
    const { body } = await checkout(admin);
    const marked = fake.pay(body.checkout_url, 'cus_other', more);
    fake.hide(body.checkout_url);
    // The message lies as well as it can.
    const metadata = Object.fromEntries(
      [...fake.session(body.checkout_url).body].flatMap(([key, value]) =>
        key.startsWith('metadata') ? [[key.slice(9, -1), value]] : [],
      ),
    );
    await webhook('customer.subscription.updated', { ...marked, metadata });
    expect(await hasPlan(admin)).toBe(false);
  });

  it('neither changes a customer nor ends a plan by a subscription of somebody else', async () => {
    const { org, admin, subscription } = await subscriber('cus_own');
    const before = await planOf(org.id);
    const { metadata } = subscription;
    for (const status of ['active', 'canceled'] as const) {
      const id = `evt_customer_${status}`;
      const other = fake.subscription('sub_other_customer', 'cus_stranger', status, { metadata });
      await webhook('customer.subscription.updated', other, { id });
      expect(await outcomeOf(id)).toBe('foreign');
    }
    expect(await planOf(org.id)).toMatchObject({
      customer_id: 'cus_own',
      subscription_id: before?.subscription_id,
    });
    expect(await hasPlan(admin)).toBe(true);
  });

  it('about a second subscription beside a living one ends the second', async () => {
    const { org, admin, subscription } = await subscriber('cus_twice');
    const second = fake.subscription('sub_second', 'cus_twice', 'active', {
      metadata: subscription.metadata,
    });
    await webhook('customer.subscription.created', second, { id: 'evt_second' });
    expect(await outcomeOf('evt_second')).toBe('double');
    await expect
      .poll(() => fake.subscriptions.get('sub_second')?.status, { timeout: 20_000 })
      .toBe('canceled');
    expect(subscription.status).toBe('active');
    expect((await planOf(org.id))?.subscription_id).toBe(subscription.id);
    expect(await hasPlan(admin)).toBe(true);
  });

  it('whose answer arrives after that to a later one changes nothing', async () => {
    const { admin, subscription } = await subscriber('cus_race');
    const read = `GET /v1/subscriptions/${subscription.id}`;
    const reads = () => fake.calls.filter((line) => line === read).length;
    const before = reads();
    // What the first will be told is settled, and held back: active.
    const release = fake.hang(read, 1);
    const early = webhook('customer.subscription.updated', subscription);
    await expect.poll(reads).toBe(before + 1);
    subscription.status = 'canceled';
    await webhook('customer.subscription.deleted', subscription);
    expect(await hasPlan(admin)).toBe(false);
    release();
    expect((await early).statusCode).toBe(200);
    expect(await hasPlan(admin)).toBe(false);
  });

  it('is kept without its content', async () => {
    await subscriber('cus_private');
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_name = 'billing_event' order by column_name`.execute(h.services.db);
    expect(rows.map(({ column_name }) => column_name)).toEqual([
      'applied_at',
      'created_at',
      'id',
      'outcome',
      'received_at',
      'type',
    ]);
  });

  it('is counted by what came of it', async () => {
    await webhook('product.created', { object: 'product', id: 'prod_1' });
    const { value } = (await billingEvents.get()).values.find(
      ({ labels }) => labels.outcome === 'unconcerned',
    ) ?? { value: 0 };
    expect(value).toBeGreaterThan(0);
  });
});

describe('the change from practice to real payments', () => {
  const practise = async () => {
    const { org, admin } = await h.make.company();
    await h.services.db
      .updateTable('subscription')
      .set({ source: 'sandbox', customer_id: null, trial_used_at: h.services.clock() })
      .where('org_id', '=', org.id)
      .execute();
    return { org, admin };
  };

  it('counts no plan that was taken in the sandbox', async () => {
    const { admin } = await practise();
    expect(await hasPlan(admin)).toBe(false);
    expect(await h.call('listCampaigns', { token: admin.token })).toMatchObject({
      status: 402,
      body: { code: 'plan_required' },
    });
  });

  it('ends such plans at the start with one mail, and leaves the real checkout and its trial open', async () => {
    const { org, admin } = await practise();
    const real = await h.make.company();
    await endPracticePlans(h.services);
    await endPracticePlans(h.services);
    const { text } = await h.mails.mail(admin.email, /^Your practice plan has ended$/);
    expect(text).toContain(org.name);
    const { body } = await checkout(admin);
    expect(fake.session(body.checkout_url).body.get('subscription_data[trial_period_days]')).toBe('7');
    expect(await hasPlan(real.admin)).toBe(true);
    const told = h.mails.all.filter(({ to, subject }) => to === admin.email && /practice/.test(subject));
    expect(told).toHaveLength(1);
  });
});
