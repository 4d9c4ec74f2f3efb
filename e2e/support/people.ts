import { expect, type Locator, type Page } from '@playwright/test';
import { codeFor } from './mail.ts';

export const password = 'correct horse battery';
export const operator = 'operator@example.org';

/** Creates an account on the login page and verifies it with the code from the mail. */
export async function signUp(page: Page, email: string, username: string) {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('6-digit activation code')).toBeVisible();

  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Activation code' }).fill(await codeFor(page.request, email));
  await expect(page.getByText('Email verified. You can sign in now.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

/** Fills in the Log In tab and submits it. */
export async function logIn(page: Page, email: string) {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).not.toHaveURL(/\/(login|post-login)$/);
}

/** Picks an option of a select inside a form. */
export async function choose(form: Locator, label: string, option: string | RegExp) {
  await form.getByRole('combobox', { name: label }).click();
  await form
    .page()
    .getByRole('option', { name: option, exact: typeof option === 'string' })
    .click();
}
