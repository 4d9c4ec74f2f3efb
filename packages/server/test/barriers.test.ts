import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { DAY } from '../src/time.ts';
import type { Harness } from './harness.ts';
import { PASSWORD } from './make.ts';
import { idleOptimiser } from './world.ts';

/* Two simultaneous calls in the worst order: one has read the state it depends on and is paused while another
   changes exactly that and completes. */
const NEW = 'an entirely new one';

/** Runs once, after a password was compared or hashed and before the result is used. */
let meanwhile: (() => Promise<unknown>) | undefined;
async function hold(): Promise<void> {
  const run = meanwhile;
  meanwhile = undefined;
  await run?.();
}

vi.mock(import('../src/features/account/passwords.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    async verifyPassword(...input) {
      const right = await actual.verifyPassword(...input);
      if (right) await hold();
      return right;
    },
    async hashPassword(password) {
      const hash = await actual.hashPassword(password);
      await hold();
      return hash;
    },
  };
});

vi.mock(import('../src/features/account/codes.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    async guessCode(...input) {
      const right = await actual.guessCode(...input);
      await hold();
      return right;
    },
  };
});

let h: Harness;
beforeAll(async () => {
  // Files share their modules: those loaded before would be reused.
  vi.resetModules();
  const { startHarness } = await import('./harness.ts');
  h = await startHarness({ RATE_LIMIT_SCALE: '100' }, { optimiser: idleOptimiser });
});
afterAll(async () => {
  await h.stop();
  vi.doUnmock('../src/features/account/passwords.ts');
  vi.doUnmock('../src/features/account/codes.ts');
  vi.resetModules();
});

const logIn = (email: string, password: string) => h.call('logIn', { body: { email, password } });
const signUp = (email: string, password: string) =>
  h.call('signUp', { body: { email, password, username: 'Ana' } });
const activate = (email: string, activation_code: string) =>
  h.call('activate', { query: { email, activation_code } });
const reset = (email: string, reset_code: string, new_password = NEW) =>
  h.call('resetPassword', { body: { email, reset_code, new_password } });
const me = (token: string) => h.call('getUser', { token });

async function resetCode(email: string, n = 1): Promise<string> {
  await h.call('forgotPassword', { query: { email } });
  return h.mails.code(email, /reset code/, n);
}

describe('a sign-in under way', () => {
  it('while the password is reset opens nothing', async () => {
    const { email } = await h.make.person();
    const code = await resetCode(email);
    meanwhile = () => reset(email, code);
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    const sessions = await h.services.db
      .selectFrom('session as s')
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .select('s.hash')
      .where('u.email', '=', email)
      .execute();
    expect(sessions).toEqual([]);
  });

  it('while its sign-up is activated opens a session of the account', async () => {
    const email = 'activated@example.org';
    await signUp(email, PASSWORD);
    const code = await h.mails.code(email, /activation code/);
    meanwhile = () => activate(email, code);
    const { status, body } = await logIn(email, PASSWORD);
    expect(status).toBe(200);
    expect((await me(body.token)).body).toMatchObject({ verified_email: true });
  });

  it('while one of several sign-ups is activated opens nothing', async () => {
    const email = 'several@example.org';
    await signUp(email, 'that of somebody else');
    await signUp(email, PASSWORD);
    const code = await h.mails.code(email, /activation code/, 1);
    meanwhile = () => activate(email, code);
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });

  it('while its sign-up is cleaned up opens nothing', async () => {
    const email = 'forgotten@example.org';
    await signUp(email, PASSWORD);
    meanwhile = async () => {
      h.pass(8 * DAY);
      await cleanUp(h.services);
    };
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });

  it('while the member is removed has the rights of a stranger', async () => {
    const { org, admin } = await h.make.company();
    const member = await h.make.person({ org });
    meanwhile = () =>
      h.call('removeMember', { token: admin.token, params: { id: org.id }, query: { user_id: member.id } });
    const { body } = await logIn(member.email, PASSWORD);
    expect((await me(body.token)).body).toMatchObject({ organization_id: null, leaf_basic: false });
    expect(await h.call('listCampaigns', { token: body.token })).toMatchObject({
      status: 403,
      body: { code: 'no_organization' },
    });
  });
});

