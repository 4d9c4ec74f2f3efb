import { MOCK_PASSWORD, mockToken } from '@leaf/api-client/mocks';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from './support/failing.ts';
import { clickNow, field, press, type } from './support/interactions.ts';
import { address, api, changeElsewhere, countOf, elsewhere, go, open } from './support/portal.tsx';
import { logIn } from './support/tasks.ts';

const alert = (text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const dialog = page.getByRole('dialog', { name: 'Your session ended' });

/** Ends the session on the server: the old token is useless until somebody signs in again. */
function endSession(userId: number) {
  const account = api.state.accounts.find(({ id }) => id === userId);
  if (!account) throw new Error('There is no such account.');
  const renewed = 900 + userId;
  answer('POST /login', async ({ request }) => {
    const { password } = JSON.parse(await request.clone().text());
    if (password !== MOCK_PASSWORD) {
      return Response.json({ detail: 'The e-mail address or the password is wrong.' }, { status: 401 });
    }
    account.id = renewed;
    return Response.json({ token: mockToken(renewed) });
  });
  account.id = -userId;
}

async function logInAgain(password = MOCK_PASSWORD) {
  await dialog.getByLabelText(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
}

describe('a session that ends in the middle of a form', () => {
  const fillRow = async () => {
    open('/openghg/12/storage', 'member');
    await press('Add Row');
    await type('Name', 'Proxies');
    await type('SSD copies', '1');
    endSession(9);
    await press('Save row');
    await expect.element(dialog).toBeVisible();
  };

  test('goes on where it was once the person has signed in again', async () => {
    await fillRow();
    expect(localStorage.getItem('token')).toBeNull();
    await logInAgain();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('rowheader', { name: 'Proxies' })).toBeVisible();
    expect(address()).toBe('/openghg/12/storage');
    expect(api.state.rows[12]?.storage.map(({ name }) => name)).toEqual(['Masters', 'Proxies']);
  });

  test('tells a wrong password and keeps the page', async () => {
    await fillRow();
    await logInAgain('wrong');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('The e-mail address or the password is wrong.');
    expect(countOf('POST /login')).toBe(1);
    await logInAgain();
    await expect.element(page.getByRole('rowheader', { name: 'Proxies' })).toBeVisible();
  });

  test('can be left for another account', async () => {
    await fillRow();
    await dialog.getByRole('link', { name: 'Use another account' }).click();
    await expect.poll(address).toBe('/login');
    await expect.element(page.getByRole('heading', { name: 'Welcome to Leaf' })).toBeVisible();
    expect(countOf('POST /campaigns/12/storages')).toBe(1);
  });

  test('sends nothing in the name of somebody who signs in in another tab', async () => {
    await fillRow();
    elsewhere('leaf-session-refused', null);
    await expect.poll(address).toBe('/login');
    changeElsewhere(mockToken(7));
    await expect.poll(() => countOf('GET /user')).toBeGreaterThan(0);
    expect(countOf('POST /campaigns/12/storages')).toBe(1);
  });

  test('lets a forgotten password be reset in another tab', async () => {
    localStorage.setItem('leaf-session-refused', '1');
    open('/forgot?email=dana%40example.org');
    await press('Send reset code');
    await expect.poll(() => countOf('POST /forgot')).toBe(1);
  });

  test('keeps the form of the other tabs as well', async () => {
    open('/openghg/12/storage', 'member');
    await press('Add Row');
    await type('Name', 'Proxies');
    localStorage.setItem('leaf-session-refused', '1');
    changeElsewhere(null);
    await expect.element(dialog).toBeVisible();
    changeElsewhere(mockToken(9));
    elsewhere('leaf-session-refused', null);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field('Name')).toHaveValue('Proxies');
  });
});

test('the focus is where it was once the person has signed in again', async () => {
  open('/org', 'admin');
  await type('Organization name', 'Northwind Group');
  endSession(7);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await logInAgain();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('The organization has its new name.')).toBeVisible();
  await expect.element(field('Organization name')).toHaveFocus();
});

test('a session that ended before the page was opened leads back to it after the login', async () => {
  open('/openghg/12/storage', 'member');
  endSession(9);
  await expect.poll(address).toBe('/login');
  await expect.element(alert('Your session ended.')).toBeVisible();
  await logIn('dana@example.org', MOCK_PASSWORD);
  await expect.poll(address).toBe('/openghg/12/storage');
});

test('going back after the login leads past it, and the session lives on until the login is opened again', async () => {
  open('/privacy');
  await expect.poll(address).toBe('/privacy');
  go('/openghg/12/storage');
  await expect.poll(address).toBe('/login');
  await logIn('dana@example.org', MOCK_PASSWORD);
  await expect.poll(address).toBe('/openghg/12/storage');
  go(-1);
  await expect.poll(address).toBe('/privacy');
  expect(localStorage.getItem('token')).toBe(mockToken(9));
  go('/login');
  await expect.poll(() => localStorage.getItem('token')).toBeNull();
});

test('signing out in another tab ends the session here', async () => {
  open('/openghg', 'member');
  await expect.element(page.getByRole('link', { name: /^Open/ }).first()).toBeVisible();
  changeElsewhere(null);
  await expect.poll(address).toBe('/login');
});

describe('a member who is removed', () => {
  const remove = () => {
    const dana = api.state.accounts.find(({ id }) => id === 9);
    Object.assign(dana ?? {}, { organization_id: null });
  };

  test('is thrown out by the next call and told why', async () => {
    open('/app', 'member');
    await expect.element(page.getByRole('link', { name: /Campaign emissions/ })).toBeVisible();
    remove();
    clickNow('link', /Campaign emissions/);
    await expect.poll(address).toBe('/pick-org');
    await expect.element(alert('You no longer belong to Northwind Media.')).toBeVisible();
  });

  test('is thrown out when the window is looked at again', async () => {
    open('/app', 'member');
    await expect.element(page.getByRole('link', { name: /Campaign emissions/ })).toBeVisible();
    remove();
    vi.setSystemTime(Date.now() + 60_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(address).toBe('/pick-org');
    vi.useRealTimers();
  });
});
