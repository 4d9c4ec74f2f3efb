import { expect, test } from '@playwright/test';

test('anyone reads the reference of the API, and finds a call by its name', async ({ page, baseURL }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'blob:' && protocol !== 'data:' && origin !== baseURL) faults.push(request.url());
  });
  await page.goto('/api/reference');
  // Redoc renders the whole contract at once.
  await expect(page.getByRole('heading', { level: 1, name: /^Leaf API/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('textbox', { name: /search/i }).click();
  await page.keyboard.type('estimate');
  await page
    .getByRole('menuitem', { name: /estimate/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /estimate/i })).toBeInViewport();
  expect(faults).toEqual([]);
});
