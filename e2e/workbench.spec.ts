import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { bearer, campaign, open, read, subscribed } from './support/api.ts';

const COUNT = 30;

/** A small banner whose content depends on its number. */
async function banner(number: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><rect width="96" height="72" fill="hsl(${number * 12},60%,60%)"/><circle cx="${10 + number * 2}" cy="36" r="20" fill="#fff"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return { name: `banner-${number}.png`, base64: bytes.toString('base64') };
}

/** Drops files as a file manager does. */
async function drop(page: Page, files: readonly { name: string; base64: string }[]) {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    return transfer;
  }, files);
  const panel = page.locator('input[type=file]').locator('..');
  for (const event of ['dragenter', 'dragover', 'drop']) await panel.dispatchEvent(event, { dataTransfer });
}

/** Opens the job of a picture of the set, and puts the next measured file on the right by key. */
async function changePoint(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: /View job/ }).click();
  const right = page.getByRole('combobox', { name: 'Right picture' });
  await expect(right).toBeVisible();
  const before = await right.inputValue();
  await right.focus();
  await page.keyboard.press('ArrowDown');
  await expect(right).not.toHaveValue(before);
  const [format = '', quality = ''] = (await right.inputValue()).split(/\W/);
  const file = `${format.toUpperCase()}, q ${quality}`;
  const shown = `Processed image, ${format.toUpperCase()} at quality ${quality}`;
  await expect(page.getByRole('img', { name: shown })).toBeVisible();
  await page.getByRole('button', { name: `Take ${file}` }).click();
  await expect(page.getByText(`${file} is taken, as chosen by hand.`)).toBeVisible();
  return { format, quality: Number(quality), file };
}

