import { expect, test } from '@playwright/test';
import { campaign, open, read, subscribed } from './support/api.ts';
import { choose } from './support/people.ts';
import { addRow, rowCases } from './support/rows.ts';

const collections = {
  storage: 'storages',
  selection: 'selections',
  delivery: 'deliveries',
  consumption: 'consumptions',
} as const;

/** A row's parts: every emission except the total. */
const partsOf = (row: Record<string, unknown>) =>
  Object.entries(row).flatMap(([field, value]) =>
    field.endsWith('_emissions') && field !== 'total_emissions' ? [Number(value)] : [],
  );

test('every kind of row at every level is kept as it was entered', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Rowan Media');
  const id = await campaign(page.request, token, 'All levels');
  await open(page, token, `/openghg/${id}/overview`);
  for (const [stage, collection] of Object.entries(collections)) {
    await page.getByRole('navigation').getByRole('link', { name: stage }).click();
    await expect(page).toHaveURL(new RegExp(`/${stage}$`));
    const cases = rowCases.filter((one) => one.stage === stage);
    for (const one of cases) await addRow(page, one);
    const { data } = await read(page.request, token, `/campaigns/${id}/${collection}`);
    for (const { name, kept } of cases) {
      const row = data.find((other: { name: string }) => other.name === name);
      expect(row, name).toMatchObject(kept);
      expect(row.total_emissions, name).toBeGreaterThan(0);
      const sum = partsOf(row).reduce((before, part) => before + part, 0);
      expect(row.total_emissions, name).toBeCloseTo(sum, 9);
    }
  }
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
