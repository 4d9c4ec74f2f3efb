import { expect, type Page, test } from '@playwright/test';
import { bearer, campaign, open, read, subscribed } from './support/api.ts';

const names = ['One', 'Two', 'Three'];

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('rowheader', { name, exact: true })).toHaveCount(0);
}

test('rows that were deleted come back one after the other, with their ids and figures', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Larch Media');
  const id = await campaign(page.request, token, 'Undone');
  for (const name of names)
    await page.request.post(`/api/campaigns/${id}/storages`, {
      headers: bearer(token),
      data: { name, payload: 50, ssd_copies: 1, hdd_copies: 1, lto_copies: 2, cloud_copies: 3 },
    });
  const before = await read(page.request, token, `/campaigns/${id}/storages`);
  await open(page, token, `/openghg/${id}/storage`);
  await remove(page, 'One');
  await remove(page, 'Two');
  await expect(page.getByRole('status').filter({ hasText: '“Two” deleted.' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo: “Two” deleted.' }).click();
  await expect(page.getByRole('rowheader', { name: 'Two', exact: true })).toBeVisible();
  await expect(page.getByText('“Two” is back. “One” deleted.')).toBeVisible();
  const last = page.getByRole('button', { name: 'Undo: “One” deleted.' });
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'One', exact: true })).toBeVisible();
  await expect(page.getByText('“One” is back.')).toBeVisible();
  expect(await read(page.request, token, `/campaigns/${id}/storages`)).toEqual(before);
});

test('a row that was deleted comes back after the page was reloaded', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Linden Media');
  const id = await campaign(page.request, token, 'Reloaded');
  await page.request.post(`/api/campaigns/${id}/storages`, {
    headers: bearer(token),
    data: { name: 'One', payload: 50, ssd_copies: 1, hdd_copies: 1, lto_copies: 2, cloud_copies: 3 },
  });
  const before = await read(page.request, token, `/campaigns/${id}/storages`);
  await open(page, token, `/openghg/${id}/storage`);
  await remove(page, 'One');
  await page.reload();
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await page.getByRole('button', { name: 'Restore One' }).click();
  await expect(page.getByText('“One” is back.')).toBeVisible();
  expect(await read(page.request, token, `/campaigns/${id}/storages`)).toEqual(before);
});

test('a campaign that was deleted comes back with its rows', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Rowan Sisters');
  const id = await campaign(page.request, token, 'Spring');
  await page.request.post(`/api/campaigns/${id}/storages`, {
    headers: bearer(token),
    data: { name: 'Masters', payload: 50, ssd_copies: 1, hdd_copies: 0, lto_copies: 0, cloud_copies: 0 },
  });
  await open(page, token, '/openghg');
  await remove(page, 'Spring');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('link', { name: 'Open Spring' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'storage' }).click();
  await expect(page.getByRole('rowheader', { name: 'Masters', exact: true })).toBeVisible();
});

test('the height of the rows is remembered', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Alder Media');
  const id = await campaign(page.request, token, 'Compact');
  await page.request.post(`/api/campaigns/${id}/storages`, {
    headers: bearer(token),
    data: { name: 'Masters', payload: 50, ssd_copies: 1, hdd_copies: 0, lto_copies: 0, cloud_copies: 0 },
  });
  await open(page, token, `/openghg/${id}/storage`);
  const compact = page.getByRole('button', { name: 'Compact rows' });
  await expect(compact).toHaveAttribute('aria-pressed', 'false');
  await compact.click();
  await page.reload();
  await expect(compact).toHaveAttribute('aria-pressed', 'true');
});
