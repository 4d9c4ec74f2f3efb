import type { FastifyInstance } from 'fastify';
import { refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import type { Subscription } from '../../db/schema.ts';
import { type BillingEvent, UnreadableEvent } from '../../platform/billing/types.ts';
import { billingEvents } from '../../platform/counters.ts';
import { billingInstance } from './instance.ts';
import { reach } from './reach.ts';
import { ask, findByCheckout, findById, findSubscription } from './repo.ts';
import { ended, type Outcome, takeReading } from './subscription.ts';

/** The longest message, in bytes: several times what the service sends. */
const MOST_BYTES = 131_072;

const CONCERNS = /^(checkout\.session\.completed|customer\.subscription\.|invoice\.(paid|payment_failed))/;

/**
 * The organization that the event is about: the one known for its subscription or checkout, otherwise the one it is
 * marked with.
 */
async function organizationOf({ billing, db }: Services, event: BillingEvent): Promise<number | null> {
  const { checkoutId, subscriptionId } = event;
  const known: Subscription | undefined =
    (subscriptionId ? await findById(db, billing.source, subscriptionId) : undefined) ??
    (checkoutId ? await findByCheckout(db, checkoutId) : undefined);
  if (known) return known.org_id;
  return event.instance === (await billingInstance(db)) ? event.orgId : null;
}

/** Queries about one event while responses to later ones overtake it. */
const TRIES = 3;

/** Applies an event: not its content, which may be older than our data, but the service's current state. */
async function apply(services: Services, event: BillingEvent): Promise<Outcome | 'unconcerned'> {
  const { billing, db, log } = services;
  const { checkoutId, subscriptionId } = event;
  if (!CONCERNS.test(event.type) || !subscriptionId) return 'unconcerned';
  const orgId = await organizationOf(services, event);
  if (orgId === null) return 'foreign';
  for (let attemptsLeft = TRIES - 1; ; attemptsLeft -= 1) {
    // Without a row, as for a deleted organization, there is nothing to overwrite.
    const number = (await ask(db, orgId)) ?? 0;
    const known = await findSubscription(db, orgId);
    const found = await reach(billing.readSubscription(subscriptionId, known), log);
    const reading = found ?? (known?.subscription_id === subscriptionId ? ended(known) : null);
    if (!reading) return 'foreign';
    const outcome = await takeReading(services, { orgId, number, checkoutId }, reading);
    if (outcome !== 'stale' || attemptsLeft === 0) return outcome;
  }
}

/** Handles an event once, however often it is delivered. Only its type and outcome are stored. */
export async function receiveEvent(services: Services, event: BillingEvent): Promise<void> {
  const { db, clock } = services;
  const { id, type, createdAt } = event;
  await db
    .insertInto('billing_event')
    .values({ id, type, created_at: createdAt, received_at: clock() })
    .onConflict((known) => known.doNothing())
    .execute();
  const before = await db
    .selectFrom('billing_event')
    .select('applied_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (before.applied_at) {
    billingEvents.inc({ outcome: 'repeated' });
    return;
  }
  const outcome = await apply(services, event);
  billingEvents.inc({ outcome });
  await db.updateTable('billing_event').set({ applied_at: clock(), outcome }).where('id', '=', id).execute();
}

/** Receives the signed messages of the payment service. They are read raw, since the signature covers the bytes. */
export function serveWebhook(app: FastifyInstance, services: Services): void {
  if (services.billing.source !== 'stripe') return;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/webhooks/stripe', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw refuse('signature_missing');
    let event: BillingEvent;
    try {
      event = services.billing.readEvent(request.body, signature);
    } catch (error) {
      const code = error instanceof UnreadableEvent ? 'request_unreadable' : 'signature_wrong';
      throw refuse(code, undefined, { cause: error });
    }
    await receiveEvent(services, event);
    return reply.code(200).send({ received: true });
  });
}
