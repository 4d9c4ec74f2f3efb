import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { DAY } from '../src/time.ts';
import { type Harness, startHarness } from './harness.ts';
import { PASSWORD } from './make.ts';

const MINUTE = 60_000;
const WRONG_CODE = 'The code is wrong or has expired.';
const OWNER = 'the password of the owner';
const STRANGER = 'the password of a stranger';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '100' });
});
afterAll(() => h.stop());

let count = 0;
const newAddress = () => {
  count += 1;
  return `victim${count}@example.org`;
};
const signUp = (email: string, password: string, username = 'Ana') =>
  h.call('signUp', { body: { email, password, username } });
const logIn = (email: string, password: string) => h.call('logIn', { body: { email, password } });
const activate = (email: string, activation_code: string) =>
  h.call('activate', { query: { email, activation_code } });
const activationCode = (email: string, n: number) => h.mails.code(email, /activation code/, n);
const tokenOf = async (email: string, password: string) => (await logIn(email, password)).body.token;
const me = async (token: string) => (await h.call('getUser', { token })).body;

/** Signs up with each password in turn. @returns the code of each */
async function signUps(email: string, passwords: readonly string[]): Promise<string[]> {
  const codes: string[] = [];
  for (const [index, password] of passwords.entries()) {
    await signUp(email, password);
    codes.push(await activationCode(email, index + 1));
  }
  return codes;
}

