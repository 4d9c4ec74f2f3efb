import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { open, read, subscribed } from './support/api.ts';

/** A banner whose content depends on its number. */
async function banner(number: number, name = `banner-${number}.png`) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="hsl(${number * 37},60%,60%)"/><circle cx="${40 + number * 9}" cy="60" r="40" fill="#fff"/></svg>`;
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

test('a set is uploaded at once, optimised in one job, and its files are chosen', async ({ page }) => {
  test.slow();
  const { token } = await subscribed(page.request, 'Larch Media');
  await open(page, token, '/creativeli');
  const input = page.locator('input[type=file]');
  const files = await Promise.all([1, 2, 3, 4].map((number) => banner(number)));
  const text = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await input.setInputFiles([...files, await banner(2, 'again.png'), text]);

  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText('4 of 6 uploaded, 1 failed, 1 duplicate left out');
  await expect(uploads.getByText('Same content as banner-2.png')).toBeVisible();
  // No picture will never be one: it is not offered again.
  await expect(uploads.getByRole('button', { name: /^Retry/ })).toBeHidden();
  await uploads.getByRole('button', { name: 'Close' }).click();
  expect((await read(page.request, token, '/images')).data).toHaveLength(4);

  // The same file later, as part of another drop.
  await input.setInputFiles([await banner(1, 'later.png'), await banner(5)]);
  await expect(uploads.getByText('Same content as banner-1.png')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View banner-5.png' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(page.getByText('5 selected')).toBeVisible();
  await page.getByRole('link', { name: 'Optimize together' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set of 5 images' })).toBeVisible();
  await expect(page.locator('img')).toHaveCount(5);
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/magic')) calls.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: 'Create Job' }).click();
  await expect(page.getByText('completed')).toHaveCount(5, { timeout: 90_000 });
  expect(calls).toEqual([{ mode: 'lightweighting', target: 0.98, images: expect.any(Array) }]);

  const row = page.getByRole('row', { name: /banner-1\.png/ });
  const file = row.getByRole('combobox', { name: 'File of banner-1.png' });
  await file.selectOption('Original');
  await expect(row.getByText('0%', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP (5)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('images.zip');
  const zip = unzipSync(await readFile(await download.path()));
  const manifest = JSON.parse(Buffer.from(zip['manifest.json'] ?? []).toString());
  const names = manifest.files.map(({ name }: { name: string }) => name);
  expect(Object.keys(zip).sort()).toEqual([...names, 'manifest.json'].sort());
  expect(names).toContain('banner-1.png');
  expect(names.every((name: string) => /^banner-\d\.(jpg|webp|avif|png)$/.test(name))).toBe(true);
  for (const { name, sha256 } of manifest.files)
    expect(
      createHash('sha256')
        .update(zip[name] ?? '')
        .digest('hex'),
    ).toBe(sha256);
  await page.getByRole('textbox', { name: 'Budget of the whole set' }).fill('4');
  await page.getByRole('button', { name: 'Spread the budget' }).click();
  await expect(page.getByText(/^The files have [\d.]+ of 4\.0 KB\./)).toBeVisible();
  await expect(page.getByText('The files of 5 images were chosen.')).toBeVisible();
  const [spread] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP (5)' }).click(),
  ]);
  const within = JSON.parse(
    Buffer.from(unzipSync(await readFile(await spread.path()))['manifest.json'] ?? []).toString(),
  );
  expect(within.files).toHaveLength(5);
  expect(within.bytes.after).toBeLessThanOrEqual(4000);
  await row.getByRole('link', { name: 'banner-1.png' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'banner-1.png' })).toBeVisible();
});
