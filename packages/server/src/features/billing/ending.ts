import { sql } from 'kysely';
import { audit } from '../../core/audit.ts';
import type { Services } from '../../core/services.ts';
import { type Db, transact } from '../../db/open.ts';
import type { CheckoutOrder, PaymentToEnd } from '../../db/schema.ts';
import { paymentsEnded } from '../../platform/counters.ts';
import { dropOrder } from './repo.ts';

const MINUTE = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE;
/** The payment service keeps a checkout, and the response to a repeated order, for a day; a little less is safe. */
const ORDER_LIFE_MS = 23 * 60 * MINUTE;
/** Consecutive failures after which the service is left alone until the next run. */
const MAX_FAILURES = 3;

type Ending = { id: string; kind: PaymentToEnd['kind']; orgId: number; order?: CheckoutOrder };

/** Records, in the caller's transaction, that this has to end; a job retries until it has. */
export async function endPayment(
  { billing, clock, queue }: Pick<Services, 'billing' | 'clock' | 'queue'>,
  trx: Db,
  { id, kind, orgId, order }: Ending,
  source: PaymentToEnd['source'] = billing.source,
): Promise<void> {
  await trx
    .insertInto('payment_to_end')
    .values({
      id,
      kind,
      source,
      org_id: orgId,
      checkout_order: order ? JSON.stringify(order) : null,
      since: clock(),
      next_at: clock(),
    })
    .onConflict((known) => known.doNothing())
    .execute();
  await queue.send(trx, 'end-payments', {});
}

/** Clears an organization's plan and records everything of it that costs or may come to cost money. */
export async function stopPaying(
  services: Pick<Services, 'billing' | 'clock' | 'queue'>,
  trx: Db,
  orgId: number,
): Promise<void> {
  const plan = await trx
    .deleteFrom('subscription')
    .where('org_id', '=', orgId)
    .returningAll()
    .executeTakeFirst();
  if (!plan || plan.source === 'grant') return;
  const { subscription_id, checkout_id, checkout_order: order, source } = plan;
  const endings: Ending[] = [
    ...(subscription_id ? [{ id: subscription_id, kind: 'subscription' as const, orgId }] : []),
    ...(checkout_id ? [{ id: checkout_id, kind: 'checkout' as const, orgId }] : []),
    ...(order ? [{ id: order.key, kind: 'order' as const, orgId, order }] : []),
  ];
  for (const ending of endings) await endPayment(services, trx, ending, source);
}

/**
 * Ends the orders for a checkout that have this address and no response yet, so that nothing keeps it: within a day they
 * are forgotten. The next checkout is a new order.
 */
export async function endOrdersBy(
  services: Pick<Services, 'billing' | 'clock' | 'queue'>,
  trx: Db,
  email: string,
): Promise<void> {
  const plans = await trx
    .selectFrom('subscription')
    .select(['org_id', 'source', 'checkout_order'])
    .where(sql`checkout_order ->> 'email'`, '=', email)
    .forUpdate()
    .execute();
  for (const { org_id: orgId, source, checkout_order: order } of plans) {
    if (!order || source === 'grant') continue;
    await endPayment(services, trx, { id: order.key, kind: 'order', orgId, order }, source);
    await dropOrder(trx, order);
  }
}

/** Plans of deleted organizations, left by an earlier release or restored from a backup. */
async function stopForgotten(services: Services): Promise<void> {
  const plans = await services.db
    .selectFrom('subscription')
    .innerJoin('organization', 'organization.id', 'subscription.org_id')
    .select('org_id')
    .where('deleted_at', 'is not', null)
    .execute();
  for (const { org_id } of plans) await transact(services.db, (trx) => stopPaying(services, trx, org_id));
}

/** The next one due. Whoever takes it has until the next attempt, so that two workers never handle the same one. */
const takeDue = ({ billing, clock, db }: Services): Promise<PaymentToEnd | undefined> => {
  const now = clock();
  const pause = sql<number>`least(${MINUTE}::double precision * power(2, least(tries, 20)), ${LONGEST_PAUSE_MS})`;
  return db
    .updateTable('payment_to_end')
    .set({
      tries: sql<number>`tries + 1`,
      next_at: sql<Date>`${now}::timestamptz + ${pause} * interval '1 millisecond'`,
    })
    .where('id', '=', (due) =>
      due
        .selectFrom('payment_to_end')
        .select('id')
        .where('source', '=', billing.source)
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
};

const isDeleted = async (db: Db, orgId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('organization')
    .select('deleted_at')
    .where('id', '=', orgId)
    .executeTakeFirst();
  return row?.deleted_at !== null;
};

async function end({ billing, clock, db }: Services, payment: PaymentToEnd): Promise<void> {
  const { id, kind, checkout_order: order } = payment;
  if (kind === 'subscription') return billing.cancel(id);
  if (order && clock().getTime() - new Date(order.askedAt).getTime() > ORDER_LIFE_MS) return;
  // The outcome of an order without a response is learned by sending it again.
  const checkoutId = order ? (await billing.createCheckout(order)).id : id;
  const subscriptionId = await billing.closeCheckout(checkoutId);
  // A checkout that an existing organization has paid meanwhile is its plan.
  if (subscriptionId && (await isDeleted(db, payment.org_id))) await billing.cancel(subscriptionId);
}

const forget = (db: Db, payment: PaymentToEnd): Promise<void> =>
  transact(db, async (trx) => {
    await trx.deleteFrom('payment_to_end').where('id', '=', payment.id).execute();
    await audit(trx, {
      action: 'payment.end',
      orgId: payment.org_id,
      target: payment.id,
      detail: { kind: payment.kind, tries: payment.tries },
    });
  });

/**
 * Ends what is due. Failures are retried after one minute, two, four, and so on, then every hour, indefinitely:
 * somebody pays for as long as it fails.
 */
export async function endPayments(services: Services): Promise<void> {
  const { db, log } = services;
  await stopForgotten(services);
  let failures = 0;
  while (failures < MAX_FAILURES) {
    const payment = await takeDue(services);
    if (!payment) return;
    try {
      await end(services, payment);
      await forget(db, payment);
      paymentsEnded.inc({ outcome: 'ended' });
      failures = 0;
    } catch (error) {
      failures += 1;
      paymentsEnded.inc({ outcome: 'failed' });
      const { id, kind, org_id, tries, since, next_at } = payment;
      log.error({ err: error, id, kind, org: org_id, tries, since, next_at }, 'payment could not be ended');
    }
  }
}
