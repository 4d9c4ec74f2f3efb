import { setTimeout } from 'node:timers/promises';
import { noise, vast } from '../../test/pictures.ts';
import { type Call, send } from './calls.ts';
import { type Cast, type LoadName, sizes } from './messages.ts';

/* Loads a program the way one organization can, repeatedly until it is stopped. It uses many addresses, like
   someone who evades the budgets of one, and ignores Retry-After. */

let count = 0;
/** A local address that nobody has called from yet. */
const fresh = () => {
  count += 1;
  return `127.${10 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`;
};

/** Repeats an action, with a number of them in parallel. */
const repeat = (parallel: number, work: (index: number) => Promise<{ status: number }>) =>
  Promise.all(
    Array.from({ length: parallel }, async (_, index) => {
      for (;;) {
        const { status } = await work(index);
        if (status === 429 || status === 503) await setTimeout(500);
      }
    }),
  );

/** Asks until there is room: other loads may have taken it. @returns what was answered */
async function admitted(url: string, call: Call): Promise<string> {
  for (;;) {
    const { status, text } = await send(url, { ...call, from: fresh() });
    if (status < 300) return text;
    if (status !== 429 && status !== 503) throw new Error(`${url} answered ${status}: ${text}`);
    await setTimeout(200);
  }
}

const loads: Record<LoadName, (cast: Cast, started: () => void) => Promise<unknown>> = {
  async uploads({ address, loading: { token } }, started) {
    const file = vast(7990, 7985, { depth: 16, channels: 3 });
    started();
    await repeat(sizes.uploads, () =>
      send(`${address}/api/images`, { method: 'POST', token, file, from: fresh() }),
    );
  },

  async jobs({ address, loading: { token } }, started) {
    // Just below a megapixel: of larger ones a process takes one at a time.
    const file = noise(1100, 900);
    const orders = Array.from({ length: 20 }, (_, index) => ({ mode: 'file_size', target: 20 + index }));
    for (let created = 0; created < sizes.jobs / orders.length; created += 1) {
      const upload = { method: 'POST', token, file };
      const { id } = JSON.parse(await admitted(`${address}/api/images`, upload)).data;
      for (const order of orders) {
        const body = { ...order, images: [id] };
        await admitted(`${address}/api/images/${id}/magic`, { method: 'POST', token, body });
      }
    }
    started();
    await new Promise(() => undefined);
  },

  async lists({ address, loading: { token, campaignId } }, started) {
    started();
    await repeat(4, () => send(`${address}/api/campaigns/${campaignId}/storages`, { token, from: fresh() }));
  },

  async mails({ address, loading: { strangers, orgId } }, started) {
    started();
    await repeat(sizes.strangers, (index) => {
      const { id, token } = strangers[index] ?? { id: 0, token: '' };
      const body = { organization_id: orgId };
      return send(`${address}/api/user/${id}`, { method: 'PUT', token, body, from: fresh() });
    });
  },

  async payments({ address, payer: token }, started) {
    started();
    await repeat(sizes.checkouts, () =>
      send(`${address}/api/checkout?product=leaf_basic`, { token, from: fresh() }),
    );
  },

  async 'sign-ins'({ address }, started) {
    started();
    await repeat(sizes.signIns, () => {
      const body = { email: `nobody${count}@example.org`, password: `wrong password ${count}` };
      return send(`${address}/api/login`, { method: 'POST', body, from: fresh() });
    });
  },
};

process.once('message', async ({ name, cast }: { name: LoadName; cast: Cast }) => {
  process.once('disconnect', () => process.exit(0));
  await loads[name](cast, () => process.send?.('started'));
});
