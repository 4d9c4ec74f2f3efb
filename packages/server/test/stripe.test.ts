import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileBilling } from '../src/features/billing/jobs.ts';
import { endPracticePlans } from '../src/features/billing/source.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser } from './world.ts';

const SECRET = 'whsec_test';
const stripe = new Stripe('sk_test_1');

/** A few objects of Stripe's API, kept in memory, for the real client to talk to. */
class FakeStripe {
  readonly sessions = new Map<string, { id: string; subscription: string | null; body: URLSearchParams }>();
  readonly subscriptions = new Map<string, Record<string, unknown>>();
  down = false;
  private server: Server = createServer((request, response) => {
    void this.answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  close = () => this.server.close();

  subscription(id: string, customer: string, status: string, more: object = {}) {
    const subscription = {
      id,
      object: 'subscription',
      customer,
      status,
      trial_end: null,
      cancel_at: null,
      cancel_at_period_end: false,
      items: { data: [{ current_period_end: 2_000_000_000 }] },
      ...more,
    };
    this.subscriptions.set(id, subscription);
    return subscription;
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (this.down) return { status: 500, body: { error: { message: 'down' } } };
    const [, , kind = '', id = ''] = new URL(request.url ?? '', 'http://x').pathname.split('/');
    const body = new URLSearchParams(await text(request));
    if (request.url?.startsWith('/v1/checkout/sessions'))
      return this.session(request.method, body, request.url);
    if (kind === 'billing_portal')
      return { status: 200, body: { url: `https://billing.stripe.com/${body.get('customer')}` } };
    const subscription = kind === 'subscriptions' ? this.subscriptions.get(id) : undefined;
    if (!subscription)
      return { status: 404, body: { error: { message: 'none', type: 'invalid_request_error' } } };
    if (request.method === 'DELETE') subscription.status = 'canceled';
    return { status: 200, body: subscription };
  }

  private session(method: string | undefined, body: URLSearchParams, url: string) {
    if (method === 'POST') {
      const id = `cs_${this.sessions.size + 1}`;
      this.sessions.set(id, { id, subscription: null, body });
      const expires_at = Math.floor(Date.now() / 1000) + 86_400;
      return { status: 200, body: { id, url: `https://checkout.stripe.com/${id}`, expires_at } };
    }
    const session = this.sessions.get(/cs_\d+/.exec(url)?.[0] ?? '');
    const subscription = session?.subscription ? this.subscriptions.get(session.subscription) : null;
    return {
      status: 200,
      body: {
        id: session?.id,
        status: subscription ? 'complete' : 'open',
        subscription: subscription ?? null,
      },
    };
  }
}

const fake = new FakeStripe();
let h: Harness;
beforeAll(async () => {
  h = await startHarness(
    {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: await fake.listen(),
    },
    { optimiser: idleOptimiser },
  );
});
afterAll(async () => {
  await h.stop();
  fake.close();
});

const hasPlan = async ({ token }: Person) => (await h.call('getUser', { token })).body.leaf_basic;
const checkout = ({ token }: Person) => h.call('createCheckout', { token, query: { product: 'leaf_basic' } });

function webhook(type: string, object: object, { secret = SECRET, id = `evt_${randomUUID()}` } = {}) {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return h.program.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
}

describe('Stripe', () => {
  it('opens one checkout with the plan and its trial, and the plan by a signed message', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    const { body } = await checkout(admin);
    expect((await checkout(admin)).body).toEqual(body);
    const session = fake.sessions.get(body.checkout_url.split('/').at(-1));
    expect(Object.fromEntries(session?.body ?? [])).toMatchObject({
      mode: 'subscription',
      client_reference_id: String(org.id),
      customer_email: admin.email,
      'line_items[0][price_data][unit_amount]': '49000',
      'line_items[0][price_data][recurring][interval]': 'year',
      'subscription_data[trial_period_days]': '7',
      success_url: 'http://localhost:8080/post-login',
      cancel_url: 'http://localhost:8080/subscribe',
    });
    fake.subscription('sub_1', 'cus_1', 'trialing', { trial_end: 1_900_000_000 });
    const completed = {
      object: 'checkout.session',
      client_reference_id: String(org.id),
      subscription: 'sub_1',
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
    const session = fake.sessions.get(body.checkout_url.split('/').at(-1));
    expect(await hasPlan(admin)).toBe(false);
    fake.subscription('sub_late', 'cus_late', 'active');
    if (session) session.subscription = 'sub_late';
    h.pass(11_000);
    expect(await hasPlan(admin)).toBe(true);
  });

  it('refuses messages that are not signed by it, and applies each once', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    await checkout(admin);
    fake.subscription('sub_2', 'cus_2', 'active');
    const object = {
      object: 'subscription',
      id: 'sub_2',
      customer: 'cus_2',
      metadata: { org_id: String(org.id) },
    };
    const forged = await webhook('customer.subscription.updated', object, { secret: 'whsec_other' });
    expect(forged.statusCode).toBe(400);
    expect(await hasPlan(admin)).toBe(false);
    await webhook('customer.subscription.updated', object, { id: 'evt_once' });
    expect(await hasPlan(admin)).toBe(true);
    fake.subscription('sub_2', 'cus_2', 'canceled');
    await webhook('customer.subscription.updated', object, { id: 'evt_once' });
    expect(await hasPlan(admin)).toBe(true);
    await webhook('customer.subscription.deleted', object);
    expect(await hasPlan(admin)).toBe(false);
  });

  it('an earlier subscription’s late message does not end the one that followed', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    await checkout(admin);
    const about = (id: string) => ({
      object: 'subscription',
      id,
      customer: 'cus_3',
      metadata: { org_id: String(org.id) },
    });
    fake.subscription('sub_old', 'cus_3', 'canceled');
    fake.subscription('sub_new', 'cus_3', 'active');
    await webhook('customer.subscription.created', about('sub_new'));
    await webhook('customer.subscription.deleted', about('sub_old'));
    expect(await hasPlan(admin)).toBe(true);
  });

  it('a failed payment is told to the admins, and a lost message is caught up with', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    await checkout(admin);
    fake.subscription('sub_4', 'cus_4', 'active');
    await webhook('customer.subscription.created', {
      object: 'subscription',
      id: 'sub_4',
      customer: 'cus_4',
      metadata: { org_id: String(org.id) },
    });
    fake.subscription('sub_4', 'cus_4', 'past_due');
    await webhook('invoice.payment_failed', { object: 'invoice', customer: 'cus_4', subscription: 'sub_4' });
    await h.mails.mail(admin.email, /payment failed/);
    expect(await hasPlan(admin)).toBe(true);
    fake.subscription('sub_4', 'cus_4', 'canceled');
    h.pass(2 * 3_600_000);
    await reconcileBilling(h.services);
    expect(await hasPlan(admin)).toBe(false);
  });

