import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgets, refund, take } from '../src/core/throttle.ts';
import { type Harness, startHarness } from './harness.ts';
import { PASSWORD, type Person } from './make.ts';
import { idleOptimiser } from './world.ts';

const MINUTE = 60_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, { optimiser: idleOptimiser });
});
afterAll(() => h.stop());

const join = (person: Person, organization_id: number) =>
  h.call('requestToJoin', { token: person.token, params: { id: person.id }, body: { organization_id } });

const logIn = (email: string, password: string) => h.call('logIn', { body: { email, password } });

describe('an owner whom a stranger wants to lock out', () => {
  const STRANGER = '203.0.113.1';
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
  const forgot = (email: string, from: string) => h.call('forgotPassword', { query: { email }, from });
  const reset = (email: string, reset_code: string, from: string) =>
    h.call('resetPassword', { body: { email, reset_code, new_password: 'an entirely new one' }, from });

  it('resets the password after a stranger asked for five codes and guessed at every one', async () => {
    const { email } = await h.make.person();
    const asked = [];
    for (let n = 0; n < 6; n += 1) asked.push((await forgot(email, STRANGER)).status);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
    const owner = '192.0.2.1';
    expect(await forgot(email, owner)).toMatchObject({ status: 200 });
    const code = await h.mails.code(email, /reset code/, 6);
    for (let n = 0; n < 12; n += 1)
      expect(await reset(email, wrong(code), STRANGER)).toMatchObject({
        status: 400,
        body: { code: 'wrong_code' },
      });
    expect(await reset(email, code, STRANGER)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect(await reset(email, code, owner)).toMatchObject({ status: 200 });
  });

  it('has a code that works even while strangers at many addresses take every mail', async () => {
    const { email } = await h.make.person();
    for (let n = 0; n < 10; n += 1)
      expect(await forgot(email, `203.0.113.${10 + n}`)).toMatchObject({ status: 200 });
    // One goes out beyond the budget, then one every five minutes.
    expect(await forgot(email, '203.0.113.30')).toMatchObject({ status: 200 });
    const refused = await forgot(email, '192.0.2.2');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_codes' } });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    h.pass(5 * MINUTE + 1000);
    expect(await forgot(email, '203.0.113.31')).toMatchObject({ status: 200 });
    h.pass(4 * MINUTE);
    const code = await h.mails.code(email, /reset code/, 12);
    expect(await reset(email, code, '192.0.2.2')).toMatchObject({ status: 200 });
  });

  it('can use a code asked for where it is entered, after 100 guesses of others in a day', async () => {
    const { email } = await h.make.person();
    const owner = '192.0.2.3';
    await forgot(email, owner);
    const first = await h.mails.code(email, /reset code/, 1);
    for (let n = 0; n < 20; n += 1)
      for (let guess = 0; guess < 5; guess += 1) await reset(email, wrong(first), `203.0.113.${100 + n}`);
    expect(await reset(email, first, '203.0.113.200')).toMatchObject({
      status: 400,
      body: { code: 'wrong_code' },
    });
    expect(await reset(email, first, owner)).toMatchObject({ status: 200 });
  });

  it('signs in while a stranger fails to', async () => {
    const { email } = await h.make.person();
    for (let n = 0; n < 12; n += 1)
      await h.call('logIn', { body: { email, password: 'a wrong one' }, from: STRANGER });
    expect(await h.call('logIn', { body: { email, password: PASSWORD }, from: STRANGER })).toMatchObject({
      status: 429,
    });
    expect(await h.call('logIn', { body: { email, password: PASSWORD }, from: '192.0.2.4' })).toMatchObject({
      status: 200,
    });
  });

  it('signs in again once the password is reset, however often anybody failed to', async () => {
    const { email } = await h.make.person();
    const owner = '192.0.2.5';
    const signIn = (password: string, from: string) => h.call('logIn', { body: { email, password }, from });
    for (const from of ['203.0.113.41', '203.0.113.42', owner])
      for (let n = 0; n < 10; n += 1) expect((await signIn('a wrong one', from)).status).toBe(401);
    expect((await signIn(PASSWORD, owner)).status).toBe(429);
    await forgot(email, owner);
    await reset(email, await h.mails.code(email, /reset code/), owner);
    expect((await signIn('an entirely new one', owner)).status).toBe(200);
  });

  it('is guarded all the same: 30 failures in 15 minutes, from wherever', async () => {
    const { email } = await h.make.person();
    const statuses: number[] = [];
    for (let n = 0; n < 35; n += 1) {
      const options = { body: { email, password: 'a wrong one' }, from: `203.0.113.${n}` };
      statuses.push((await h.call('logIn', options)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  });
});

describe('budgets', () => {
  it('10 failures close an account’s login for 15 minutes, but not its live sessions', async () => {
    const { email, token } = await h.make.person();
    const failures = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'a wrong one')));
    expect(failures.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await logIn(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toEqual({ code: 'too_many_logins', detail: 'Too many attempts to sign in.' });
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
    const refused = statuses.filter(({ status }) => status === 429);
    expect(refused.map(({ body }) => body.code)).toEqual(['too_many_accounts']);
  });

  it('600 calls a minute for a token, and others go on', { timeout: 120_000 }, async () => {
    const busy = await h.make.person();
    const other = await h.make.person();
    let last = 0;
    for (let call = 0; call < 601; call += 1) last = (await h.call('getUser', { token: busy.token })).status;
    expect(last).toBe(429);
    expect(await h.call('getUser', { token: other.token })).toMatchObject({ status: 200 });
  });

  it('an API key has as many by itself, and so has each of its embed tokens', {
    timeout: 120_000,
  }, async () => {
    const { org, admin } = await h.make.company();
    const key = await h.make.key({ org });
    const embed = await h.make.embedToken(key);
    let last = 0;
    for (let call = 0; call < 601; call += 1) last = (await h.call('getGeos', { token: key.token })).status;
    expect(last).toBe(429);
    for (const { token } of [embed, admin]) expect((await h.call('getGeos', { token })).status).toBe(200);
  });

  it('all addresses of a /64 are one caller, and so is an IPv4 address written as IPv6', async () => {
    const ask = (from: string, n: number) =>
      h.call('forgotPassword', { query: { email: `a${n}@example.org` }, from });
    for (let n = 0; n < 60; n += 1)
      expect(await ask(`2001:db8:7:7::${n.toString(16)}`, n)).toMatchObject({ status: 200 });
    expect(await ask('2001:db8:7:7:ffff::1', 60)).toMatchObject({
      status: 429,
      body: { code: 'too_many_code_requests' },
    });
    expect(await ask('2001:db8:7:8::1', 61)).toMatchObject({ status: 200 });
    await spendFully('198.51.100.3');
    expect(await ask('::ffff:198.51.100.3', 62)).toMatchObject({
      status: 429,
      body: { code: 'too_many_code_requests' },
    });
  });

  /** Requests as many codes as one address may. */
  async function spendFully(from: string): Promise<void> {
    for (let n = 0; n < 60; n += 1)
      await h.call('forgotPassword', { query: { email: `b${n}@example.org` }, from });
  }

  it('60 requests for codes an hour from an address, for whomever', async () => {
    const from = '198.51.100.4';
    await spendFully(from);
    for (const operation of ['forgotPassword', 'resendActivation'] as const) {
      const refused = await h.call(operation, { query: { email: 'c@example.org' }, from });
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_code_requests' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await h.call('forgotPassword', { query: { email: 'c@example.org' } })).toMatchObject({
      status: 200,
    });
  });

  it('100 wrong codes an hour from an address, over all accounts and both kinds', async () => {
    const from = '198.51.100.5';
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      const email = `d${n}@example.org`;
      const query = { email, activation_code: '123456' };
      const body = { email, reset_code: '123456', new_password: PASSWORD };
      statuses.push((await h.call('activate', { query, from })).status);
      statuses.push((await h.call('resetPassword', { body, from })).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const query = { email: 'd@example.org', activation_code: '123456' };
    const refused = await h.call('activate', { query, from });
    expect(refused.body.code).toBe('too_many_wrong_codes');
  });

  it('a refused sign-in costs the address nothing', async () => {
    const from = '198.51.100.6';
    const { email } = await h.make.person();
    for (let n = 0; n < 15; n += 1) await h.call('logIn', { body: { email, password: 'a wrong one' }, from });
    const key = `login-ip:${createHash('sha256').update(from).digest('base64url')}`;
    const row = await h.services.db.selectFrom('throttle').select('hits').where('key', '=', key).execute();
    expect(row).toEqual([{ hits: 10 }]);
  });

  it('allow no more because of a refund of what an earlier period was charged', async () => {
    const { db } = h.services;
    const budget = { name: 'of-this-test', limit: 2, seconds: 60 };
    const charge = (second: number, amount?: number) =>
      take(db, budget, 'anybody', { now: new Date(second * 1000), scale: 1 }, amount);
    await charge(0, 5);
    expect(await charge(61)).toBe(0);
    await refund(db, { budget, subject: 'anybody' }, 5);
    expect([await charge(62), await charge(62), await charge(62)]).toEqual([0, 0, 59]);
  });

  it('are not closed for longer by a clock that was set back', async () => {
    const budget = { name: 'of-another-test', limit: 1, seconds: 60 };
    const charge = (second: number) =>
      take(h.services.db, budget, 'anybody', { now: new Date(second * 1000), scale: 1 });
    expect([await charge(100_000), await charge(100_000)]).toEqual([0, 60]);
    expect([await charge(99_950), await charge(0), await charge(1)]).toEqual([110, 0, 59]);
  });

  it('are kept under hashes', async () => {
    const rows = await h.services.db.selectFrom('throttle').select('key').execute();
    expect(rows.map(({ key }) => key).join()).not.toContain('example.org');
  });
});

describe('calls a minute', () => {
  // A tenth of every budget shows the same in a tenth of the calls.
  let tenth: Harness;
  beforeAll(async () => {
    tenth = await startHarness({ RATE_LIMIT_SCALE: '0.1' }, { optimiser: idleOptimiser });
  });
  afterAll(() => tenth.stop());

  it('are counted by address whatever a call says it carries, dead tokens too', async () => {
    const from = '198.51.100.1';
    const statuses: number[] = [];
    for (let call = 0; call < 65; call += 1) {
      const headers = { authorization: `Bearer ${String(call).padStart(43, 'x')}` };
      statuses.push((await tenth.call('getUser', { headers, from })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    // Signed-in users at the same address are not affected.
    const { token } = await tenth.make.person();
    expect(await tenth.call('getUser', { token, from })).toMatchObject({ status: 200 });
    const refused = await tenth.call('logIn', { body: { email: 'a@example.org', password: 'x' }, from });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_calls' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are 3,000 from an address, whoever makes them', async () => {
    const from = '198.51.100.2';
    const people = await Promise.all(Array.from({ length: 6 }, () => tenth.make.person()));
    let refused = 0;
    for (let call = 0; call < 305; call += 1) {
      const { token } = people[call % people.length] ?? {};
      const { status } = await tenth.call('getUser', { token: token ?? null, from });
      if (status === 429) refused += 1;
    }
    expect(refused).toBe(5);
  });
});

describe('the organization of a person', () => {
  const create = (person: Person, name: string) =>
    h.call('createOrganization', { token: person.token, body: { name, claims_member: false } });
  const eventsOf = ({ id }: Person) =>
    h.services.db.selectFrom('membership_event').selectAll().where('user_id', '=', id).execute();

  it('changes 20 times an hour, by requests and by new organizations, and leaves no more records', async () => {
    const [first, second] = [await h.make.company(), await h.make.company()];
    const person = await h.make.person();
    for (let round = 0; round < 10; round += 1) {
      expect((await join(person, first.org.id)).status).toBe(200);
      expect((await join(person, second.org.id)).status).toBe(200);
    }
    const before = await eventsOf(person);
    for (const refused of [await join(person, first.org.id), await create(person, 'Once more')]) {
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_moves' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await eventsOf(person)).toEqual(before);
    // The same request again changes nothing, and others are not affected.
    expect((await join(person, second.org.id)).status).toBe(200);
    expect((await join(await h.make.person(), first.org.id)).status).toBe(200);
    h.pass(61 * MINUTE);
    expect((await create(person, 'An hour later')).status).toBe(201);
  });
});

describe('what an organization deletes and restores', () => {
  it('is 20,000 calls an hour, each of which leaves a record', async () => {
    const { org, admin } = await h.make.company();
    const { token } = admin;
    const create = async (name: string): Promise<number> =>
      (await h.call('createCampaign', { token, body: { name, version: 'gmsf1.2' } })).body.data.id;
    const [one, two] = [await create('One'), await create('Two')];
    const remove = (id: number) => h.call('deleteCampaign', { token, params: { id } });
    const restore = (id: number) => h.call('restoreCampaign', { token, params: { id } });
    const records = async () =>
      (await h.services.db.selectFrom('audit_log').select('action').where('org_id', '=', org.id).execute())
        .map(({ action }) => action)
        .filter((action) => action !== 'call.limited');
    const now = h.services.clock();
    await take(h.services.db, budgets.deletions, String(org.id), { now, scale: 1 }, 19_998);
    expect((await remove(one)).status).toBe(204);
    // What fails leaves no record and costs nothing.
    expect((await remove(one)).status).toBe(404);
    expect((await restore(one)).status).toBe(200);
    const before = await records();
    const together = await h.call('bulkImages', { token, body: { op: 'delete', images: [1] } });
    for (const refused of [await remove(one), await restore(two), together])
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_calls' } });
    expect(await records()).toEqual(before);
    // A key that leaked can be revoked all the same.
    const key = await h.make.key({ org });
    const revoked = await h.call('revokeKey', { token, params: { id: org.id, keyId: key.id } });
    expect(revoked.status).toBe(204);
    const { admin: stranger } = await h.make.company();
    const theirs = await h.call('deleteCampaign', { token: stranger.token, params: { id: two } });
    expect(theirs.status).toBe(404);
    h.pass(61 * MINUTE);
    expect((await remove(two)).status).toBe(204);
  });
});

describe('what an admin changes', () => {
  it('is 120 names and keys an hour, each of which leaves a record', async () => {
    const { org, admin } = await h.make.company({ status: 'pending' });
    const { token } = admin;
    const rename = (name: string) =>
      h.call('renameOrganization', { token, params: { id: org.id }, body: { name } });
    const createKey = () =>
      h.call('createKey', { token, params: { id: org.id }, body: { name: 'Import', scopes: ['read'] } });
    const records = () =>
      h.services.db.selectFrom('audit_log').selectAll().where('actor_id', '=', admin.id).execute();
    const key = (await createKey()).body.data.id;
    const rotate = () => h.call('rotateKey', { token, params: { id: org.id, keyId: key } });
    for (let round = 0; round < 119; round += 1)
      expect((await (round % 2 ? rotate() : rename(`Name ${round}`))).status).toBeLessThan(300);
    const before = (await records()).length;
    for (const refused of [await rename('Once more'), await createKey(), await rotate()])
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_calls' } });
    const after = (await records()).filter(({ action }) => action !== 'call.limited');
    expect(after).toHaveLength(before);
    // A key that leaked can be revoked all the same.
    const revoked = await h.call('revokeKey', { token, params: { id: org.id, keyId: key } });
    expect(revoked.status).toBe(204);
    h.pass(61 * MINUTE);
    expect((await rename('Another hour')).status).toBe(200);
    expect(await rotate()).toMatchObject({ status: 404, body: { code: 'key_not_found' } });
  });
});
