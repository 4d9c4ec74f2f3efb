import type { FastifyInstance } from 'fastify';
import { transact } from '../../db/open.ts';
import { refuse } from '../../http/problem.ts';
import type { BillingEvent } from '../../platform/billing/index.ts';
import type { Services } from '../../services.ts';
import { planIsActive } from './plan.ts';
import { findOrgByCustomer, findSubscription } from './repo.ts';
import { applyState } from './service.ts';

const CONCERNS = /^(checkout\.session\.completed|customer\.subscription\.|invoice\.(paid|payment_failed))/;

/** Applies an event: not what it carries, which may be older than what we know, but what the service says now. */
async function apply(services: Services, event: BillingEvent): Promise<void> {
  if (!CONCERNS.test(event.type) || !event.subscriptionId) return;
  const orgId =
    event.orgId ?? (event.customerId ? await findOrgByCustomer(services.db, event.customerId) : null);
  const known = orgId === null ? undefined : await findSubscription(services.db, orgId);
  if (!known) return;
  const state = await services.billing.readSubscription({ ...known, subscription_id: event.subscriptionId });
  // A late word about an earlier subscription must not end the one that followed it.
  const another = known.subscription_id !== null && known.subscription_id !== event.subscriptionId;
  const now = services.clock();
  const { source } = services.billing;
  const lives = planIsActive(known, source, now);
  if (another && lives && !planIsActive({ ...state, source, past_due_since: null }, source, now)) return;
  await applyState(services, known.org_id, state);
}

/** Takes the event once, however often it is delivered. */
export async function receiveEvent(services: Services, event: BillingEvent): Promise<void> {
  const { db, clock } = services;
  await db
    .insertInto('billing_event')
    .values({ id: event.id, type: event.type, payload: JSON.stringify(event.payload) })
    .onConflict((known) => known.doNothing())
    .execute();
  const before = await db
    .selectFrom('billing_event')
    .select('applied_at')
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow();
  if (before.applied_at) return;
  await transact(db, (trx) => apply({ ...services, db: trx }, event));
  await db.updateTable('billing_event').set({ applied_at: clock() }).where('id', '=', event.id).execute();
}

/** Where the payment service sends its signed messages. They are read raw, since the signature is over the bytes. */
export function serveWebhook(app: FastifyInstance, services: Services): void {
  if (services.billing.source !== 'stripe') return;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/webhooks/stripe', async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw refuse('signature_missing');
    let event: BillingEvent;
    try {
      event = services.billing.readEvent(request.body, signature);
    } catch (error) {
      throw refuse('signature_wrong', undefined, { cause: error });
    }
    await receiveEvent(services, event);
    return reply.code(200).send({ received: true });
  });
}
