import { expect, it, onTestFinished } from 'vitest';
import { ABSENT, makeCluster } from '../../../../scripts/lib/postgres.mjs';
import { drawing } from '../pictures.ts';
import { Customer, idOf, makeCustomer } from './customer.ts';
import { say } from './figures.ts';
import { newFolder, programOn } from './program.ts';

const ROUNDS = 3;
const PATIENCE = { timeout: 120_000, interval: 100 };

const cluster = await makeCluster();
if (!cluster) say(`PostgreSQL away: left out, ${ABSENT}`);

it.skipIf(!cluster)(
  'answers 503 while PostgreSQL is away, and goes on by itself once it is back',
  async () => {
    if (!cluster) return;
    onTestFinished(() => cluster.remove());
    const token = await makeCustomer({ databaseUrl: cluster.url });
    const environment = { DATABASE_URL: cluster.url, APP_SECRET: 'x'.repeat(32) };
    const { url } = await programOn(await newFolder('away')).start(environment);
    const customer = new Customer(url, token);
    const acknowledged: number[] = [];
    const health = async (page: string) => (await fetch(`${customer.url}/${page}`)).status;

    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await customer.createCampaign(`Campaign ${round}`);
      expect(made.status).toBe(201);
      acknowledged.push(idOf(made));
      // Calls are under way when it goes; each is answered one way or the other.
      const underWay = Array.from({ length: 20 }, () => customer.call('GET', '/user'));
      await cluster.stop();
      for (const { status } of await Promise.all(underWay)) expect([200, 503]).toContain(status);
      for (const call of [customer.call('GET', '/user'), customer.createCampaign('Lost')]) {
        const { status, headers, body } = await call;
        expect({ status, detail: JSON.parse(body.toString()).detail }).toEqual({
          status: 503,
          detail: 'The service is not available right now. Please try again.',
        });
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      // The public word is cached for a moment.
      await expect.poll(() => health('readyz'), PATIENCE).toBe(503);
      expect(await health('healthz')).toBe(200);

      await cluster.start();
      const back = performance.now();
      await expect.poll(async () => (await customer.call('GET', '/user')).status, PATIENCE).toBe(200);
      const answered = Math.round(performance.now() - back);
      await expect.poll(() => health('readyz'), PATIENCE).toBe(200);
      const image = idOf(await customer.upload('a.png', drawing(round)));
      await customer.orderJob(image);
      const status = async () => (await customer.list(`/images/${image}/magic`))[0]?.status;
      await expect.poll(status, PATIENCE).toBe('completed');
      say(
        `PostgreSQL away, round ${round + 1}: 503 with Retry-After; answers ${answered} ms after it was back, a job done after ${Math.round(performance.now() - back)} ms`,
      );
    }
    const kept = (await customer.list('/campaigns')).map(({ id }) => id);
    expect(kept.toSorted((one, other) => one - other)).toEqual(acknowledged);
  },
  600_000,
);
