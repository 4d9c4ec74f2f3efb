import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { bearer, campaign, open, subscribed } from './support/api.ts';

const names = ['One', 'Two', 'Three'];

/** A campaign with three rows of storage. */
async function filled(page: Page, organization: string) {
  const { token } = await subscribed(page.request, organization);
  const id = await campaign(page.request, token, 'Spring');
  for (const name of names)
    await page.request.post(`/api/campaigns/${id}/storages`, {
      headers: bearer(token),
      data: { name, payload: 50, ssd_copies: 1, hdd_copies: 1, lto_copies: 2, cloud_copies: 3 },
    });
  return { token, id };
}

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('rowheader', { name, exact: true })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('after a deletion by mouse the focus is near what was deleted', async ({ page }) => {
  const { token, id } = await filled(page, 'Poplar Media');
  await open(page, token, `/openghg/${id}/storage`);
  for (const name of names) {
    await remove(page, name);
    await expect(page.getByRole('button', { name: 'Add Row' })).toBeFocused();
  }
  await page.goto('/openghg');
  await remove(page, 'Spring');
  await expect(page.locator('body')).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the dialog of a row stays where it is when its level changes', async ({ page }) => {
  const { token, id } = await filled(page, 'Sorrel Media');
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, token, `/openghg/${id}/delivery`);
  await page.getByRole('button', { name: 'Add Row' }).click();
  const dialog = page.getByRole('dialog');
  const place = () => dialog.getByLabel('Level').boundingBox();
  await expect(dialog.getByLabel('Impressions')).toBeVisible();
  // It slides in.
  await dialog.evaluate((one) =>
    Promise.all(one.getAnimations({ subtree: true }).map((each) => each.finished)),
  );
  const before = await place();
  const heights = new Set([(await dialog.boundingBox())?.height]);
  for (const level of [/^1/, /^3/, /^0/]) {
    await dialog.getByRole('combobox', { name: 'Level' }).click();
    await page.getByRole('option', { name: level }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
    heights.add((await dialog.boundingBox())?.height);
    expect(await place()).toEqual(before);
  }
  expect(heights.size, 'levels of different height').toBeGreaterThan(1);
});

test('the picture of a chart is the chart on the screen, font and labels included', async ({ browser }) => {
  const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1280, height: 1700 } });
  const { token, id } = await filled(page, 'Willow Media');
  await open(page, token, `/openghg/${id}/overview`);
  const figure = page.getByRole('figure', { name: 'Emissions by stage and component' });
  const svg = figure.locator('svg[role], svg.recharts-surface').first();
  await expect(svg).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /PNG$/ }).click();
  const picture = sharp(await readFile(await (await download).path()));
  const drawing = page.waitForEvent('download');
  await page.getByRole('button', { name: /SVG$/ }).click();
  const file = await drawing;
  expect(file.suggestedFilename()).toMatch(/-emissions\.svg$/);
  const markup = await readFile(await file.path(), 'utf8');
  // Even without the page, the picture says whose figures these are, in which unit and with which constants.
  for (const words of ['kg CO2e', 'Selection', 'GMSF v1.2, constants gmsf1.2+', '@font-face'])
    expect(markup).toContain(words);
  const placed = (side: string) => Number(new RegExp(`<svg[^>]* ${side}="([\\d.]+)"`).exec(markup)?.[1]);
  const margin = 24;
  const [left, top] = [(placed('x') + margin) * 2, (placed('y') + margin) * 2].map(Math.round);
  const box = await svg.boundingBox();
  const screenshot = sharp(await page.screenshot({ clip: box ?? undefined }));
  const [width, height] = [Math.round((box?.width ?? 0) * 2), Math.round((box?.height ?? 0) * 2)];
  const pixels = (image: Sharp): Promise<Buffer> =>
    image.removeAlpha().greyscale().blur(1).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const saved = await pixels(picture.extract({ left: left ?? 0, top: top ?? 0, width, height }));
  const seen = await pixels(screenshot);
  // The chart may be at a fractional pixel position.
  const shifts = [-2, -1, 0, 1, 2].flatMap((across) =>
    [-2, -1, 0, 1, 2].map((down) => down * width + across),
  );
  const apart = shifts.map(
    (shift) => saved.filter((value, at) => Math.abs(value - (seen[at + shift] ?? value)) > 48).length,
  );
  expect(Math.min(...apart) / saved.length).toBeLessThan(0.001);
  await page.close();
});

test('a file name shows its letters', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await email.fill('1200x675@example.org');
  for (const element of [page.locator('body'), email, page.getByRole('button', { name: 'Log In' })])
    await expect(element).toHaveCSS('font-variant-ligatures', 'no-contextual');
});

test('a page leaves room for the scroll bar before it needs one', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
});

test('a tablet has room for every button of a table, in German too', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, locale: 'de-DE' });
  const { token } = await subscribed(page.request, 'Medlar Media');
  const id = await campaign(page.request, token, 'Spring');
  const created = await page.request.post(`/api/campaigns/${id}/selections`, {
    headers: bearer(token),
    data: {
      name: 'Open auction, display',
      level: 1,
      country: 'Germany',
      region: 'Europe',
      impressions: 4_200_000,
      buy_type: 'programmatic',
      ads_txt_lines: 150,
      placement_type: 'display',
    },
  });
  expect(created.ok(), await created.text()).toBe(true);
  await open(page, token, `/openghg/${id}/selection`);
  await expect(page.getByRole('columnheader', { name: 'Genauigkeit' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const room = page.locator('.mantine-ScrollArea-viewport').filter({ has: page.getByRole('table') });
  const beyond = () => room.evaluate((pane) => pane.scrollWidth - pane.clientWidth);
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 768 });
    for (const name of ['Löschen Open auction, display', 'Weitere Aktionen für Open auction, display'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    expect(await beyond(), `${width}`).toBe(0);
  }
  await page.close();
});
