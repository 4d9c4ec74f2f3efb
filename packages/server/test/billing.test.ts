import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileBilling } from '../src/features/billing/reconcile.ts';
import { DAY } from '../src/time.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser } from './world.ts';

const HOUR = 3_600_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '100' }, { optimiser: idleOptimiser });
});
afterAll(() => h.stop());

const hasPlan = async ({ token }: Person) => (await h.call('getUser', { token })).body.leaf_basic;
const checkout = async ({ token }: Person) =>
  h.call('createCheckout', { token, query: { product: 'leaf_basic' } });
const portal = ({ token }: Person) => h.call('getBillingPortal', { token });

/** Opens or sends one of the sandbox's pages, as the browser would. */
const page = (method: 'GET' | 'POST', address: string) =>
  h.program.app.inject({
    method,
    url: new URL(address).pathname,
    headers: method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
  });

async function subscribe(person: Person) {
  const { body } = await checkout(person);
  return page('POST', body.checkout_url);
}

describe('the checkout', () => {
  it('opens the tools with a trial of 7 days and leads back to the portal', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    const member = await h.make.person({ org });
    expect(await h.call('listCampaigns', { token: member.token })).toMatchObject({
      status: 402,
      body: { code: 'plan_required' },
    });
    const { body } = await checkout(member);
    expect((await checkout(admin)).body).toEqual(body);
    const shown = await page('GET', body.checkout_url);
    expect(shown.body).toContain('490 euro yearly');
    expect(shown.body).toContain(org.name);
    expect(await hasPlan(member)).toBe(false);
    const done = await page('POST', body.checkout_url);
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toBe('http://localhost:8080/post-login');
    expect(await hasPlan(member)).toBe(true);
    expect(await h.call('listCampaigns', { token: member.token })).toMatchObject({ status: 200 });
    expect(await checkout(member)).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
    const { trial_end } = await h.services.db
      .selectFrom('subscription')
      .select('trial_end')
      .where('org_id', '=', org.id)
      .executeTakeFirstOrThrow();
    const days = ((trial_end?.getTime() ?? 0) - h.services.clock().getTime()) / DAY;
    expect(Math.round(days)).toBe(7);
  });

  it('asks nothing of a member of the industry body', async () => {
    const { admin } = await h.make.company({ plan: false, isMember: true });
    expect(await hasPlan(admin)).toBe(true);
    expect(await checkout(admin)).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
  });

  it('never replaces a real subscription by one for practice', async () => {
    const { org, admin } = await h.make.company();
    await h.services.db
      .updateTable('subscription')
      .set({ source: 'stripe', subscription_id: 'sub_real' })
      .where('org_id', '=', org.id)
      .execute();
    expect(await hasPlan(admin)).toBe(false);
    expect(await checkout(admin)).toMatchObject({ status: 409, body: { code: 'paid_by_stripe' } });
    const kept = await h.services.db
      .selectFrom('subscription')
      .select('subscription_id')
      .where('org_id', '=', org.id)
      .executeTakeFirst();
    expect(kept?.subscription_id).toBe('sub_real');
  });

  it.each([
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['[::1]:8080', 'http://[::1]:8080'],
    ['localhost:8080', 'http://localhost:8080'],
    ['localhost:9090', 'http://localhost:8080'],
    ['evil.example:8080', 'http://localhost:8080'],
    ['evil.example', 'http://localhost:8080'],
    ['127.0.0.1:8080@evil.example', 'http://localhost:8080'],
  ])('opened at %s leads back to %s', async (host, origin) => {
    const { admin } = await h.make.company({ plan: false });
    const { body } = await h.call('createCheckout', {
      token: admin.token,
      query: { product: 'leaf_basic' },
      headers: { host },
    });
    expect(body.checkout_url.startsWith(`${origin}/sandbox/checkout/`)).toBe(true);
    const headers = { host: new URL(origin).host };
    const url = new URL(body.checkout_url).pathname;
    const shown = await h.program.app.inject({ url, headers });
    expect(shown.body).toContain(`href="${origin}/subscribe"`);
    const done = await h.program.app.inject({ method: 'POST', url, headers });
    expect(done.headers.location).toBe(`${origin}/post-login`);
    const { body: portal } = await h.call('getBillingPortal', { token: admin.token, headers: { host } });
    expect(portal.portal_url.startsWith(`${origin}/sandbox/portal/`)).toBe(true);
  });

  it('starts one subscription, however often its button is pressed', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    const { body } = await checkout(admin);
    const presses = await Promise.all(Array.from({ length: 4 }, () => page('POST', body.checkout_url)));
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
    const changes = await h.services.db
      .selectFrom('audit_log')
      .select('detail')
      .where('org_id', '=', org.id)
      .where('action', '=', 'subscription.change')
      .execute();
    expect(changes).toHaveLength(1);
  });

  it('is for this computer only', async () => {
    const { body } = await checkout((await h.make.company({ plan: false })).admin);
    const url = new URL(body.checkout_url).pathname;
    for (const headers of [{ 'x-real-ip': '192.0.2.7' }, { host: 'leaf.example' }])
      expect((await h.program.app.inject({ method: 'POST', url, headers })).statusCode).toBe(404);
    const afar = await h.program.app.inject({ method: 'POST', url, remoteAddress: '192.0.2.7' });
    expect(afar.statusCode).toBe(404);
  });

  it('leads a person who goes back to it after the purchase to Leaf', async () => {
    const { admin } = await h.make.company({ plan: false });
    const { body } = await checkout(admin);
    const url = new URL(body.checkout_url).pathname;
    await page('POST', body.checkout_url);
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de', host: 'localhost:8080' };
    const over = await h.program.app.inject({ url, headers });
    expect(over.statusCode).toBe(404);
    expect(over.headers['content-type']).toContain('text/html');
    expect(over.body).toContain('Dieser Link gilt nicht mehr.');
    expect(over.body).toContain('<a href="http://localhost:8080/post-login">Zurück zu Leaf</a>');
    const again = await h.program.app.inject({ method: 'POST', url, headers });
    expect([again.statusCode, again.headers.location]).toEqual([303, 'http://localhost:8080/post-login']);
    const program = await h.program.app.inject({ url, headers: { host: 'localhost:8080' } });
    expect(program.json()).toMatchObject({ code: 'billing_link_expired' });
  });

  it('ends when it expires, and another can be opened', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    const { body } = await checkout(admin);
    await h.services.db
      .updateTable('subscription')
      .set({ checkout_expires_at: new Date(h.services.clock().getTime() - 1000) })
      .where('org_id', '=', org.id)
      .execute();
    expect((await page('GET', body.checkout_url)).statusCode).toBe(404);
    const late = await page('POST', body.checkout_url);
    expect([late.statusCode, late.json().code]).toEqual([404, 'billing_link_expired']);
    expect(await hasPlan(admin)).toBe(false);
    await subscribe(admin);
    expect(await hasPlan(admin)).toBe(true);
  });

  it('has an address nobody can guess', async () => {
    expect((await page('GET', 'http://x/sandbox/checkout/1')).statusCode).toBe(404);
  });
});