describe('an account nobody has verified yet', () => {
  it('is its owner’s alone with one sign-up, which keeps its id, its name, its password and its session', async () => {
    const email = newAddress();
    await signUp(email, OWNER, 'Olga');
    const token = await tokenOf(email, OWNER);
    const before = await me(token);
    expect(before).toMatchObject({ email, username: 'Olga', verified_email: false, organization_id: null });
    expect(await activate(email, await activationCode(email, 1))).toMatchObject({
      status: 200,
      body: { message: 'Email verified. You can sign in now.', password_needed: false },
    });
    expect(await me(token)).toMatchObject({ id: before.id, username: 'Olga', verified_email: true });
    expect(await logIn(email, OWNER)).toMatchObject({ status: 200 });
  });

  const orders = {
    'the owner, then a stranger': [OWNER, STRANGER],
    'a stranger, then the owner': [STRANGER, OWNER],
    'a stranger before and after the owner': [STRANGER, OWNER, STRANGER],
    'the owner before and after a stranger': [OWNER, STRANGER, OWNER],
    'the same password twice': [OWNER, OWNER],
  };
  const cases = Object.entries(orders).flatMap(([order, passwords]) =>
    passwords.map((_, index) => [order, index + 1, passwords] as const),
  );
  it.each(cases)(
    'cannot be taken: %s, with the code of sign-up %i, keeps no password',
    async (_order, entered, passwords) => {
      const email = newAddress();
      const tokens: string[] = [];
      const codes: string[] = [];
      for (const [index, password] of passwords.entries()) {
        await signUp(email, password, password === OWNER ? 'Olga' : 'Mallory');
        codes.push(await activationCode(email, index + 1));
        tokens.push(await tokenOf(email, password));
      }
      expect(await activate(email, codes[entered - 1] ?? '')).toMatchObject({
        status: 200,
        body: { password_needed: true, message: expect.stringContaining('Choose a password') },
      });

      for (const password of [OWNER, STRANGER])
        expect(await logIn(email, password)).toMatchObject({
          status: 401,
          body: { code: 'wrong_credentials' },
        });
      for (const token of tokens)
        expect(await h.call('getUser', { token })).toMatchObject({
          status: 401,
          body: { code: 'not_signed_in' },
        });
      for (const code of codes)
        expect(await activate(email, code)).toMatchObject({ status: 400, body: { detail: WRONG_CODE } });

      const { text } = await h.mails.mail(email, /reset code/);
      expect(text).toContain('none of the passwords was kept');
      const reset_code = await h.mails.code(email, /reset code/);
      const body = { email, reset_code, new_password: 'chosen by the owner' };
      expect(await h.call('resetPassword', { body })).toMatchObject({ status: 200 });
      for (const password of [OWNER, STRANGER])
        expect(await logIn(email, password)).toMatchObject({
          status: 401,
          body: { code: 'wrong_credentials' },
        });
      const user = await me(await tokenOf(email, 'chosen by the owner'));
      expect(user).toMatchObject({
        verified_email: true,
        username: passwords.includes(STRANGER) ? email.split('@')[0] : 'Olga',
      });
    },
  );

  it('lets in who knows the newest sign-up’s password, under the name that goes with it', async () => {
    const email = newAddress();
    await signUp(email, STRANGER, 'Mallory');
    const stranger = await tokenOf(email, STRANGER);
    await signUp(email, OWNER, 'Olga');
    expect(await logIn(email, STRANGER)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    const owner = await tokenOf(email, OWNER);
    expect(await me(owner)).toMatchObject({ username: 'Olga', verified_email: false });
    expect(await me(stranger)).toMatchObject({ username: 'Mallory', verified_email: false });
    expect((await me(owner)).id).not.toBe((await me(stranger)).id);
    expect(await h.call('listOrganizations', { token: owner })).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    });
  });

  it('gets a code for the newest sign-up on request, and both sign-ups still count', async () => {
    const email = newAddress();
    await signUps(email, [OWNER, STRANGER]);
    expect(await h.call('resendActivation', { query: { email } })).toMatchObject({ status: 200 });
    expect(await activate(email, await activationCode(email, 3))).toMatchObject({
      status: 200,
      body: { password_needed: true },
    });
  });

  it('is made by a reset too, with the password chosen there', async () => {
    const email = newAddress();
    await signUps(email, [STRANGER, OWNER]);
    await h.call('forgotPassword', { query: { email } });
    const reset_code = await h.mails.code(email, /reset code/);
    const body = { email, reset_code, new_password: 'chosen by the owner' };
    expect(await h.call('resetPassword', { body })).toMatchObject({ status: 200 });
    for (const password of [OWNER, STRANGER])
      expect(await logIn(email, password)).toMatchObject({
        status: 401,
        body: { code: 'wrong_credentials' },
      });
    expect(await me(await tokenOf(email, 'chosen by the owner'))).toMatchObject({ verified_email: true });
  });

  it('forgets a sign-up after seven days, with its session, and only that one', async () => {
    const email = newAddress();
    await signUp(email, STRANGER, 'Mallory');
    const stranger = await tokenOf(email, STRANGER);
    h.pass(6 * DAY);
    await signUp(email, OWNER, 'Olga');
    const owner = await tokenOf(email, OWNER);
    h.pass(DAY + MINUTE);
    expect(await h.call('getUser', { token: stranger })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    await cleanUp(h.services);
    expect(await me(owner)).toMatchObject({ username: 'Olga' });
    await h.call('resendActivation', { query: { email } });
    expect(await activate(email, await activationCode(email, 3))).toMatchObject({
      body: { password_needed: false },
    });
    expect(await logIn(email, OWNER)).toMatchObject({ status: 200 });
    const left = await h.services.db.selectFrom('sign_up').select('id').where('email', '=', email).execute();
    expect(left).toEqual([]);
  });

  it('has codes that expire, and a sign-up that does not go with them', async () => {
    const email = newAddress();
    const [code = ''] = await signUps(email, [OWNER]);
    h.pass(11 * MINUTE);
    expect(await activate(email, code)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    await h.call('resendActivation', { query: { email } });
    expect(await activate(email, await activationCode(email, 2))).toMatchObject({ status: 200 });
  });
});

describe('an address that has an account', () => {
  it('is signed up, signed in and asked about like one that has none', async () => {
    const { email, token } = await h.make.person();
    const unknown = newAddress();
    const [known, fresh] = [await signUp(email, STRANGER), await signUp(unknown, STRANGER)];
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body]);
    const [seen, usual] = [
      await me(await tokenOf(email, STRANGER)),
      await me(await tokenOf(unknown, STRANGER)),
    ];
    expect({ ...seen, id: 0, email: '' }).toEqual({ ...usual, id: 0, email: '' });
    expect(usual.id - seen.id).toBe(1);
    expect(await h.mails.mail(email, /already have an account/)).toMatchObject({ to: email });
    expect(h.mails.all.filter(({ to, code }) => to === email && code)).toEqual([]);

    expect(await h.call('getUser', { token })).toMatchObject({ body: { verified_email: true } });
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('is not touched by a guessed code of a sign-up', async () => {
    const { email } = await h.make.person();
    await signUp(email, STRANGER);
    const { signUpId } = await h.services.db
      .selectFrom('sign_up')
      .select('id as signUpId')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { issueCode } = await import('../src/features/account/codes.ts');
    const { config, db, clock } = h.services;
    const code = await issueCode(db, config.appSecret, {
      email,
      purpose: 'activate',
      signUpId,
      caller: '127.0.0.1',
      now: clock(),
    });
    expect(await activate(email, code)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });
});
