import type { FastifyInstance } from 'fastify';
import { transact } from '../../db/open.ts';
import type { Organization, Subscription } from '../../db/schema.ts';
import { html, sendPage } from '../../http/html.ts';
import { isLocal, portalOf } from '../../http/local.ts';
import { refuse } from '../../http/problem.ts';
import type { SubscriptionState } from '../../platform/billing/index.ts';
import { readPortalLink, startSubscription } from '../../platform/billing/sandbox.ts';
import type { Services } from '../../services.ts';
import { planIsActive } from './plan.ts';
import { ask, findByCheckout, findSubscription, lockOrganization } from './repo.ts';
import { keepState } from './service.ts';

type Found = { organization: Organization; subscription: Subscription };

const NOTE = 'A practice page: no card, no money.';
const date = (value: Date | null) =>
  value ? value.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }) : '';

/** Says how a subscription stands. */
function standing({ status, cancel_at, trial_end, current_period_end }: Subscription, now: Date): string {
  if (cancel_at) return cancel_at <= now ? 'Cancelled.' : `Cancelled, open until ${date(cancel_at)}.`;
  if (status === 'trialing') return `On trial until ${date(trial_end)}, then 490 euro a year.`;
  if (status === 'active') return `Active, renews on ${date(current_period_end)} for 490 euro.`;
  return 'Not active.';
}

/** The checkout and the customer portal of the sandbox. The address of each is its key, as with the real thing. */
export function serveSandbox(app: FastifyInstance, services: Services): void {
  const { billing, clock, config } = services;
  if (billing.source !== 'sandbox') return;
  // Without a demo being asked for, these are for one computer: nobody else subscribes for nothing.
  if (!config.allowDemo)
    app.addHook('onRequest', async (request) => {
      if (!isLocal(request)) throw refuse('billing_link_expired');
    });
  // The forms carry nothing but their address.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });

  const byCheckout = (db: Services['db'], id: string) => findByCheckout(db, id);
  const byPortal = async (db: Services['db'], link: string) => {
    const orgId = readPortalLink(config.appSecret, link, clock());
    return orgId === null ? undefined : findSubscription(db, orgId);
  };
  const found = async (db: Services['db'], subscription: Subscription | undefined): Promise<Found> => {
    const organization = subscription && (await lockOrganization(db, subscription.org_id));
    if (!organization) throw refuse('billing_link_expired');
    return { organization, subscription };
  };
  const keep = async (
    db: Services['db'],
    { organization, subscription: known }: Found,
    state: SubscriptionState,
  ) => {
    const question = (await ask(db, organization.id)) ?? 0;
    await keepState({ ...services, db }, db, { organization, known }, state, question);
  };

  app.get<{ Params: { id: string } }>('/sandbox/checkout/:id', async (request, reply) => {
    const { organization, subscription } = await transact(services.db, async (db) =>
      found(db, await byCheckout(db, request.params.id)),
    );
    return sendPage(reply, {
      title: 'Leaf Basic',
      formTarget: config.portalUrl,
      body: html`<p class="dim">${NOTE}</p><article>
<h2>${organization.name}</h2>
<p>Unlimited access to the tools, up to ${organization.seats} users, 490 euro yearly.</p>
<p>${subscription.trial_used_at ? 'Starts today.' : 'The first 7 days are free.'}</p>
<div class="actions">
<form method="post" action="/sandbox/checkout/${request.params.id}"><button>${
        subscription.trial_used_at ? 'Subscribe' : 'Start trial'
      }</button></form>
<a href="${portalOf(request, config)}/subscribe">Cancel</a></div></article>`,
    });
  });

  app.post<{ Params: { id: string } }>('/sandbox/checkout/:id', async (request, reply) => {
    await transact(services.db, async (db) => {
      const there = await found(db, await byCheckout(db, request.params.id));
      const { subscription } = there;
      if (planIsActive(subscription, 'sandbox', clock())) return;
      const state = startSubscription(clock(), !subscription.trial_used_at);
      const customer_id = subscription.customer_id ?? state.customer_id;
      await keep(db, there, { ...state, customer_id });
    });
    return reply.redirect(`${portalOf(request, config)}/post-login`, 303);
  });

  app.get<{ Params: { link: string } }>('/sandbox/portal/:link', async (request, reply) => {
    const { link } = request.params;
    const { organization, subscription } = await transact(services.db, async (db) =>
      found(db, await byPortal(db, link)),
    );
    const active = planIsActive(subscription, 'sandbox', clock());
    const [verb, label] = subscription.cancel_at
      ? ['resume', 'Keep the plan']
      : ['cancel', 'Cancel the plan'];
    return sendPage(reply, {
      title: 'Your subscription',
      formTarget: config.portalUrl,
      body: html`<p class="dim">${NOTE}</p><article>
<h2>${organization.name} · Leaf Basic</h2><p>${standing(subscription, clock())}</p>
<div class="actions">${
        active
          ? html`<form method="post" action="/sandbox/portal/${link}/${verb}"><button class="quiet">${label}</button></form>`
          : ''
      }<a href="${portalOf(request, config)}/org">Back to Leaf</a></div></article>`,
    });
  });

  app.post<{ Params: { link: string; verb: string } }>(
    '/sandbox/portal/:link/:verb',
    async (request, reply) => {
      const { link, verb } = request.params;
      if (verb !== 'cancel' && verb !== 'resume') throw refuse('billing_link_expired');
      await transact(services.db, async (db) => {
        const there = await found(db, await byPortal(db, link));
        const { subscription } = there;
        if (!planIsActive(subscription, 'sandbox', clock())) return;
        const cancel_at = verb === 'cancel' ? subscription.current_period_end : null;
        await keep(db, there, { ...subscription, cancel_at });
      });
      return reply.redirect(`/sandbox/portal/${link}`, 303);
    },
  );
}