  it('out of reach is 503 for who needs it, and nothing for who does not', async () => {
    const { admin } = await h.make.company({ plan: false });
    fake.down = true;
    const answer = await checkout(admin);
    fake.down = false;
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(await checkout(admin)).toMatchObject({ status: 200 });
  });

  it('ends the subscription of a deleted organization', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    await checkout(admin);
    const kept = fake.subscription('sub_5', 'cus_5', 'active');
    await webhook('customer.subscription.created', {
      object: 'subscription',
      id: 'sub_5',
      customer: 'cus_5',
      metadata: { org_id: String(org.id) },
    });
    await h.call('deleteOrganization', { token: admin.token, params: { id: org.id } });
    await expect.poll(() => kept.status, { timeout: 20_000 }).toBe('canceled');
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
    expect(await h.call('listCampaigns', { token: admin.token })).toMatchObject({ status: 402 });
  });

  it('ends such plans at the start with one mail, and leaves the real checkout and its trial open', async () => {
    const { org, admin } = await practise();
    const real = await h.make.company();
    await endPracticePlans(h.services);
    await endPracticePlans(h.services);
    const { text } = await h.mails.mail(admin.email, /^Your practice plan has ended$/);
    expect(text).toContain(org.name);
    const { body } = await checkout(admin);
    const session = fake.sessions.get(body.checkout_url.split('/').at(-1));
    expect(session?.body.get('subscription_data[trial_period_days]')).toBe('7');
    expect(await hasPlan(real.admin)).toBe(true);
    const told = h.mails.all.filter(({ to, subject }) => to === admin.email && /practice/.test(subject));
    expect(told).toHaveLength(1);
  });
});
