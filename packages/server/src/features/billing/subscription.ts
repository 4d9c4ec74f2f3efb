import { audit } from '../../core/audit.ts';
import type { MemberCaller } from '../../core/caller.ts';
import { planIsActive } from '../../core/plan.ts';
import { refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { Organization, Subscription } from '../../db/schema.ts';
import type { Reading, SubscriptionState } from '../../platform/billing/types.ts';
import { sendLetter } from '../account/letters.ts';
import { adminAddresses } from '../organizations/repo.ts';
import { endPayment } from './ending.ts';
import { billingInstance } from './instance.ts';
import { reach, soon } from './reach.ts';
import { ask, claimCheck, findSubscription, saveState } from './repo.ts';

/** Minimum interval between queries to the payment service on behalf of a waiting user. */
const IMPATIENT_MS = 10_000;
/** How long a user waiting at a screen waits for the payment service. */
const WAIT_MS = 3000;

/** The address of the customer portal. */
export async function portalAddress(services: Services, caller: MemberCaller): Promise<string> {
  const { billing, db, log } = services;
  const subscription = await findSubscription(db, caller.org.id);
  if (!subscription?.customer_id || subscription.source !== billing.source) throw refuse('no_subscription');
  return reach(billing.portalUrl({ orgId: caller.org.id, customerId: subscription.customer_id }), log);
}

/** What became of a message from the payment service. */
export type Outcome =
  /** Applied. */
  | 'applied'
  /** The response to a later query is already stored. */
  | 'stale'
  /** Not ours: another product's, another installation's, or another customer's. */
  | 'foreign'
  /** About an earlier subscription; its successor continues. */
  | 'late'
  /** A second subscription besides an active one; it will be cancelled. */
  | 'double'
  /** Paid for an organization that was deleted; it will be cancelled. */
  | 'orphan';

/** The subject of a query, and how it came about. */
type Question = { orgId: number; number: number; checkoutId?: string | null };

/** Stores a state, and tells the admins about a failed payment. */
export async function keepState(
  { billing, clock, config, mail }: Services,
  trx: Db,
  { organization, known: subscription }: { organization: Organization; known: Subscription },
  state: SubscriptionState,
  question: number,
): Promise<void> {
  await saveState(trx, subscription, state, { source: billing.source, question, now: clock() });
  if (subscription.status === state.status) return;
  const orgId = organization.id;
  await audit(trx, {
    action: 'subscription.change',
    orgId,
    detail: { from: subscription.status, to: state.status },
  });
  if (state.status !== 'past_due') return;
  for (const to of await adminAddresses(trx, orgId))
    await sendLetter({ config, mail }, trx, { to }, (write) => write.paymentFailed(organization.name));
}

const isOver = ({ status }: SubscriptionState) => status === 'canceled' || status === 'incomplete_expired';

/** Whether a previously unknown subscription came from a checkout of ours. */
async function isOurs(
  trx: Db,
  subscription: Subscription | undefined,
  reading: Reading,
  question: Question,
): Promise<boolean> {
  // Opened and recorded here, possibly by a release that left no marks.
  const recorded = subscription?.checkout_id != null && subscription.checkout_id === question.checkoutId;
  const marked = reading.orgId === question.orgId && reading.instance === (await billingInstance(trx));
  if (!reading.ourPrice || !(recorded || marked)) return false;
  // A customer changes only through a checkout of ours.
  const customer = subscription?.customer_id ?? null;
  return customer === null || customer === reading.customer_id || recorded;
}

/** Decides what a response means, with the organization locked, and stores it if it is ours and the newest. */
export function takeReading(services: Services, question: Question, reading: Reading): Promise<Outcome> {
  const { billing, clock, db, log } = services;
  const { source } = billing;
  const { orgId } = question;
  return transact(db, async (trx): Promise<Outcome> => {
    const organization = await trx
      .selectFrom('organization')
      .selectAll()
      .where('id', '=', orgId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!organization || !reading.subscription_id) return 'foreign';
    const row = await findSubscription(trx, orgId);
    // What another source knows says nothing about this one.
    const subscription = row?.source === source ? row : undefined;
    const same = subscription !== undefined && subscription.subscription_id === reading.subscription_id;
    if (same && subscription.customer_id !== null && subscription.customer_id !== reading.customer_id)
      return 'foreign';
    if (!same && !(await isOurs(trx, subscription, reading, question))) return 'foreign';
    const end = () =>
      isOver(reading)
        ? undefined
        : endPayment(services, trx, { id: reading.subscription_id ?? '', kind: 'subscription', orgId });
    if (organization.deleted_at !== null) {
      await end();
      return 'orphan';
    }
    if (!subscription) return 'foreign';
    if (subscription.answered >= question.number) return 'stale';
    const now = clock();
    const lives = planIsActive(subscription, source, now);
    if (!same && subscription.subscription_id !== null && lives) {
      if (!planIsActive({ ...reading, source, past_due_since: null }, source, now)) return 'late';
      log.error({ org: orgId, subscription: reading.subscription_id }, 'a second subscription was paid');
      await end();
      return 'double';
    }
    await keepState(services, trx, { organization, known: subscription }, reading, question.number);
    return 'applied';
  });
}

/**
 * Queries the state of an open checkout, since the service's own message can be late. A user is waiting at a screen, so
 * a slow response is not awaited.
 * @returns whether anything changed
 */
export async function settleCheckout(services: Services, orgId: number): Promise<boolean> {
  const { billing, clock, db, log } = services;
  const subscription = await findSubscription(db, orgId);
  if (!subscription?.checkout_id || subscription.source !== billing.source) return false;
  if (!(await claimCheck(db, orgId, clock(), IMPATIENT_MS))) return false;
  const number = await ask(db, orgId);
  if (number === undefined) return false;
  try {
    const reading = await soon(billing.readCheckout(subscription.checkout_id), WAIT_MS);
    if (!reading) return false;
    const outcome = await takeReading(
      services,
      { orgId, number, checkoutId: subscription.checkout_id },
      reading,
    );
    return outcome === 'applied';
  } catch (error) {
    log.warn({ err: error }, 'checkout could not be read');
    return false;
  }
}

/** Queries the payment service about one subscription again. One that it no longer knows has ended. */
export async function refreshSubscription(services: Services, subscription: Subscription): Promise<void> {
  const { billing, db } = services;
  const { org_id: orgId, subscription_id: id } = subscription;
  if (subscription.source !== billing.source || id === null) return;
  const number = await ask(db, orgId);
  if (number === undefined) return;
  const reading = await billing.readSubscription(id, subscription);
  await takeReading(services, { orgId, number }, reading ?? ended(subscription));
}

/** A known subscription that the payment service no longer has. */
export const ended = (subscription: Subscription): Reading => ({
  ...subscription,
  status: 'canceled',
  orgId: subscription.org_id,
  instance: null,
  ourPrice: true,
});
