import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, countOf, go, open } from './support/portal.tsx';
import { foundOrganization, requestToJoin } from './support/tasks.ts';

test('who goes back just after asking to join finds what they asked, and the way to the answer', async () => {
  open('/privacy', 'newcomer');
  await expect.poll(address).toBe('/privacy');
  go('/pick-org');
  await requestToJoin();
  await expect.poll(() => countOf('PUT /user/11')).toBe(1);
  go(-1);
  await expect.poll(address).toBe('/privacy');
  go(1);
  await expect.element(page.getByText(/^You have asked to join Northwind Media\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Request to join' })).toBeEnabled();
  const back = page.getByRole('link', { name: 'Back', exact: true });
  await expect.element(back).toHaveAttribute('href', '/pending-approval?email=finn%40example.org');
});

test('who goes back just after founding an organization is led to where it waits', async () => {
  open('/privacy', 'newcomer');
  await expect.poll(address).toBe('/privacy');
  go('/pick-org');
  await foundOrganization();
  await expect.poll(() => countOf('POST /organization')).toBe(1);
  go(-1);
  await expect.poll(address).toBe('/privacy');
  go(1);
  await expect.poll(address).toBe('/org-pending-approval?organization_name=Litware');
});
