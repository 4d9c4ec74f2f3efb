import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { PASSWORD } from './make.ts';
import { idleOptimiser } from './world.ts';

const MINUTE = 60_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, { optimiser: idleOptimiser });
});
afterAll(() => h.stop());

const logIn = (email: string, password: string) => h.call('logIn', { body: { email, password } });

describe('budgets', () => {
  it('10 failures close an account’s login for 15 minutes, but not its live sessions', async () => {
    const { email, token } = await h.make.person();
    const failures = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'a wrong one')));
    expect(failures.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await logIn(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body.detail).toBe('Too many attempts to sign in. Try again in 15 minutes.');
    expect(await h.call('getUser', { token })).toMatchObject({ status: 200 });
    h.pass(16 * MINUTE);
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('a success takes nothing from them', async () => {
    const { email } = await h.make.person();
    for (let attempt = 0; attempt < 9; attempt += 1) await logIn(email, 'a wrong one');
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 200 });
    for (let attempt = 0; attempt < 9; attempt += 1) await logIn(email, 'a wrong one');
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('5 codes an hour to an address, the same whether it is known or not', async () => {
    const { email } = await h.make.person();
    for (const address of [email, 'unknown@example.org']) {
      const statuses: number[] = [];
      for (let mail = 0; mail < 6; mail += 1)
        statuses.push((await h.call('forgotPassword', { query: { email: address } })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    h.pass(61 * MINUTE);
    expect(await h.call('forgotPassword', { query: { email } })).toMatchObject({ status: 200 });
  });

  it('20 accounts an hour from an address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        h.call('signUp', { body: { email: `n${index}@example.org`, username: 'N', password: PASSWORD } }),
      ),
    );
    expect(statuses.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('600 calls a minute for a token, and others go on', { timeout: 120_000 }, async () => {
    const busy = await h.make.person();
    const other = await h.make.person();
    let last = 0;
    for (let call = 0; call < 601; call += 1) last = (await h.call('getUser', { token: busy.token })).status;
    expect(last).toBe(429);
    expect(await h.call('getUser', { token: other.token })).toMatchObject({ status: 200 });
  });

  it('are kept under hashes', async () => {
    const rows = await h.services.db.selectFrom('throttle').select('key').execute();
    expect(rows.map(({ key }) => key).join()).not.toContain('example.org');
  });
});
