import { wordProblem } from '@leaf/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../core/language.ts';
import { planIsActive } from '../../core/plan.ts';
import { Problem, refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Organization, Subscription } from '../../db/schema.ts';
import { html, sendPage } from '../../http/html.ts';
import { isLocal, portalOf } from '../../http/local.ts';
import { readPortalLink, startSubscription } from '../../platform/billing/sandbox.ts';
import type { SubscriptionState } from '../../platform/billing/types.ts';
import { type Language, wordsOf } from '../../words/languages.ts';
import { lockOrganization } from '../organizations/repo.ts';
import { ask, findByCheckout, findSubscription } from './repo.ts';
import { keepState } from './subscription.ts';

type Found = { organization: Organization; subscription: Subscription };

/** Describes the state of a subscription. */
function standing(
  { status, cancel_at, trial_end, current_period_end }: Subscription,
  now: Date,
  language: Language,
): string {
  const { locale, pages } = wordsOf[language];
  const { cancelled, openUntil, trialUntil, renews, notActive } = pages.sandbox;
  const date = (value: Date | null) =>
    value ? value.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }) : '';
  if (cancel_at) return cancel_at <= now ? cancelled : openUntil(date(cancel_at));
  if (status === 'trialing') return trialUntil(date(trial_end));
  if (status === 'active') return renews(date(current_period_end));
  return notActive;
}

/**
 * Locks the organization of a page and reads its plan again, which another press may have changed until then.
 * @throws {Problem} 404 if the page's address is not, or no longer, one of ours
 */
async function requireFound(trx: Db, read: Subscription | undefined): Promise<Found> {
  const organization = read && (await lockOrganization(trx, read.org_id));
  const subscription = organization && (await findSubscription(trx, organization.id));
  if (!subscription) throw refuse('billing_link_expired');
  return { organization, subscription };
}

/** As `requireFound`, for a checkout. @throws {Problem} 404 if it has expired */
async function requireOpen(trx: Db, read: Subscription | undefined, now: Date): Promise<Found> {
  const found = await requireFound(trx, read);
  const { checkout_expires_at: expires } = found.subscription;
  if (expires && expires <= now) throw refuse('billing_link_expired');
  return found;
}

/** Stores a state as if the payment service had answered a question. */
async function keep(
  services: Services,
  trx: Db,
  { organization, subscription: known }: Found,
  state: SubscriptionState,
): Promise<void> {
  const question = (await ask(trx, organization.id)) ?? 0;
  await keepState(services, trx, { organization, known }, state, question);
}

/** The page of a checkout, and what its button does. */
function serveCheckout(app: FastifyInstance, services: Services): void {
  const { clock, config, db } = services;

  app.get<{ Params: { id: string } }>('/sandbox/checkout/:id', async (request, reply) => {
    const { id } = request.params;
    const { organization, subscription } = await transact(db, async (trx) =>
      requireOpen(trx, await findByCheckout(trx, id), clock()),
    );
    const language = languageOf(request);
    const { locale, pages } = wordsOf[language];
    const text = pages.sandbox;
    return sendPage(reply, {
      title: 'Leaf Basic',
      language,
      formTarget: config.portalUrl,
      body: html`<p class="dim">${text.note}</p><article>
<h2>${organization.name}</h2>
<p>${text.offer(organization.seats.toLocaleString(locale))}</p>
<p>${subscription.trial_used_at ? text.startsToday : text.firstDaysFree}</p>
<div class="actions">
<form method="post" action="/sandbox/checkout/${id}"><button>${
        subscription.trial_used_at ? text.subscribe : text.startTrial
      }</button></form>
<a href="${portalOf(request, config)}/subscribe">${text.leave}</a></div></article>`,
    });
  });

  app.post<{ Params: { id: string } }>('/sandbox/checkout/:id', async (request, reply) => {
    await transact(db, async (trx) => {
      const known = await findByCheckout(trx, request.params.id);
      // The first of two presses has ended the checkout.
      if (!known) return;
      const found = await requireOpen(trx, known, clock());
      const { subscription } = found;
      if (planIsActive(subscription, 'sandbox', clock())) return;
      const state = startSubscription(clock(), !subscription.trial_used_at);
      const customer_id = subscription.customer_id ?? state.customer_id;
      await keep(services, trx, found, { ...state, customer_id });
    });
    return reply.redirect(`${portalOf(request, config)}/post-login`, 303);
  });
}

