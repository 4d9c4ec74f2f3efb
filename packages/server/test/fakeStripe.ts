import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { gate } from './gate.ts';
import type { Harness } from './harness.ts';

export const WEBHOOK_SECRET = 'whsec_test';
const stripe = new Stripe('sk_test_1');

type Session = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  body: URLSearchParams;
};
type Answer = { status: number; body: unknown };

const missing: Answer = {
  status: 404,
  body: { error: { message: 'none', type: 'invalid_request_error', code: 'resource_missing' } },
};

/** The price of the subscription's only item: the plan as it is sold. */
export const price = (more: object = {}) => ({
  id: 'price_leaf',
  unit_amount: 49_000,
  currency: 'eur',
  recurring: { interval: 'year', interval_count: 1 },
  ...more,
});

/** A few objects of Stripe's API, kept in memory, for the real client to talk to. */
export class FakeStripe {
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Record<string, unknown>>();
  private readonly keys = new Map<string, string>();
  /** Answers 500 to everything. */
  down = false;
  /** What answers wait for, by a part of the address; what they say is settled before. */
  private holds: { part: string; until: Promise<void>; left: number }[] = [];
  /** Calls that were taken in, as `METHOD /path`. */
  readonly calls: string[] = [];
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

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /**
   * Lets calls to such addresses hang: the next ones up to `count`.
   * @returns what lets them, and those to come, go on
   */
  hang(part: string, count = Number.POSITIVE_INFINITY): () => void {
    const { wait, open } = gate();
    const hold = { part, until: wait, left: count };
    this.holds.push(hold);
    return () => {
      this.holds = this.holds.filter((known) => known !== hold);
      open();
    };
  }

  subscription(id: string, customer: string, status: string, more: object = {}) {
    const known = this.subscriptions.get(id) ?? {
      metadata: {},
      items: { data: [{ current_period_end: 2_000_000_000, price: price() }] },
    };
    const subscription: Record<string, unknown> = {
      ...known,
      id,
      object: 'subscription',
      customer,
      status,
      trial_end: null,
      cancel_at: null,
      cancel_at_period_end: false,
      ...more,
    };
    this.subscriptions.set(id, subscription);
    return subscription;
  }

  /** The session behind an address the server gave. */
  session(checkoutUrl: string): Session {
    const session = this.sessions.get(checkoutUrl.split('/').at(-1) ?? '');
    if (!session) throw new Error(`No checkout ${checkoutUrl}`);
    return session;
  }

  /** Completes a checkout, like a customer on Stripe's page. */
  pay(checkoutUrl: string, customer: string, more: object = {}) {
    const session = this.session(checkoutUrl);
    const id = `sub_${session.id}`;
    const metadata = Object.fromEntries(
      [...session.body].flatMap(([key, value]) => {
        const name = /^subscription_data\[metadata\]\[(\w+)\]$/.exec(key)?.[1];
        return name ? [[name, value]] : [];
      }),
    );
    session.status = 'complete';
    session.subscription = id;
    return this.subscription(id, customer, 'active', { metadata, ...more });
  }

  /** Makes the checkout look unfinished, so that only a message reveals the payment. */
  hide(checkoutUrl: string): void {
    this.session(checkoutUrl).status = 'open';
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const line = `${request.method} ${pathname}`;
    this.calls.push(line);
    const body = new URLSearchParams(await text(request));
    const answer = structuredClone(this.settle(request, pathname, body));
    const hold = this.holds.find(({ part, left }) => left > 0 && line.includes(part));
    if (hold) {
      hold.left -= 1;
      await hold.until;
    }
    return answer;
  }

  private settle({ method, headers }: IncomingMessage, path: string, body: URLSearchParams): Answer {
    if (this.down) return { status: 500, body: { error: { message: 'down', type: 'api_error' } } };
    if (path.startsWith('/v1/checkout/sessions'))
      return method === 'POST' && path.endsWith('sessions')
        ? this.open(body, String(headers['idempotency-key']))
        : this.checkout(path);
    const [, , kind = '', id = ''] = path.split('/');
    if (kind === 'billing_portal')
      return { status: 200, body: { url: `https://billing.stripe.com/${body.get('customer')}` } };
    const subscription = kind === 'subscriptions' ? this.subscriptions.get(id) : undefined;
    if (!subscription) return missing;
    if (method === 'DELETE') {
      if (subscription.status === 'canceled') return missing;
      subscription.status = 'canceled';
    }
    return { status: 200, body: subscription };
  }

  private open(body: URLSearchParams, key: string): Answer {
    const id = this.keys.get(key) ?? `cs_${this.sessions.size + 1}`;
    if (!this.keys.has(key)) this.sessions.set(id, { id, status: 'open', subscription: null, body });
    this.keys.set(key, id);
    const expires_at = Math.floor(Date.now() / 1000) + 86_400;
    return { status: 200, body: { id, url: `https://checkout.stripe.com/${id}`, expires_at } };
  }

  private checkout(path: string): Answer {
    const session = this.sessions.get(/cs_\d+/.exec(path)?.[0] ?? '');
    if (!session) return missing;
    if (path.endsWith('/expire')) {
      if (session.status !== 'open') return { status: 400, body: { error: { message: 'not open' } } };
      session.status = 'expired';
    }
    const subscription = session.subscription && this.subscriptions.get(session.subscription);
    return { status: 200, body: { id: session.id, status: session.status, subscription } };
  }
}

/** The settings that make a program talk to it. */
export const stripeSettings = async (fake: FakeStripe): Promise<Record<string, string>> => ({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: await fake.listen(),
});

/** Delivers a signed message. */
export function deliver(
  h: Harness,
  type: string,
  object: object,
  { secret = WEBHOOK_SECRET, id = `evt_${randomUUID()}` } = {},
  changed: object = {},
) {
  const event = { id, object: 'event', type, created: 1_900_000_000, data: { object }, ...changed };
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return h.program.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
}
