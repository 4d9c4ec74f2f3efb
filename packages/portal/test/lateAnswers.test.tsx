import { MOCK_PASSWORD, mockToken } from '@leaf/api-client/mocks';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Call } from './support/failing.ts';
import { follow, press } from './support/interactions.ts';
import {
  address,
  api,
  changeElsewhere,
  countOf,
  go,
  heldCalls,
  open,
  type Person,
  people,
} from './support/portal.tsx';
import { foundOrganization, logIn, requestToJoin, resetPassword } from './support/tasks.ts';

/** The longest wait before a success leads on. */
const DELAY_MS = 700;

/** Makes a call wait until its answer is let through; resolves once the page has had time to follow it. */
function late(call: Call, body?: object) {
  let through = () => {};
  const sent = new Promise<void>((resolve) => {
    through = resolve;
  });
  heldCalls.add(through);
  // Without a body the mock answers.
  answer(call, () => sent.then(() => body && Response.json(body)));
  return async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    through();
    await Promise.allSettled(vi.mocked(fetch).mock.results.map(({ value }) => value));
    // The body is read over several turns of the event loop, and the delay begins after it.
    for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(DELAY_MS);
  };
}

type Case = { what: string; call: Call; made: string; at: string; as?: Person; act: () => Promise<unknown> };

/** Sends a call from its page and goes elsewhere before the answer. */
async function sendAndLeave({ made, at, as, act }: Case) {
  open(at, as);
  await act();
  await expect.poll(() => countOf(made)).toBe(1);
  go('/privacy');
  await expect.element(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
}

const message = { message: 'Done.' };

const leading: (Case & { body?: object })[] = [
  {
    what: 'a reset code',
    call: 'POST /forgot',
    made: 'POST /forgot',
    body: message,
    at: '/forgot?email=ana%40example.org',
    act: () => press('Send reset code'),
  },
  {
    what: 'a new password',
    call: 'POST /reset',
    made: 'POST /reset',
    body: message,
    at: '/reset?email=ana%40example.org',
    act: () => resetPassword('123456'),
  },
  {
    what: 'a request to join',
    call: 'PUT /user/:id',
    made: 'PUT /user/11',
    body: message,
    at: '/pick-org',
    as: 'newcomer',
    act: requestToJoin,
  },
  {
    what: 'a new organization',
    call: 'POST /organization',
    made: 'POST /organization',
    body: { data: { id: 40, name: 'Litware' } },
    at: '/pick-org',
    as: 'newcomer',
    act: foundOrganization,
  },
  {
    what: 'an example campaign',
    call: 'POST /campaigns',
    made: 'POST /campaigns',
    at: '/openghg',
    as: 'member',
    act: () => press('Add an example campaign'),
  },
  {
    what: 'an example image',
    call: 'POST /images',
    made: 'POST /images',
    at: '/creativeli',
    as: 'member',
    act: () => press('Add an example image'),
  },
];

for (const one of leading)
  test(`${one.what} leads nowhere once its page is left`, async () => {
    api.state.campaigns = [];
    api.state.images = [];
    const arrive = late(one.call, one.body);
    await sendAndLeave(one);
    await arrive();
    expect(address()).toBe('/privacy');
  });

const paying: Case[] = [
  {
    what: 'checkout',
    call: 'GET /checkout',
    made: 'GET /checkout',
    at: '/subscribe',
    as: 'planless',
    act: () => press('Choose Basic'),
  },
  {
    what: 'portal',
    call: 'GET /stripe/portal',
    made: 'GET /stripe/portal',
    at: '/org',
    as: 'admin',
    act: () => press('Manage Subscription'),
  },
];

for (const one of paying)
  test(`the ${one.what} does not take the place of the page that came after`, async () => {
    const url = `${location.href}#paying`;
    const arrive = late(one.call, { checkout_url: url, portal_url: url });
    await sendAndLeave(one);
    await arrive();
    expect(location.hash).toBe('');
  });

test('a log-in that was left does not take the place of the one that came after', async () => {
  const arrive = late('POST /login', { token: 'of-somebody-else' });
  open('/login');
  await logIn('ana@example.org', MOCK_PASSWORD);
  await expect.poll(() => countOf('POST /login')).toBe(1);
  await follow('Forgot Password');
  await follow('Back to sign in');
  answer('POST /login', () => Response.json({ token: mockToken(people.waiting) }));
  await logIn('ben@example.org', MOCK_PASSWORD);
  const token = () => localStorage.getItem('token');
  await expect.poll(token).toBe(mockToken(people.waiting));
  await arrive();
  expect(token()).toBe(mockToken(people.waiting));
});

test('a log-in after the end of a session is given up with its dialog', async () => {
  const arrive = late('POST /login', { token: 'of-somebody-else' });
  open('/openghg', 'member');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  localStorage.setItem('leaf-session-refused', '1');
  changeElsewhere(null);
  const dialog = page.getByRole('dialog', { name: 'Your session ended' });
  await dialog.getByLabelText(/^Password/).fill(MOCK_PASSWORD);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect.poll(() => countOf('POST /login')).toBe(1);
  await dialog.getByRole('link', { name: 'Use another account' }).click();
  await expect.poll(address).toBe('/login');
  await arrive();
  expect(localStorage.getItem('token')).toBeNull();
});
