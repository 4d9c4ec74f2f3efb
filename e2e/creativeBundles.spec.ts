import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { open, read, subscribed } from './support/api.ts';
import { choose } from './support/people.ts';

const page300x250 = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="ad.size" content="width=300,height=250"><title>Seeding</title>
<style>body{margin:0;background:url(img/hero.jpg)}</style></head>
<body><script>var clickTag = 'https://example.com/';</script><h1>Runs</h1>
<script>document.querySelector('h1').textContent = 'Runs its script';</script></body></html>`;

/** A photograph of noise that is blurred: heavy at quality 100, and much lighter at an SSIM of 0.98. */
async function photograph() {
  const [width, height] = [600, 500];
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1)
    pixels[index] = (index * 7 + Math.floor(index / (width * 3)) * 13 + ((index * index) % 97)) % 256;
  const raw = { width, height, channels: 3 as const };
  return sharp(pixels, { raw }).blur(1).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
}

async function creative() {
  const hero = new Uint8Array(await photograph());
  const files = { 'index.html': strToU8(page300x250), 'img/hero.jpg': hero };
  return { hero, zip: Buffer.from(zipSync(files, { level: 9 })) };
}

test('a creative is uploaded, made lighter for Google Ads, seen and downloaded', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Rowan Media');
  const { hero, zip } = await creative();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await open(page, token, '/creativeli');
  await page.getByRole('link', { name: 'HTML5 creatives (ZIP)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HTML5 creatives' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'banner.zip', mimeType: 'application/zip', buffer: zip });
  await page.getByRole('link', { name: 'banner.zip' }).click();
  await expect(page.getByText('Ad size 300 × 250')).toBeVisible();
  await expect(page.getByRole('row', { name: /img\/hero\.jpg/ })).toContainText('At the start');

  const main = page.getByRole('main');
  await choose(main, 'Platform', 'Google Ads');
  await expect(page.getByText(`Too heavy for Google Ads`)).toBeVisible();
  await page.getByRole('link', { name: 'Make it lighter' }).click();
  await page.getByRole('button', { name: 'Make it lighter' }).click();
  await expect(page.getByText('ZIP: at most 150.0 KB. Kept.')).toBeVisible({ timeout: 60_000 });
  const saving = page.getByRole('region', { name: 'ZIP', exact: true }).getByText(/\d+% smaller/);
  await expect(saving).toBeVisible();

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('banner-light.zip');
  const saved = await readFile(await download.path());
  expect(saved.length).toBeLessThan(150_000);
  const files = unzipSync(saved);
  expect(Object.keys(files)).toEqual(['index.html', 'img/hero.jpg']);
  const lighter = files['img/hero.jpg'] ?? new Uint8Array();
  expect(lighter.length).toBeLessThan(hero.length);
  expect(await sharp(lighter).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 500 });
  expect(Math.round(100 * (1 - saved.length / zip.length))).toBe(
    Number.parseInt(await saving.innerText(), 10),
  );

  await page.getByRole('button', { name: 'Show preview' }).click();
  for (const version of ['As uploaded', 'Lighter']) {
    const frame = page.getByTitle(`Preview: ${version}`);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame.contentFrame().getByRole('heading', { name: 'Runs its script' })).toBeVisible();
  }
  expect(complaints, 'what the console complains of').toEqual([]);

  const { data } = await read(page.request, token, '/creatives');
  expect(data).toHaveLength(1);
  expect(data[0].job).toMatchObject({ status: 'completed', bytes: saved.length });
});

test('what is no creative is refused with a sentence, and a deletion can be undone', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Sorrel Media');
  const { zip } = await creative();
  const pictures = Buffer.from(zipSync({ 'a.txt': strToU8('There is no document.') }));
  await open(page, token, '/creativeli/html5');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'banner.zip', mimeType: 'application/zip', buffer: zip },
    { name: 'pictures.zip', mimeType: 'application/zip', buffer: pictures },
  ]);
  await expect(page.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  await expect(page.getByText('The ZIP contains no HTML document to start with.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete banner.zip' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: 'banner.zip' })).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('link', { name: 'banner.zip' })).toBeVisible();
});
