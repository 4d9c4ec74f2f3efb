import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { campaign, open, read, subscribed } from './support/api.ts';

const places = ['Deutschland', 'Österreich', 'Frankreich', 'Italien'];

/** 40 lines as saved by a German spreadsheet, with a misspelt country and a letter among the digits. */
const plan = [
  'ID;Platzierung;Land;Impressions;Werbeform;Dateigröße (KB);Sichtdauer',
  ...Array.from({ length: 40 }, (_, index) =>
    [
      `L-${index + 1}`,
      `Platz ${index + 1}`,
      index === 5 ? 'Deutchland' : places[index % 4],
      index === 20 ? '9O.000' : `${100 + index}.500`,
      index % 2 ? 'Video' : 'Banner',
      index % 2 ? '2.350,5' : '148,5',
      '12',
    ].join(';'),
  ),
].join('\r\n');

/** Counts a user's actions: button presses and keys. */
async function counted(page: Page) {
  await page.evaluate(() => {
    const count = { clicks: 0, keys: 0 };
    Object.assign(window, { count });
    addEventListener('pointerdown', () => (count.clicks += 1), true);
    addEventListener('keydown', () => (count.keys += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { count: Record<'clicks' | 'keys', number> }).count);
}

test('a plan from a German spreadsheet is pasted, mended and imported to three stages', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await subscribed(page.request, 'Plan Media');
  const id = await campaign(page.request, token, 'Herbst / 2026');
  await open(page, token, `/openghg/${id}/overview`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), plan);
  const count = await counted(page);

  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  await page.keyboard.press('Control+V');
  await expect(page.getByText('38 lines are good, 2 have errors.')).toBeVisible();
  await expect(page.getByText('Country “Deutchland”')).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Deutchland' })
    .getByRole('button', { name: 'Use' })
    .click();
  await page.getByRole('textbox', { name: 'Instead of Impressions “9O.000”' }).click();
  await page.keyboard.type('90000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All 40 lines are good.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 120 rows' }).click();
  await expect(page.getByText('120 rows added.')).toBeVisible();

  const { clicks, keys } = await count();
  expect(clicks).toBeLessThanOrEqual(12);
  expect(keys).toBeLessThanOrEqual(30);

  for (const collection of ['selections', 'deliveries', 'consumptions']) {
    const { data } = await read(page.request, token, `/campaigns/${id}/${collection}`);
    expect(data).toHaveLength(40);
    expect(data.find(({ external_id }: { external_id: string }) => external_id === 'L-6')).toMatchObject({
      name: 'Platz 6',
      country: 'Germany',
      impressions: 105_500,
    });
    expect(data.find(({ external_id }: { external_id: string }) => external_id === 'L-21')).toMatchObject({
      impressions: 90_000,
    });
  }

  // Importing the same plan again changes nothing: its lines are recognised by their IDs.
  await page.getByRole('button', { name: 'Import another' }).click();
  await page.keyboard.press('Control+V');
  await expect(page.getByText('114 rows are in this campaign already, by their external ID.')).toBeVisible();
  await page.getByRole('button', { name: 'Import the 38 good lines' }).click();
  await expect(page.getByText('114 rows unchanged.')).toBeVisible();
  const { data } = await read(page.request, token, `/campaigns/${id}/deliveries`);
  expect(data).toHaveLength(40);
});

test('a campaign is saved as a workbook, and imported elsewhere it is the same', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Export Media');
  const id = await campaign(page.request, token, 'Herbst / 2026');
  const other = await campaign(page.request, token, 'Copy');
  await open(page, token, `/openghg/${id}/import`);
  const give = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await give(
    'plan.csv',
    Buffer.from(plan.replace('Deutchland', 'DE').replace('9O.000', '90.000'), 'utf16le'),
  );
  await page.getByRole('button', { name: 'Import 120 rows' }).click();
  await expect(page.getByText('120 rows added.')).toBeVisible();

  await page.getByRole('link', { name: 'Overview' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Herbst 2026.xlsx');

  await open(page, token, `/openghg/${other}/import`);
  await give('Herbst 2026.xlsx', await readFile(await download.path()));
  await page.getByRole('button', { name: 'Import 120 rows' }).click();
  await expect(page.getByText('120 rows added.')).toBeVisible();
  for (const collection of ['storages', 'selections', 'deliveries', 'consumptions']) {
    const rowsOf = async (of: number) => {
      const { data } = await read(page.request, token, `/campaigns/${of}/${collection}`);
      return data.map(({ id: _, ...row }: { id: number }) => row);
    };
    expect(await rowsOf(other)).toEqual(await rowsOf(id));
  }

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The import was undone')).toBeVisible();
  const { data } = await read(page.request, token, `/campaigns/${other}/selections`);
  expect(data).toEqual([]);
});