describe('an activation under way', () => {
  it('while somebody else signs up keeps no password', async () => {
    const email = 'late@example.org';
    await signUp(email, PASSWORD);
    const code = await h.mails.code(email, /activation code/);
    meanwhile = () => signUp(email, 'that of somebody else');
    expect(await activate(email, code)).toMatchObject({ status: 200, body: { password_needed: true } });
    for (const password of [PASSWORD, 'that of somebody else'])
      expect(await logIn(email, password)).toMatchObject({
        status: 401,
        body: { code: 'wrong_credentials' },
      });
  });

  it('while another code of the address is used is too late', async () => {
    const email = 'both@example.org';
    await signUp(email, PASSWORD);
    const first = await h.mails.code(email, /activation code/, 1);
    await h.call('resendActivation', { query: { email } });
    const second = await h.mails.code(email, /activation code/, 2);
    meanwhile = () => activate(email, second);
    expect(await activate(email, first)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('while the password is reset leaves the new one', async () => {
    const email = 'reset@example.org';
    await signUp(email, PASSWORD);
    const code = await h.mails.code(email, /activation code/);
    const forgotten = await resetCode(email);
    meanwhile = () => reset(email, forgotten);
    expect(await activate(email, code)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect(await logIn(email, NEW)).toMatchObject({ status: 200 });
  });
});

describe('a reset under way', () => {
  it('while another code resets the password is too late', async () => {
    const { email } = await h.make.person();
    const first = await resetCode(email, 1);
    const second = await resetCode(email, 2);
    meanwhile = () => reset(email, second);
    expect(await reset(email, first, 'that of who came late')).toMatchObject({
      status: 400,
      body: { code: 'wrong_code' },
    });
    expect(await logIn(email, NEW)).toMatchObject({ status: 200 });
  });

  it('while the only sign-up is cleaned up makes no account', async () => {
    const email = 'gone@example.org';
    await signUp(email, PASSWORD);
    h.pass(7 * DAY - 60_000);
    const code = await resetCode(email);
    meanwhile = async () => {
      h.pass(120_000);
      await cleanUp(h.services);
    };
    expect(await reset(email, code)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect(await logIn(email, NEW)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });

  it('while the owner signs in ends that session too', async () => {
    const { email } = await h.make.person();
    const code = await resetCode(email);
    let token = '';
    meanwhile = async () => {
      token = (await logIn(email, PASSWORD)).body.token;
    };
    expect(await reset(email, code)).toMatchObject({ status: 200 });
    expect(await me(token)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});

describe('a request to join under way', () => {
  /** Pauses the next call between its guard and its handler. */
  function holdAfterGuard(run: () => Promise<unknown>): void {
    const { hasRoom } = h.services;
    h.services.hasRoom = async () => {
      h.services.hasRoom = hasRoom;
      await run();
      return true;
    };
  }
  const join = (person: { id: number; token: string }, organization_id: number) =>
    h.call('requestToJoin', { token: person.token, params: { id: person.id }, body: { organization_id } });

  it('while the organization is deleted joins nothing', async () => {
    const { org, admin } = await h.make.company();
    const person = await h.make.person();
    holdAfterGuard(() => h.call('deleteOrganization', { token: admin.token, params: { id: org.id } }));
    expect(await join(person, org.id)).toMatchObject({
      status: 404,
      body: { code: 'organization_not_found' },
    });
    expect((await me(person.token)).body).toMatchObject({ organization_id: null });
  });

  it('while another request of the same person is approved is too late', async () => {
    const first = await h.make.company();
    const second = await h.make.company();
    const person = await h.make.person({ org: first.org, membership: 'pending' });
    holdAfterGuard(() =>
      h.call('validateMember', { token: first.admin.token, query: { user_id: person.id, approve: true } }),
    );
    expect(await join(person, second.org.id)).toMatchObject({
      status: 409,
      body: { code: 'already_in_organization' },
    });
    expect((await me(person.token)).body).toMatchObject({ organization_id: first.org.id });
  });
});
