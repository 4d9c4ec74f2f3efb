import { expect, test } from '@playwright/test';
import { codeFor } from './support/mail.ts';
import { logIn, password } from './support/people.ts';

test('who was signed up by somebody else first chooses a password of their own', async ({ page }) => {
  const { testId, retry } = test.info();
  const email = `olga-${testId.slice(-6)}${retry}@example.org`;
  const stranger = { email, username: 'Mallory', password: 'that of a stranger' };
  expect((await page.request.post('/api/user', { data: stranger })).ok()).toBe(true);
  await codeFor(page.request, email);

  await page.goto('/login');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill('Olga');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('6-digit activation code')).toBeVisible();
  await logIn(page, email);

  const code = await codeFor(page.request, email, 'Your activation code');
  await page.getByRole('textbox', { name: 'Activation code' }).fill(code);
  await expect(page.getByText('Email verified. Choose a password')).toBeVisible();
  await expect(page).toHaveURL(`/reset?email=${encodeURIComponent(email)}&why=sign-ups`);
  await expect(page.getByText('we kept none of the passwords')).toBeVisible();

  const reset = await codeFor(page.request, email, 'Your reset code');
  await page.getByRole('textbox', { name: 'Reset code' }).fill(reset);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await page.request.post('/api/login', { data: stranger })).ok()).toBe(false);
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Verify your email');
});
