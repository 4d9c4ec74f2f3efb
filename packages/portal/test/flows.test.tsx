import { MOCK_CODE, MOCK_PASSWORD } from '@leaf/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { covers, event } from './support/covers.ts';
import { agree, clickNow, field, press, type } from './support/interactions.ts';
import { address, api, calls, countOf, open, type Person } from './support/portal.tsx';
import {
  addRow,
  deleteOrganization,
  foundOrganization,
  logIn,
  requestToJoin,
  resetPassword,
  signUp,
} from './support/tasks.ts';

const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first();

type Flow = {
  event: string;
  at: string;
  as?: Person;
  before?: () => void;
  act: () => Promise<unknown>;
  says: string;
  leads: string;
  /** How long the message stays, in milliseconds. */
  after: number;
  /** Whose address the log-in page then has, below the message. */
  asks?: string;
};

const flows: Flow[] = [
  {
    event: 'activation',
    at: '/activate?email=ana%40example.org',
    act: () => type('Activation code', MOCK_CODE),
    says: 'Email verified. You can sign in now.',
    leads: '/login',
    after: 700,
    asks: 'ana@example.org',
  },
  {
    event: 'activation',
    at: '/activate?email=hal%40example.org',
    before: () => {
      const rest = { verified_email: false, leaf_admin: false, needs_validation: false, is_admin: false };
      const account = { id: 90, email: 'hal@example.org', username: 'Hal', password: MOCK_PASSWORD };
      api.state.accounts.push({ ...account, ...rest, organization_id: null, signUps: 2 });
    },
    act: () => type('Activation code', MOCK_CODE),
    says: 'Email verified. Choose a password with the reset code that we sent to your e-mail.',
    leads: '/reset?email=hal%40example.org&why=sign-ups',
    after: 700,
  },
  {
    event: 'forgotten password',
    at: '/forgot?email=ana%40example.org',
    act: () => press('Send reset code'),
    says: 'Reset code sent. Check your inbox.',
    leads: '/reset?email=ana%40example.org',
    after: 600,
  },
  {
    event: 'reset',
    at: '/reset?email=ana%40example.org',
    act: () => resetPassword(MOCK_CODE),
    says: 'Password reset. You can sign in now.',
    leads: '/login',
    after: 600,
    asks: 'ana@example.org',
  },
  {
    event: 'request to join',
    at: '/pick-org',
    as: 'newcomer',
    act: requestToJoin,
    says: 'Requested to join organization. Waiting for admin approval.',
    leads: '/pending-approval?email=finn%40example.org',
    after: 700,
  },
  {
    event: 'new organization',
    at: '/pick-org',
    as: 'newcomer',
    act: foundOrganization,
    says: 'Organization created. You are its admin. It now waits for approval.',
    leads: '/login',
    after: 700,
    asks: 'finn@example.org',
  },
];

