import { expect, test } from '@playwright/test';
import { collections } from '../packages/api-client/src/operations/stages.ts';
import { launchRows, methodRows } from '../packages/emissions/src/examples.ts';
import { type Stage, stages } from '../packages/emissions/src/stage.ts';
import { campaign, open, read, subscribed } from './support/api.ts';
import { choose } from './support/people.ts';
import { addRow, type EnteredRow } from './support/rows.ts';

/** Rows of every kind at every level. */
const rowsOf = (stage: Stage): EnteredRow[] => [...methodRows[stage], ...launchRows[stage]];

/** A row's parts: every emission except the total. */
const partsOf = (row: Record<string, unknown>) =>
  Object.entries(row).flatMap(([field, value]) =>
    field.endsWith('_emissions') && field !== 'total_emissions' ? [Number(value)] : [],
  );

test('every kind of row at every level is kept as it was entered', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Rowan Media');
  const id = await campaign(page.request, token, 'All levels');
  await open(page, token, `/openghg/${id}/overview`);
  for (const stage of stages) {
    await page.getByRole('navigation').getByRole('link', { name: stage }).click();
    await expect(page).toHaveURL(new RegExp(`/${stage}$`));
    for (const row of rowsOf(stage)) await addRow(page, row);
    const { data } = await read(page.request, token, `/campaigns/${id}/${collections[stage]}`);
    for (const entered of rowsOf(stage)) {
      const { name } = entered;
      const row = data.find((other: { name: string }) => other.name === name);
      expect(row, name).toMatchObject(entered);
      expect(row.total_emissions, name).toBeGreaterThan(0);
      const sum = partsOf(row).reduce((before, part) => before + part, 0);
      expect(row.total_emissions, name).toBeCloseTo(sum, 9);
    }
  }
});

test('a programmatic row without lines is kept at level 0', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Alder Media');
  const id = await campaign(page.request, token, 'Lines unknown');
  await open(page, token, `/openghg/${id}/selection`);
  await addRow(page, { name: 'Lines unknown', country: 'Poland', region: 'Europe' });
  const { data } = await read(page.request, token, `/campaigns/${id}/selections`);
  expect(data).toMatchObject([
    { level: 0, ads_txt_lines: null, buy_type: 'programmatic', impressions: 1000 },
  ]);
});

test('benchmarks of three countries are those of the model', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Ivy Media');
  const geos = await read(page.request, token, '/geos');
  await open(page, token, '/openghg/benchmarks');
  for (const country of ['France', 'Germany', 'Poland']) {
    await choose(page.getByRole('main'), 'Country', country);
    const query = new URLSearchParams({
      country,
      region: geos.regions[0],
      delivery_region: geos.delivery_regions[0],
      version: 'gmsf1.2',
    });
    const { benchmarks } = await read(page.request, token, `/benchmarks?${query}`);
    const figures = Object.values(benchmarks).flatMap((group) =>
      Object.values(group as Record<string, number>),
    );
    expect(figures.length).toBeGreaterThan(10);
    for (const figure of new Set(figures.map((kilograms) => kilograms.toFixed(2))))
      await expect(page.getByRole('main')).toContainText(
        Number(figure).toLocaleString('en-GB', { minimumFractionDigits: 2 }),
      );
  }
});

test('the page behind a dialog stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  const { token } = await subscribed(page.request, 'Hazel Media');
  const id = await campaign(page.request, token, 'Behind');
  await open(page, token, `/openghg/${id}/consumption`);
  await page.getByRole('button', { name: 'Add Row' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    document.addEventListener('scroll', () => document.body.setAttribute('data-scrolled', ''));
  });
  const leftBelow = () => dialog.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop);
  await dialog.getByRole('button', { name: 'Cancel' }).focus();
  await page.mouse.move(20, 150);
  await page.mouse.wheel(0, 200);
  await page.mouse.move(640, 150);
  await page.mouse.wheel(0, 2000);
  await expect.poll(leftBelow).toBeLessThan(1);
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('PageDown');
  await page.mouse.wheel(0, -2000);
  await expect.poll(() => dialog.evaluate((one) => one.scrollTop)).toBe(0);
  await expect(page.locator('body')).not.toHaveAttribute('data-scrolled');
});
