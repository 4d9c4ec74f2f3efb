import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../src/time.ts';
import { type Harness, startHarness } from './harness.ts';
import { PASSWORD } from './make.ts';

const MINUTE = 60_000;
const WRONG_CODE = 'The code is wrong or has expired.';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '100' });
});
afterAll(() => h.stop());

const other = (code: string) => (code === '000000' ? '111111' : '000000');
const activate = (email: string, activation_code: string) =>
  h.call('activate', { query: { email, activation_code } });
const logIn = (email: string, password: string) => h.call('logIn', { body: { email, password } });
const signUp = (email: string, password = 'correct horse battery', username = 'Ana') =>
  h.call('signUp', { body: { email, password, username } });

describe('creating an account', () => {
  it('mails a code, lets the owner in before and after it is entered, and shows which it is', async () => {
    const email = 'ana@example.org';
    expect(await signUp(` ${email.toUpperCase()} `)).toMatchObject({ status: 201 });
    const { body } = await logIn(email, 'correct horse battery');
    const unverified = await h.call('getUser', { token: body.token });
    expect(unverified.body).toMatchObject({ email, username: 'Ana', verified_email: false });
    expect(await h.call('listOrganizations', { token: body.token })).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    });

    const code = await h.mails.code(email, /activation code/);
    expect(await activate(email, code)).toMatchObject({
      status: 200,
      body: { message: 'Email verified. You can sign in now.' },
    });
    const verified = await h.call('getUser', { token: body.token });
    expect(verified.body.verified_email).toBe(true);
    expect(await h.call('listOrganizations', { token: body.token })).toMatchObject({ status: 200 });
  });

  it('answers the same for an address that has an account, and tells its owner by mail', async () => {
    const { email } = await h.make.person();
    const fresh = await signUp('nobody-yet@example.org');
    const known = await signUp(email);
    expect(known.status).toBe(fresh.status);
    expect(known.body).toEqual(fresh.body);
    expect(await h.mails.mail(email, /already have an account/)).toMatchObject({ to: email });
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it.each([
    ['short', 'Password must have at least 8 characters.'],
    ['password1', 'This password is too common. Choose another.'],
    ['weak@example.org', 'Choose a password that is not your e-mail address.'],
    ['xxxxxxxxxx', 'Choose a password that is not one character repeated.'],
    ['Leaf-2026!', 'Choose a password that is not the name of this product.'],
    ['leafleaf', 'Choose a password that is not the name of this product.'],
  ])('refuses the password "%s"', async (password, sentence) => {
    const { status, body } = await signUp('weak@example.org', password);
    expect(status).toBe(422);
    expect(body.detail).toBe(sentence);
  });

  it.each([
    ['\u200b', 'blank', 'Username needs a visible character.'],
    ['\u3164', 'blank', 'Username needs a visible character.'],
    ['\u202eanA', 'hidden_character', 'Username has an invisible character; type it again without it.'],
    ['A\u200bna', 'hidden_character', 'Username has an invisible character; type it again without it.'],
  ])('refuses the username %j', async (username, code, message) => {
    const { status, body } = await signUp('hidden@example.org', 'correct horse battery', username);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'username', code, message }]);
  });

  it('keeps a username with single spaces', async () => {
    const email = 'spaces@example.org';
    await signUp(email, 'correct horse battery', ' Ana\u00a0 Lima ');
    const { body } = await logIn(email, 'correct horse battery');
    expect((await h.call('getUser', { token: body.token })).body.username).toBe('Ana Lima');
  });

  it.each(['no-address', 'a@b\r\nbcc: x@example.org', `${'a'.repeat(250)}@example.org`])(
    'refuses the address %j',
    async (email) => expect(await signUp(email)).toMatchObject({ status: 422 }),
  );
});