for (const { event: name, at, as, before, act, says, leads, after, asks } of flows) {
  test(`${name} says so and leads to ${leads} after ${after} ms`, covers(event(name)), async () => {
    before?.();
    open(at, as);
    const from = performance.now();
    await act();
    await expect.element(status(says)).toBeVisible();
    await expect.poll(address).toBe(leads);
    expect(performance.now() - from).toBeGreaterThanOrEqual(after);
    if (asks === undefined) return;
    await expect.element(field('Email')).toHaveValue(asks);
    await expect.element(status(says)).toBeVisible();
    // As on every page: from there a screen reader comes to the sentence.
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
}

test('after a refused code the next one is typed over it', async () => {
  open('/activate?email=ana%40example.org');
  await field('Activation code').click();
  await userEvent.keyboard('111111');
  await expect.element(page.getByRole('alert')).toBeVisible();
  // The sixth digit has sent it: Enter does not spend a second of five attempts on it.
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This code was not accepted. Enter the newest code.')).toBeVisible();
  expect(countOf('POST /activate')).toBe(1);
  await userEvent.keyboard(MOCK_CODE);
  await expect.element(status('Email verified. You can sign in now.')).toBeVisible();
});

test('after a refused reset code its field says why, and the next one is typed over it', async () => {
  open('/reset?email=ana%40example.org');
  await field('Reset code').fill('111111');
  await field('New password').fill('correct horse battery');
  await field('Confirm password').fill('correct horse battery');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field('Reset code')).toHaveFocus();
  await expect
    .element(field('Reset code'))
    .toHaveAccessibleDescription('This code was not accepted. Enter the newest code.');
  await userEvent.keyboard(`${MOCK_CODE}{Enter}`);
  await expect.element(status('Password reset. You can sign in now.')).toBeVisible();
});

test('a login stores the token and leads on by way of /post-login', covers(event('login')), async () => {
  open('/login');
  await logIn('ana@example.org', MOCK_PASSWORD);
  await expect.poll(address).toBe('/app');
  expect(localStorage.getItem('token')).toBe('mock-session-7');
  expect(calls().slice(0, 2)).toEqual(['POST /login', 'GET /user']);
  expect([countOf('POST /login'), countOf('GET /user')]).toEqual([1, 1]);
});

test(
  'a sign-up says that a 6-digit code was e-mailed and switches to the Log In tab',
  covers(event('sign-up')),
  async () => {
    open('/login');
    await signUp();
    await expect.element(status(/e-mailed you a 6-digit activation code/)).toBeVisible();
    await expect.element(page.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(field('Email')).toHaveValue('gita@example.org');
    await expect.element(field('Password')).toHaveFocus();
  },
);

test('a sign-up takes back what was said of a log-in before it', async () => {
  open('/login');
  await logIn('ana@example.org', 'a wrong one');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await signUp();
  await expect.element(status(/e-mailed you a 6-digit activation code/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a deleted organization leads to the login at once', covers(event('deleted organization')), async () => {
  open('/org', 'admin');
  await deleteOrganization();
  await expect.poll(address).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
});

describe('/login', () => {
  test('signs out for good: token, session storage, what was seen, and the session on the server', async () => {
    open('/openghg', 'member');
    await expect.element(page.getByRole('link', { name: /^Open/ }).first()).toBeVisible();
    sessionStorage.setItem('left', 'over');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await press('Sign out');
    await expect.poll(address).toBe('/login');
    await expect.poll(calls).toContain('POST /logout');
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    await logIn('ana@example.org', MOCK_PASSWORD);
    await expect.poll(address).toBe('/app');
    expect(calls().filter((call) => call === 'GET /user')).toHaveLength(2);
  });

  test('clears session storage whoever opens it, but knows that it was reloaded', async () => {
    sessionStorage.setItem('left', 'over');
    sessionStorage.setItem('leaf-reloaded', 'a release');
    open('/login');
    await expect.element(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
    expect({ ...sessionStorage }).toEqual({ 'leaf-reloaded': 'a release' });
  });

  test('keeps the e-mail typed so far on the way to Forgot Password', async () => {
    open('/login');
    await type('Email', 'ana@example.org');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect.poll(address).toBe('/forgot?email=ana%40example.org');
  });
});

describe('waiting pages', () => {
  test('say that nothing has changed', async () => {
    open('/pending-approval?email=ben%40example.org', 'waiting');
    await expect.element(page.getByRole('button', { name: 'Check again' })).toBeEnabled();
    expect(status('Still waiting for approval.').elements()).toEqual([]);
    await press('Check again');
    await expect.element(status('Still waiting for approval.')).toBeVisible();
  });

  test('lead whoever asked the wrong organization to another one', async () => {
    open('/pending-approval?email=ben%40example.org', 'waiting');
    await expect.element(page.getByText(/You asked to join Northwind Media/)).toBeVisible();
    await page.getByRole('link', { name: 'Choose another organization' }).click();
    await expect.poll(address).toBe('/pick-org');
    await expect.element(page.getByText(/You have asked to join Northwind Media/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Organization' }).click();
    await page.getByRole('option', { name: 'Harbour Press' }).click();
    await press('Request to join');
    await expect.poll(address).toBe('/pending-approval?email=ben%40example.org');
    await expect.element(page.getByText(/You asked to join Harbour Press/)).toBeVisible();
    expect(api.state.accounts.find(({ id }) => id === 8)).toMatchObject({
      organization_id: 5,
      needs_validation: true,
    });
  });

  test('lead to an organization of one’s own instead', async () => {
    open('/pick-org', 'waiting');
    await type('Organization name', 'Litware Media');
    await press('Create');
    await expect.poll(address).toMatch(/^\/login/);
    expect(api.state.accounts.find(({ id }) => id === 8)).toMatchObject({
      is_admin: true,
      needs_validation: false,
    });
  });

  test('lead back whoever keeps to the organization that was asked', async () => {
    open('/pick-org', 'waiting');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect.poll(address).toBe('/pending-approval?email=ben%40example.org');
  });

  test('move on by themselves once the account is approved', async () => {
    open('/pending-approval?email=ben%40example.org', 'waiting');
    // There once the user has been read: a check beside that reading would have its answer.
    await expect.element(page.getByRole('link', { name: 'Choose another organization' })).toBeVisible();
    const ben = api.state.accounts.find(({ id }) => id === 8);
    if (ben) ben.needs_validation = false;
    clickNow('button', 'Check again');
    await expect.poll(address).toBe('/app');
  });

  test('move on once the organization is approved', async () => {
    open('/org-pending-approval?organization_name=Contoso%20Ads', 'founder');
    await expect.element(page.getByText(/Contoso Ads/).first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Change the name or withdraw it' })).toBeVisible();
    for (const organization of api.state.organizations) organization.approved = true;
    clickNow('button', 'Check again');
    await expect.poll(address).toBe('/app');
  });
});

test('a new activation code can be asked for again after a wait that is shown', async () => {
  open('/activate?email=gita%40example.org');
  await press('Send a new code');
  const waiting = page.getByRole('button', { name: /^Send a new code in \d+ s$/ });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  await expect.element(waiting).toHaveFocus();
});

describe('good news', () => {
  test('of a new row outlives its form', async () => {
    open('/openghg/12/storage', 'member');
    await addRow('Proxies');
    await expect.element(page.getByRole('rowheader', { name: 'Proxies' })).toBeVisible();
    await expect.element(page.getByText('“Proxies” added.')).toBeVisible();
  });

  test('of a deletion comes when the row is gone', async () => {
    open('/openghg/12/storage', 'member');
    await press('Delete Masters');
    await agree('Delete');
    await expect.element(page.getByText('No rows yet.')).toBeVisible();
    await expect.element(page.getByText('“Masters” deleted.')).toBeVisible();
    await press('Undo: “Masters” deleted.');
    await expect.element(page.getByText('“Masters” is back.')).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
  });
});