test('thirty pictures become one set, one ZIP, and kilograms in a campaign', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Rowan Media');
  const campaignId = await campaign(page.request, token, 'Autumn');
  for (const name of ['Display', 'Native'])
    await page.request.post(`/api/campaigns/${campaignId}/deliveries`, {
      headers: bearer(token),
      data: {
        ...{ name, level: 0, country: 'Germany', region: 'Europe' },
        ...{ impressions: 5_000_000, placement_type: 'display' },
      },
    });

  await open(page, token, '/creativeli');
  await expect(page.getByText('No images yet.')).toBeVisible();
  await drop(page, await Promise.all(Array.from({ length: COUNT }, (_, index) => banner(index + 1))));
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText(`${COUNT} of ${COUNT} uploaded`, { timeout: 60_000 });
  await uploads.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('link', { name: 'Optimize together' }).click();

  await expect(page.getByRole('heading', { level: 1, name: `Set of ${COUNT} images` })).toBeVisible();
  const set = page.url();
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByRole('option', { name: 'Google Ads, uploaded display ads' }).click();
  await page.getByRole('button', { name: 'Save these settings' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Banners for Google');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible();
  // They are the organization's, so they are there again.
  await page.reload();
  await page.getByRole('combobox', { name: 'Saved settings' }).selectOption('Banners for Google');
  await expect(page.getByRole('combobox', { name: 'Platform' })).toHaveValue(
    'Google Ads, uploaded display ads',
  );
  await page.getByRole('button', { name: 'Create Job' }).click();
  await expect(page.getByText('completed')).toHaveCount(COUNT, { timeout: 90_000 });

  const chosen = new Map<string, { format: string; quality: number }>();
  for (const name of ['banner-1.png', 'banner-2.png', 'banner-3.png']) {
    const { format, quality, file } = await changePoint(page, name);
    chosen.set(name, { format, quality });
    await page.goto(set);
    await expect(page.getByRole('combobox', { name: `File of ${name}` })).toHaveValue(`${format}-${quality}`);
    await expect(page.getByText(`${file} (chosen)`).first()).toBeAttached();
  }
  // A choice in the table is undone there.
  const first = page.getByRole('combobox', { name: 'File of banner-1.png' });
  const before = await first.inputValue();
  await first.selectOption('Original');
  await expect(first).toHaveValue('original');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveValue(before);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ZIP (${COUNT})` }).click(),
  ]);
  const zip = unzipSync(await readFile(await download.path()));
  const { files } = JSON.parse(Buffer.from(zip['manifest.json'] ?? []).toString());
  expect(files).toHaveLength(COUNT);
  for (const { name, sha256 } of files)
    expect(
      createHash('sha256')
        .update(zip[name] ?? '')
        .digest('hex'),
    ).toBe(sha256);
  for (const [filename, { format, quality }] of chosen)
    expect(
      files.find(({ image }: { image: { filename: string } }) => image.filename === filename),
    ).toMatchObject({ format, quality });

  const { format, quality, file } = await changePoint(page, 'banner-4.png');
  const bridge = page.getByRole('region', { name: 'In a campaign' });
  await bridge.getByRole('combobox', { name: 'Campaign' }).selectOption('Autumn');
  await bridge.getByRole('checkbox', { name: 'Display' }).click();
  await bridge.getByRole('checkbox', { name: 'Native' }).click();
  await expect(bridge.getByText(`With ${file}`)).toBeVisible();
  await expect(bridge.getByText(/kg CO2e$/).first()).toBeVisible();
  await expect(bridge.getByText(/% of Delivery and .* of the whole campaign\.$/)).toBeVisible();
  await bridge.getByRole('button', { name: 'Use this weight in 2 rows' }).click();
  await expect(bridge.getByText('Written to 2 rows.')).toBeVisible();

  const used = bridge.getByRole('list', { name: 'Used in' });
  await expect(used.getByRole('listitem')).toHaveText([
    `Native, Autumn (${file})`,
    `Display, Autumn (${file})`,
  ]);
  await used.getByRole('link', { name: 'Display' }).click();
  await page.getByRole('button', { name: 'View Display' }).click();
  const panel = page.getByRole('dialog', { name: 'Display' });
  await expect(panel.getByText(`Weight from banner-4.png (${file})`)).toBeVisible();
  const rows = (await read(page.request, token, `/campaigns/${campaignId}/deliveries`)).data;
  expect(rows).toMatchObject(
    ['Display', 'Native'].map((name) => ({ name, level: 1, image_format: format, image_quality: quality })),
  );
  await panel.getByRole('link', { name: 'banner-4.png' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'banner-4.png' })).toBeVisible();
});

test('a job is told as it moves, and read every few seconds where the server cannot tell', async ({
  page,
}) => {
  const { token } = await subscribed(page.request, 'Yew Media');
  await open(page, token, '/creativeli');
  await drop(page, [await banner(1)]);
  const job = async () => {
    await page.getByRole('link', { name: 'View banner-1.png' }).click();
    await page.getByRole('link', { name: 'Optimize' }).click();
    await page.getByRole('button', { name: 'Create Job' }).click();
    await page.getByRole('link', { name: 'Show jobs' }).click();
  };
  const told = page.waitForResponse((response) => response.url().includes('/api/job_events'));
  await job();
  expect((await told).status()).toBe(200);
  await expect(page.getByText('completed')).toBeVisible({ timeout: 30_000 });

  await page.route('**/api/job_events*', (route) => route.fulfill({ status: 503, json: {} }));
  // The page first sees the second job while it runs, however quickly it ends.
  let seen = false;
  await page.route('**/magic', async (route) => {
    const answer = route.request().method() === 'GET' && !seen ? await route.fetch() : null;
    const body: { data: { id: number; status: string }[] } | null = answer?.ok() ? await answer.json() : null;
    if (!body || body.data.length < 2) return route.fallback();
    seen = true;
    const last = Math.max(...body.data.map(({ id }) => id));
    for (const one of body.data) if (one.id === last) one.status = 'running';
    return route.fulfill({ json: body });
  });
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'View banner-1.png' }).click();
  await page.getByRole('link', { name: 'Optimize' }).click();
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Create Job' }).click();
  await page.getByRole('link', { name: 'Show jobs' }).click();
  await expect(page.getByText('running')).toBeVisible();
  await expect(page.getByText('completed')).toHaveCount(2, { timeout: 30_000 });
});
