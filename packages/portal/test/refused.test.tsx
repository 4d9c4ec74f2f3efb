import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from './support/interactions.ts';
import { address, api, open } from './support/portal.tsx';

const alert = page.getByRole('alert');

const release = (id: number) => {
  const account = api.state.accounts.find((one) => one.id === id);
  if (!account) throw new Error('The mock has no such account.');
  Object.assign(account, { organization_id: null, needs_validation: false });
};

test('who is not accepted while waiting is told so', async () => {
  open('/pending-approval?email=ben%40example.org', 'waiting');
  // Until the page knows that somebody waits, there is no request that could be refused.
  await expect.poll(() => localStorage.getItem('leaf-asked')).toContain('Northwind Media');
  release(8);
  await press('Check again');
  await expect.poll(address).toBe('/pick-org');
  await expect.element(alert).toHaveTextContent('Your request to join Northwind Media was not accepted.');
});

test('the founder of an organization that is denied is told so at the next login', async () => {
  localStorage.setItem(
    'leaf-asked',
    JSON.stringify({ user: 10, organization: 'Contoso Ads', kind: 'create' }),
  );
  release(10);
  open('/post-login', 'founder');
  await expect.poll(address).toBe('/pick-org');
  await expect.element(alert).toHaveTextContent('The platform operator did not approve Contoso Ads.');
});

test('somebody else at the same computer is told nothing', async () => {
  localStorage.setItem(
    'leaf-asked',
    JSON.stringify({ user: 10, organization: 'Contoso Ads', kind: 'create' }),
  );
  open('/pick-org', 'newcomer');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(alert.elements()).toEqual([]);
});

test.each([
  ['/pick-org', '/app'],
  ['/subscribe', '/app'],
])('%s leads who has both to %s', async (path, to) => {
  open(path, 'member');
  await expect.poll(address).toBe(to);
});
