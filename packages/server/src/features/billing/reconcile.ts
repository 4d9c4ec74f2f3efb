import type { Services } from '../../core/services.ts';
import { refreshSubscription } from './subscription.ts';

const STALE_MS = 3_600_000;
const BATCH = 200;
/** Consecutive failures after which the service is left alone until the next run. */
const MAX_FAILURES = 3;

/** Checks subscriptions without news for an hour: a message from the service may have been lost. */
export async function reconcileBilling(services: Services): Promise<void> {
  const { billing, clock, db, log } = services;
  const before = new Date(clock().getTime() - STALE_MS);
  const stale = await db
    .selectFrom('subscription')
    .selectAll()
    .where('source', '=', billing.source)
    .where('subscription_id', 'is not', null)
    .where('status', 'in', ['trialing', 'active', 'past_due', 'incomplete', 'unpaid', 'paused'])
    .where((or) => or.or([or('checked_at', 'is', null), or('checked_at', '<', before)]))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('org_id')
    .limit(BATCH)
    .execute();
  let failures = 0;
  for (const known of stale) {
    if (failures === MAX_FAILURES) return;
    try {
      await refreshSubscription(services, known);
      failures = 0;
    } catch (error) {
      failures += 1;
      log.warn({ err: error, org: known.org_id }, 'subscription could not be read');
    }
  }
}