describe('codes', () => {
  const awaiting = async (email: string) => {
    await signUp(email);
    return h.mails.code(email, /activation code/);
  };

  it('work once', async () => {
    const code = await awaiting('once@example.org');
    expect(await activate('once@example.org', code)).toMatchObject({ status: 200 });
    expect(await activate('once@example.org', code)).toMatchObject({
      status: 400,
      body: { detail: WRONG_CODE },
    });
  });

  it('fail with one sentence, whatever the cause', async () => {
    const code = await awaiting('cause@example.org');
    const wrong = await activate('cause@example.org', other(code));
    const unknown = await activate('unknown@example.org', code);
    h.pass(11 * MINUTE);
    const expired = await activate('cause@example.org', code);
    for (const { status, body } of [wrong, unknown, expired]) {
      expect(status).toBe(400);
      expect(body).toEqual({ code: 'wrong_code', detail: WRONG_CODE });
    }
  });

  it('bear 5 attempts, and 200 at once are no more than 5', async () => {
    const email = 'guesses@example.org';
    const code = await awaiting(email);
    const guesses = await Promise.all(Array.from({ length: 200 }, () => activate(email, other(code))));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]));
    const { guesses: spent } = await h.services.db
      .selectFrom('code_guess as g')
      .innerJoin('auth_code as c', 'c.id', 'g.code_id')
      .select('g.guesses')
      .where('c.email', '=', email)
      .executeTakeFirstOrThrow();
    expect(spent).toBe(5);
    expect(await activate(email, code)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
  });

  it('are used up by one of two right calls at the same time', async () => {
    const code = await awaiting('race@example.org');
    const both = await Promise.all([activate('race@example.org', code), activate('race@example.org', code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('are joined by a new one on request, and go on working', async () => {
    const email = 'again@example.org';
    const first = await awaiting(email);
    expect(await h.call('resendActivation', { query: { email } })).toMatchObject({ status: 200 });
    const second = await h.mails.code(email, /activation code/, 2);
    expect(await activate(email, first)).toMatchObject({ status: 200 });
    expect(await activate(email, second)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
  });

  it('are not kept readable in the database', async () => {
    const code = await awaiting('sealed@example.org');
    const rows = await h.services.db.selectFrom('auth_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('a forgotten password', () => {
  it('is reset with the code, which ends every session, and the owner is told', async () => {
    const { email, token } = await h.make.person();
    expect(await h.call('forgotPassword', { query: { email } })).toMatchObject({ status: 200 });
    const reset_code = await h.mails.code(email, /reset code/);
    const body = { email, reset_code, new_password: 'an entirely new one' };
    expect(await h.call('resetPassword', { body })).toMatchObject({
      status: 200,
      body: { message: 'Password reset. You can sign in now.' },
    });
    expect(await h.call('getUser', { token })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect(await logIn(email, 'an entirely new one')).toMatchObject({ status: 200 });
    expect(await h.mails.mail(email, /password was changed/)).toMatchObject({ to: email });
  });

  it('is answered the same for an unknown address', async () => {
    const { email } = await h.make.person();
    const known = await h.call('forgotPassword', { query: { email } });
    const unknown = await h.call('forgotPassword', { query: { email: 'who@example.org' } });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
  });

  it('is reset from another address, whatever its owner mistyped where the codes were requested', async () => {
    const { email } = await h.make.person();
    for (let asked = 0; asked < 20; asked += 1) await h.call('forgotPassword', { query: { email } });
    const mistyped = { email, reset_code: other(await h.mails.code(email, /reset code/, 20)) };
    // Each is a guess at all twenty: a hundred together, as many as strangers have in a day.
    for (let guess = 0; guess < 5; guess += 1)
      await h.call('resetPassword', { body: { ...mistyped, new_password: 'an entirely new one' } });
    await h.call('forgotPassword', { query: { email } });
    const reset_code = await h.mails.code(email, /reset code/, 21);
    const body = { email, reset_code, new_password: 'an entirely new one' };
    expect(await h.call('resetPassword', { body, from: '192.0.2.9' })).toMatchObject({ status: 200 });
  });

  it('keeps the old one when the new one is refused, and the code stays good', async () => {
    const { email } = await h.make.person();
    await h.call('forgotPassword', { query: { email } });
    const reset_code = await h.mails.code(email, /reset code/);
    const attempt = (new_password: string) =>
      h.call('resetPassword', { body: { email, reset_code, new_password } });
    expect(await attempt('password1')).toMatchObject({ status: 422 });
    expect(await attempt('an acceptable one')).toMatchObject({ status: 200 });
  });
});

describe('a session', () => {
  it('answers one sentence for a wrong address and a wrong password', async () => {
    const { email } = await h.make.person();
    const wrong = await logIn(email, 'not the password');
    const unknown = await logIn('who@example.org', 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.headers['www-authenticate']).toBe('Bearer');
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  });

  it('ends with its token', async () => {
    const { token } = await h.make.person();
    expect(await h.call('logOut', { token })).toMatchObject({ status: 204 });
    expect(await h.call('getUser', { token })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
  });

  it('ends after 7 days without use', async () => {
    const { token } = await h.make.person();
    for (const [days, status] of [
      [6, 200],
      [6, 200],
      [8, 401],
    ] as const) {
      h.pass(days * DAY);
      expect((await h.call('getUser', { token })).status).toBe(status);
    }
  });

  it('ends after 30 days, however much it is used', async () => {
    const { token } = await h.make.person();
    for (let day = 4; day <= 32; day += 4) {
      h.pass(4 * DAY);
      expect((await h.call('getUser', { token })).status).toBe(day < 30 ? 200 : 401);
    }
  });

  it('does not stand in the way of public calls when it is stale', async () => {
    const token = 'x'.repeat(43);
    const { email } = await h.make.person();
    expect(await h.call('forgotPassword', { token, query: { email } })).toMatchObject({ status: 200 });
    expect(await h.call('logIn', { token, body: { email, password: PASSWORD } })).toMatchObject({
      status: 200,
    });
  });

  it('is kept as a hash only', async () => {
    const { token } = await h.make.person();
    const rows = await h.services.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(({ hash }) => hash.toString().includes(token))).toBe(false);
  });
});
