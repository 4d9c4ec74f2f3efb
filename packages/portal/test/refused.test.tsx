import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from './support/interactions.ts';
import { address, api, open, people } from './support/portal.tsx';
import { deleteOrganization, foundOrganization } from './support/tasks.ts';

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

test('who asked an organization that is deleted is told that, and of no refusal', async () => {
  open('/pending-approval?email=ben%40example.org', 'waiting');
  await expect.poll(() => localStorage.getItem('leaf-asked')).toContain('Northwind Media');
  api.state.organizations = api.state.organizations.filter(({ name }) => name !== 'Northwind Media');
  release(8);
  await press('Check again');
  await expect.poll(address).toBe('/pick-org');
  await expect
    .element(alert)
    .toHaveTextContent('Northwind Media was deleted before it answered your request.');
});

test('who deletes an organization that waits is not told that it was denied', async () => {
  const { waiting } = people;
  const organization = api.state.organizations.find(({ name }) => name === 'Northwind Media');
  Object.assign(organization ?? {}, { approved: false });
  const account = api.state.accounts.find(({ id }) => id === waiting);
  Object.assign(account ?? {}, { is_admin: true, needs_validation: false });
  open('/org', 'waiting');
  await expect.poll(() => localStorage.getItem('leaf-asked')).toContain('Northwind Media');
  await deleteOrganization();
  await expect.poll(address).toBe('/login');
  expect(localStorage.getItem('leaf-asked')).toBeNull();
});

test('a request that was granted is over on whichever page that is seen', async () => {
  const asked = { user: people.member, organization: 'Northwind Media', kind: 'join' };
  localStorage.setItem('leaf-asked', JSON.stringify(asked));
  open('/app', 'member');
  await expect.poll(() => localStorage.getItem('leaf-asked')).toBeNull();
});

test('what a founder waits for is noted when they ask', async () => {
  open('/pick-org', 'newcomer');
  await foundOrganization();
  await expect.poll(() => localStorage.getItem('leaf-asked')).toContain('Litware');
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
