import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { open, subscribed } from './support/api.ts';

async function pictures(colour: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><rect width="300" height="250" fill="${colour}"/><circle cx="150" cy="120" r="90" fill="#fff"/><path d="M20 230 280 20" stroke="#123" stroke-width="9"/></svg>`;
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer();
  const jpeg = await sharp(buffer).jpeg({ quality: 20 }).toBuffer();
  return [
    { name: 'before.png', mimeType: 'image/png', buffer },
    { name: 'after.jpg', mimeType: 'image/jpeg', buffer: jpeg },
  ];
}

test('two files are compared in the browser, and nothing of them leaves it', async ({ page, context }) => {
  const { token } = await subscribed(page.request, 'Rowan Private');
  await open(page, token, '/creativeli');
  await page.getByRole('link', { name: 'Compare two files without uploading them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare two files' })).toBeVisible();
  const input = page.locator('input[type=file]');
  await expect(input).toBeAttached();

  const sent: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    const isCode = request.method() === 'GET' && pathname.startsWith('/assets/');
    if (protocol.startsWith('http') && !isCode) sent.push(`${request.method()} ${request.url()}`);
  });
  await input.setInputFiles(await pictures('#3a6'));
  const figures = page.getByLabel('Figures');
  await expect(figures.getByText(/^0\.\d{3}$/)).toHaveCount(2);
  await page.getByText('Show where they differ').click();
  await expect(page.getByText(/The largest difference is/)).toBeVisible();
  expect(sent).toEqual([]);

  // Without any connection, other files are compared as well.
  await context.setOffline(true);
  await input.setInputFiles(await pictures('#a36'));
  await expect(page.getByText('Measuring…')).toHaveCount(0);
  await expect(figures.getByText(/^0\.\d{3}$/)).toHaveCount(2);
  await expect(page.getByText(/The largest difference is/)).toBeVisible();
});
