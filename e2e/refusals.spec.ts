import path from 'node:path';
import { expect, test } from '@playwright/test';
import { open, subscribed } from './support/api.ts';

const alert = 'alert';

test('accounts: every wrong input gets its sentence', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole(alert)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');

  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Email').fill('hal@example.org');
  await page.getByLabel('Username').fill('Hal');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByLabel('Confirm Password').fill('another password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();

  await page.goto('/activate?email=hal%40example.org');
  await page.getByRole('textbox', { name: 'Activation code' }).fill('000000');
  await expect(page.getByRole(alert)).toContainText('The code is wrong or has expired.');
});

test('unknown addresses lead somewhere', async ({ page }) => {
  for (const address of ['/', '/nowhere', '/openghg', '/creativeli/1']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('tools: what is missing or no picture is said in a sentence', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Grove Media');
  await open(page, token, '/openghg/999999/overview');
  await expect(page.getByRole(alert)).toContainText('does not exist');
  await page.goto('/creativeli/999999/overview');
  await expect(page.getByRole(alert).first()).toBeVisible();

  await page.goto('/creativeli');
  const notAPicture = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await page.locator('input[type=file]').setInputFiles(notAPicture);
  await expect(page.getByRole(alert)).toContainText(/PNG/);
  await expect(page.getByText('No images yet.')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles(path.join(import.meta.dirname, 'fixtures/seeding-1200x675.jpg'));
  await page.getByRole('link', { name: 'View seeding-1200x675.jpg' }).click();
  await expect(page.getByText('No jobs for this image.')).toBeVisible();
});

test('a form keeps what was typed when the connection fails', async ({ page, context }) => {
  const { token } = await subscribed(page.request, 'Hazel Media');
  await open(page, token, '/openghg');
  await page.getByRole('textbox', { name: 'Name' }).fill('Typed once');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole(alert).first()).toContainText('Failed to create campaign');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed once');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('link', { name: 'Open Typed once' })).toHaveCount(1);
});