describe('the plan', () => {
  it('can be cancelled in the portal, stays open to the end of its period, and has one trial only', async () => {
    const { admin } = await h.make.company({ plan: false });
    expect(await portal(admin)).toMatchObject({ status: 409, body: { code: 'no_subscription' } });
    await subscribe(admin);
    const { body } = await portal(admin);
    expect((await page('GET', body.portal_url)).body).toContain('On trial until');
    expect((await page('POST', `${body.portal_url}/cancel`)).statusCode).toBe(303);
    expect((await page('GET', body.portal_url)).body).toContain('Cancelled, open until');
    expect(await hasPlan(admin)).toBe(true);
    h.pass(6 * DAY);
    const again = await h.call('logIn', { body: { email: admin.email, password: 'a fine day for testing' } });
    const person = { ...admin, token: again.body.token };
    h.pass(2 * DAY);
    expect(await hasPlan(person)).toBe(false);
    expect((await page('GET', (await checkout(person)).body.checkout_url)).body).toContain('Starts today');
    await subscribe(person);
    expect(await hasPlan(person)).toBe(true);
  });

  it('has a portal link that works for an hour and cannot be forged', async () => {
    const { admin } = await h.make.company({ plan: false });
    await subscribe(admin);
    const { body } = await portal(admin);
    expect((await page('GET', `${body.portal_url.slice(0, -2)}xx`)).statusCode).toBe(404);
    h.pass(2 * HOUR);
    expect((await page('GET', body.portal_url)).statusCode).toBe(404);
  });

  it('goes on by itself after the trial', async () => {
    const { org, admin } = await h.make.company({ plan: false });
    await subscribe(admin);
    h.pass(5 * DAY);
    const { token } = (
      await h.call('logIn', { body: { email: admin.email, password: 'a fine day for testing' } })
    ).body;
    h.pass(3 * DAY);
    await reconcileBilling(h.services);
    const { status } = await h.services.db
      .selectFrom('subscription')
      .select('status')
      .where('org_id', '=', org.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('active');
    expect(await hasPlan({ ...admin, token })).toBe(true);
  });

  it('past due stays open for 7 days and no longer', async () => {
    const { org, admin } = await h.make.company();
    const since = h.services.clock();
    await h.services.db
      .updateTable('subscription')
      .set({ status: 'past_due', past_due_since: since })
      .where('org_id', '=', org.id)
      .execute();
    h.pass(6 * DAY);
    expect(await hasPlan(admin)).toBe(true);
    h.pass(2 * DAY);
    expect(await hasPlan(admin)).toBe(false);
  });
});
