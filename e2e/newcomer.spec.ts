import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { account } from './support/api.ts';
import { choose, logIn, operator, signUp } from './support/people.ts';

const ana = 'ana@example.org';
const picture = path.join(import.meta.dirname, 'fixtures/seeding-1200x675.jpg');

/** The method's four worked examples with the product's grid intensities, in kg CO2e as the cards show them. */
const totals = { Storage: '12.91', Selection: '2.92', Delivery: '4.76', Consumption: '2.01' };

test.describe.configure({ mode: 'serial' });

let page: Page;
const complaints: string[] = [];
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
});
test.afterAll(() => expect(complaints, 'what the console complains of').toEqual([]));

test('a newcomer signs up, creates an organization and waits', async () => {
  await signUp(page, ana, 'Ana');
  await logIn(page, ana);
  await expect(page).toHaveURL(/\/pick-org$/);
  await page.getByLabel('Organization name').fill('Northwind Media');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, ana);
  await expect(page).toHaveURL(/\/org-pending-approval\?organization_name=Northwind/);
});

test('the platform admin approves the organization', async ({ browser }) => {
  const own = await browser.newPage();
  await account(own.request, operator, 'Operator');
  await logIn(own, operator);
  await expect(own.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await own.getByRole('button', { name: 'Approve Northwind Media' }).click();
  await expect(own.getByRole('button', { name: 'Approve Northwind Media' })).toBeHidden();
  await own.close();
});

test('the newcomer subscribes through the sandbox checkout', async () => {
  // The waiting page polls.
  await expect(page.getByRole('heading', { name: 'Select Plan' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByRole('button', { name: /subscribe|trial/i }).click();
  await expect(page.getByRole('heading', { name: 'Select Utility' })).toBeVisible();
});

test('a campaign with a row in each stage adds up', async () => {
  await page.getByRole('link', { name: /Campaign emissions/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring launch');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await page.getByRole('link', { name: 'Open Spring launch' }).click();
  await expect(page).toHaveTitle(/Spring launch/);
  await expect(page.getByText('Add rows to any stage to see the emissions chart.')).toBeVisible();

  await addRow('Storage', async (form) => {
    await form.getByLabel('Payload').fill('50');
    await form.getByLabel('SSD copies').fill('1');
    await form.getByLabel('HDD copies').fill('1');
    await form.getByLabel('LTO copies').fill('2');
    await form.getByLabel('Cloud copies').fill('3');
  });
  await addRow('Selection', async (form) => {
    await form.getByLabel('ads.txt lines').fill('150');
    await choose(form, 'Country', 'Germany');
    await choose(form, 'Region', 'Europe');
    await form.getByLabel('Impressions').fill('100000');
  });
  await addRow('Delivery', async (form) => {
    await choose(form, 'Level', /^1/);
    await choose(form, 'Placement type', 'Video (HAI)');
    await form.getByLabel('Payload').fill('2,5');
    await choose(form, 'Country', 'Italy');
    await choose(form, 'Region', 'Europe');
    await form.getByLabel('Impressions').fill('100000');
  });
  await addRow('Consumption', async (form) => {
    await choose(form, 'Level', /^1/);
    await form.getByLabel('View time').fill('3');
    await choose(form, 'Device', 'Mobile');
    await choose(form, 'Country', 'Austria');
    await form.getByLabel('Impressions').fill('100000');
  });

  await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
  for (const [stage, total] of Object.entries(totals))
    await expect(page.getByRole('main').getByText(`${total} kg CO2e`).first(), stage).toBeVisible();
  await expect(page.getByText('22.60 kg CO2e').first()).toBeVisible();
  const chart = page.getByRole('figure', { name: 'Emissions by stage and component' });
  await chart.getByText('Table', { exact: true }).click();
  await expect(chart.getByRole('table')).toBeVisible();
  for (const [stage, total] of Object.entries(totals)) {
    const parts = await chart.getByRole('row').filter({ hasText: stage }).allInnerTexts();
    const kilograms = parts.map((part) => Number(/\d+\.\d\d/.exec(part)?.[0] ?? 0));
    const sum = kilograms.reduce((before, part) => before + part, 0);
    // Each part is rounded to 0.01 separately.
    expect(Math.abs(sum - Number(total)), stage).toBeLessThan(0.005 * (parts.length + 1));
  }

  const campaigns = await api('/campaigns');
  expect(campaigns.data[0].total_emissions).toBeCloseTo(22.596063870937503, 9);
});

test('benchmarks stand for the chosen places', async () => {
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Benchmarks' }).click();
  await expect(page.getByRole('heading', { name: 'Benchmarks' })).toBeVisible();
  await choose(page.getByRole('main'), 'Country', 'Germany');
  await expect(page.getByText('583.70').first()).toBeVisible();
});

test('a picture becomes lighter at a measured SSIM', async () => {
  await page.goto('/creativeli');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('link', { name: 'View seeding-1200x675.jpg' }).click();
  await page.getByRole('link', { name: 'Optimize' }).click();
  await expect(page.getByRole('slider')).toHaveValue('0.98');
  await page.getByRole('button', { name: 'Create Job' }).click();
  await expect(page.getByText('Optimization job created successfully.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('completed')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /View job/ }).click();
  const chart = page.getByRole('figure', { name: 'SSIM by file size' });
  await expect(chart.getByText('target 0.980')).toBeVisible();

  for (const format of ['JPEG', 'WEBP', 'AVIF']) {
    await page.getByRole('radiogroup', { name: 'Format' }).getByText(format).click();
    await expect(page.getByRole('img', { name: new RegExp(`Processed image, ${format}`) })).toBeVisible();
    const ssim = page.getByRole('definition').filter({ hasText: /^(0\.9[89]\d|1\.000)$/ });
    await expect(ssim.first()).toBeVisible();
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^image-\d+-avif-q\d+\.avif$/);
  const saved = readFileSync(await file.path());
  expect(saved.length).toBeLessThan(readFileSync(picture).length);
  expect(await sharp(saved).metadata()).toMatchObject({ compression: 'av1', width: 1200, height: 675 });
});

async function addRow(stage: string, fill: (form: Locator) => Promise<void>) {
  await page.getByRole('navigation').getByRole('link', { name: stage }).click();
  await expect(page).toHaveURL(new RegExp(`/${stage.toLowerCase()}$`));
  await page.getByRole('button', { name: 'Add Row' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill(`${stage} row`);
  await fill(form);
  await form.getByRole('button', { name: 'Save row' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('rowheader', { name: `${stage} row` })).toBeVisible();
}

/** The API's response to this user. */
async function api(path: string) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}
