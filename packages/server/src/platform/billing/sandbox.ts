import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import { DAY } from '../../time.ts';
import { type Billing, type SubscriptionState, TRIAL_DAYS } from './types.ts';

const PORTAL_LINK_MS = 3_600_000;
const YEAR_DAYS = 365;

const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY);

/** A customer-portal link is signed and carries its organization and expiry, so nothing has to be stored. */
const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`leaf:sandbox-portal:${text}`).digest('base64url');

/** The organization of a portal link; `null` if it is forged or older than an hour. */
export function readPortalLink(secret: string, link: string, now: Date): number | null {
  const [org = '', until = '', signature = ''] = link.split('.');
  const expected = Buffer.from(sign(secret, `${org}.${until}`));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return Number(until) < now.getTime() ? null : Number(org);
}

/** What subscribing gives: the trial first, unless it has been used. */
export function startSubscription(now: Date, trial: boolean): SubscriptionState {
  const trialEnd = trial ? after(now, TRIAL_DAYS) : null;
  return {
    customer_id: `sandbox_customer_${randomUUID()}`,
    subscription_id: `sandbox_subscription_${randomUUID()}`,
    status: trial ? 'trialing' : 'active',
    trial_end: trialEnd,
    current_period_end: trialEnd ?? after(now, YEAR_DAYS),
    cancel_at: null,
  };
}

/** How a subscription changes with time: trials become years, years renew, cancelled ones end. */
export function advance(known: SubscriptionState, now: Date): SubscriptionState {
  if (known.cancel_at && known.cancel_at <= now) return { ...known, status: 'canceled' };
  let end = known.current_period_end;
  if ((known.status !== 'trialing' && known.status !== 'active') || !end || end > now) return known;
  while (end <= now) end = after(end, YEAR_DAYS);
  return { ...known, status: 'active', current_period_end: end };
}

/** A payment service made of pages of this program, for development and demos. It takes no card and no money. */
export function sandboxBilling(config: Config, clock: () => Date): Billing {
  return {
    source: 'sandbox',
    async createCheckout({ key: id }) {
      return { id, url: `${config.publicUrl}/sandbox/checkout/${id}`, expiresAt: after(clock(), 1) };
    },
    async portalUrl({ orgId }) {
      const claim = `${orgId}.${clock().getTime() + PORTAL_LINK_MS}`;
      return `${config.publicUrl}/sandbox/portal/${claim}.${sign(config.appSecret, claim)}`;
    },
    readCheckout: async () => null,
    readSubscription: async (_id, known) =>
      known ? { ...advance(known, clock()), orgId: known.org_id, instance: null, ourPrice: true } : null,
    cancel: async () => undefined,
    closeCheckout: async () => null,
    readEvent() {
      throw new Error('The sandbox sends no messages.');
    },
  };
}