/** The page where a customer manages the plan, and what its button does. */
function serveCustomerPortal(app: FastifyInstance, services: Services): void {
  const { clock, config, db } = services;
  const findByLink = async (trx: Db, link: string): Promise<Subscription | undefined> => {
    const orgId = readPortalLink(config.appSecret, link, clock());
    return orgId === null ? undefined : findSubscription(trx, orgId);
  };

  app.get<{ Params: { link: string } }>('/sandbox/portal/:link', async (request, reply) => {
    const { link } = request.params;
    const { organization, subscription } = await transact(db, async (trx) =>
      requireFound(trx, await findByLink(trx, link)),
    );
    const active = planIsActive(subscription, 'sandbox', clock());
    const language = languageOf(request);
    const text = wordsOf[language].pages.sandbox;
    const [verb, label] = subscription.cancel_at ? ['resume', text.keep] : ['cancel', text.cancel];
    return sendPage(reply, {
      title: text.title,
      language,
      formTarget: config.portalUrl,
      body: html`<p class="dim">${text.note}</p><article>
<h2>${organization.name} · Leaf Basic</h2><p>${standing(subscription, clock(), language)}</p>
<div class="actions">${
        active
          ? html`<form method="post" action="/sandbox/portal/${link}/${verb}"><button class="quiet">${label}</button></form>`
          : ''
      }<a href="${portalOf(request, config)}/org">${text.back}</a></div></article>`,
    });
  });

  app.post<{ Params: { link: string; verb: string } }>(
    '/sandbox/portal/:link/:verb',
    async (request, reply) => {
      const { link, verb } = request.params;
      if (verb !== 'cancel' && verb !== 'resume') throw refuse('billing_link_expired');
      await transact(db, async (trx) => {
        const found = await requireFound(trx, await findByLink(trx, link));
        const { subscription } = found;
        if (!planIsActive(subscription, 'sandbox', clock())) return;
        const cancel_at = verb === 'cancel' ? subscription.current_period_end : null;
        await keep(services, trx, found, { ...subscription, cancel_at });
      });
      return reply.redirect(`/sandbox/portal/${link}`, 303);
    },
  );
}

/** The sandbox's checkout and customer portal. As with the real ones, the address of each is its key. */
export function serveSandbox(app: FastifyInstance, services: Services): void {
  const { billing, config } = services;
  if (billing.source !== 'sandbox') return;
  // Unless a demo was requested, these are for this computer only: nobody else may subscribe for free.
  if (!config.allowDemo)
    app.addHook('onRequest', async (request) => {
      if (!isLocal(request)) throw refuse('billing_link_expired');
    });
  // The forms carry only their address.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });

  // The browser's Back button leads a person from the portal to a checkout that is over.
  app.setErrorHandler((error, request, reply) => {
    const isPerson = request.headers.accept?.includes('text/html');
    if (!isPerson || !(error instanceof Problem) || error.code !== 'billing_link_expired') throw error;
    const language = languageOf(request);
    return sendPage(
      reply,
      {
        title: 'Leaf Basic',
        language,
        body: html`<p>${wordProblem(error, language).detail}</p>
<div class="actions"><a href="${portalOf(request, config)}/post-login">${wordsOf[language].pages.sandbox.back}</a></div>`,
      },
      error.status,
    );
  });

  serveCheckout(app, services);
  serveCustomerPortal(app, services);
}
