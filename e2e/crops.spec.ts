import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { open, read, subscribed } from './support/api.ts';

/** The left half red, the right half blue. */
async function halves() {
  const blue = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .png()
    .toBuffer();
}

test('two sizes of a master are made by keyboard, around the point that was set', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Alder Media');
  await open(page, token, '/creativeli');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'master.png', mimeType: 'image/png', buffer: await halves() });
  await page.getByRole('link', { name: /^View/ }).first().press('Enter');
  await page.getByRole('link', { name: 'Sizes', exact: true }).press('Enter');

  // The left edge: what is tall and narrow keeps red alone.
  const point = page.getByRole('slider', { name: 'Point to keep' });
  await point.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(point).toHaveAttribute('aria-valuetext', '0% from the left, 50% from the top');
  await page.getByRole('checkbox', { name: '728 × 90' }).press('Space');
  await expect(page.getByRole('img', { name: /^Crop to/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Create 2 files' }).press('Enter');
  await expect(page.getByText('2 files created.')).toBeVisible();

  const { data } = await read(page.request, token, '/images');
  expect(data.map(({ filename }: { filename: string }) => filename).sort()).toEqual([
    'master-160x600.png',
    'master-300x250.png',
    'master.png',
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('sizes.zip');
  const zip = unzipSync(await readFile(await download.path()));
  const pictures = Object.keys(zip).filter((name) => name.endsWith('.png'));
  expect(pictures).toHaveLength(2);
  for (const name of pictures) {
    const { data: pixels, info } = await sharp(zip[name])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...pixels.subarray(0, 3)]).toEqual([255, 0, 0]);
    if (info.height === 600) expect([...pixels.subarray(-3)]).toEqual([255, 0, 0]);
  }
  await page.getByRole('link', { name: 'Optimize', exact: true }).last().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Set of 2 images' })).toBeVisible();
});
