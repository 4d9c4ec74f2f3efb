import { expect, test } from '@playwright/test';
import { bearer, campaign, open, read, subscribed } from './support/api.ts';

test('a program works with a key until it is rotated, and is refused once it is revoked', async ({
  page,
}) => {
  const larch = await subscribed(page.request, 'Larch Media');
  const id = await campaign(page.request, larch.token, 'Spring');
  const dialog = page.getByRole('dialog');
  const shownKey = dialog.getByRole('textbox', { name: 'API key' });
  /** As a program on another computer would call. */
  const statusWith = async (key: string, method = 'GET', data?: object) =>
    (await page.request.fetch('/api/campaigns', { method, data, headers: bearer(key) })).status();

  await open(page, larch.token, '/org');
  await expect(page.getByText('No API keys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Create key' }).click();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a name for the key')).toBeVisible();
  // The page behind the dialog has a field of the same name.
  await expect(name).toBeFocused();
  await page.keyboard.type('Nightly import');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('It is shown only once')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Copied.')).toBeAttached();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toBe(await shownKey.inputValue());
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /Nightly import leaf_.{4} Read Never/ })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await page.content()).not.toContain(key);

  const { data } = await read(page.request, key, '/campaigns');
  expect(data.map((one: { id: number }) => one.id)).toEqual([id]);
  expect(await statusWith(key, 'POST', { name: 'Autumn', description: null, version: 'gmsf1.2' })).toBe(403);

  await page.getByRole('button', { name: 'Rotate Nightly import' }).click();
  await dialog.getByRole('button', { name: 'Rotate' }).click();
  await expect(shownKey).toBeVisible();
  const rotated = await shownKey.inputValue();
  expect(await statusWith(key)).toBe(401);
  expect(await statusWith(rotated)).toBe(200);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Revoke Nightly import' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No API keys yet.')).toBeVisible();
  expect(await statusWith(rotated)).toBe(401);
});
