import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bearer, campaign, open, read, subscribed } from './support/api.ts';

const picture = path.join(import.meta.dirname, 'fixtures/seeding-1200x675.jpg');

test('the weight of a lighter picture is written into delivery rows, and taken back', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Hazel Media');
  const id = await campaign(page.request, token, 'Autumn');
  for (const name of ['Display', 'Native'])
    await page.request.post(`/api/campaigns/${id}/deliveries`, {
      headers: bearer(token),
      data: {
        name,
        level: 0,
        country: 'Germany',
        region: 'Europe',
        impressions: 50_000,
        placement_type: 'display',
      },
    });
  const rows = async () => (await read(page.request, token, `/campaigns/${id}/deliveries`)).data;
  const before = await rows();

  await open(page, token, '/creativeli');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('link', { name: 'View seeding-1200x675.jpg' }).click();
  await page.getByRole('link', { name: 'Optimize' }).click();
  await page.getByRole('button', { name: 'Create Job' }).click();
  await expect(page.getByText('Optimization job created successfully.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('completed')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /View job/ }).click();

  const bridge = page.getByRole('region', { name: 'In a campaign' });
  await bridge.getByRole('combobox', { name: 'Campaign' }).selectOption('Autumn');
  await bridge.getByRole('checkbox', { name: 'Display' }).click();
  await bridge.getByRole('checkbox', { name: 'Native' }).click();
  await expect(bridge.getByText('Saved', { exact: true })).toBeVisible();
  await bridge.getByRole('button', { name: 'Use this weight in 2 rows' }).click();
  await expect(bridge.getByText('Written to 2 rows.')).toBeVisible();
  const written = await rows();
  for (const { level, payload, impressions } of written) {
    expect({ level, impressions }).toEqual({ level: 1, impressions: 50_000 });
    expect(payload).toBeGreaterThan(0);
    expect(payload).toBeLessThan(0.2);
  }

  await bridge.getByRole('button', { name: 'Undo' }).click();
  await expect(bridge.getByText('Written to 2 rows.')).toBeHidden();
  const figures = (list: { version: number }[]) => list.map(({ version: _version, ...figure }) => figure);
  expect(figures(await rows())).toEqual(figures(before));
});
