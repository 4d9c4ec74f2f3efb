import { expect, test } from '@playwright/test';
import { account, open, organization, subscribed } from './support/api.ts';
import { choose, logIn, operator } from './support/people.ts';

test('a second member joins, is approved, is removed and thrown out at once', async ({ page, browser }) => {
  const birch = await subscribed(page.request, 'Birch Media');
  await account(page.request, 'ben@birch.example', 'Ben');

  const ben = await browser.newPage();
  await logIn(ben, 'ben@birch.example');
  await ben.getByRole('button', { name: 'Request to join' }).click();
  await expect(ben.getByText('Select an organization')).toBeVisible();
  await choose(ben.getByRole('main'), 'Organization', birch.name);
  await ben.getByRole('button', { name: 'Request to join' }).click();
  await expect(ben.getByText('Requested to join organization. Waiting for admin approval.')).toBeVisible();
  await expect(ben).toHaveURL(/\/pending-approval\?email=ben%40birch.example/);

  await open(page, birch.token, '/app');
  await page.getByRole('link', { name: 'Manage Organization' }).click();
  await page.getByRole('button', { name: 'Approve Ben' }).click();
  await expect(page.getByRole('button', { name: 'Remove Ben' })).toBeVisible();

  // The waiting page polls.
  await expect(ben.getByRole('heading', { name: 'Select Utility' })).toBeVisible({ timeout: 30_000 });
  await expect(ben.getByRole('link', { name: 'Manage Organization' })).toBeHidden();

  await page.getByRole('button', { name: 'Remove Ben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove Ben' })).toBeHidden();
  await ben.goto('/post-login');
  await expect(ben).toHaveURL(/\/pick-org$/);
  await ben.close();
});

test('an organization is renamed and deleted by its typed name', async ({ page }) => {
  const cedar = await subscribed(page.request, 'Cedar Media');
  await open(page, cedar.token, '/org');
  await page.getByLabel('Organization name').fill('Cedar Group');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByLabel('Type “Cedar Group” to confirm')).toBeVisible();

  const confirm = page.getByLabel('Type “Cedar Group” to confirm');
  await confirm.fill(cedar.name);
  await page.getByRole('button', { name: 'Delete organization' }).click();
  await expect(
    page.getByText('Organization name does not match. Type the exact name to confirm.'),
  ).toBeVisible();
  await confirm.fill('  Cedar Group ');
  await page.getByRole('button', { name: 'Delete organization' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a member of the industry body needs no plan and manages no subscription', async ({ page }) => {
  const elm = await organization(page.request, { name: 'Elm Media', claims_member: true });
  await open(page, elm.token, '/post-login');
  await expect(page.getByRole('heading', { name: 'Select Utility' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage Organization' }).click();
  await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeHidden();
});

test('a denied organization leaves its creator free to choose again', async ({ page, browser }) => {
  const token = await account(page.request, 'finn@fir.example', 'Finn');
  await page.request.post('/api/organization', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: 'Fir Media', claims_member: false },
  });
  const own = await browser.newPage();
  await account(own.request, operator, 'Operator');
  await logIn(own, operator);
  await own.getByRole('button', { name: 'Deny Fir Media' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Deny', exact: true }).click();
  await expect(own.getByRole('button', { name: 'Deny Fir Media' })).toBeHidden();
  await own.close();
  await open(page, token, '/post-login');
  await expect(page).toHaveURL(/\/pick-org$/);
});

test('pages that are not one’s own say so', async ({ page }) => {
  const token = await account(page.request, 'gil@example.org', 'Gil');
  await open(page, token, '/admin');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();
  await page.goto('/org');
  await expect(page.getByText('You don’t belong to an organization yet.')).toBeVisible();
});
