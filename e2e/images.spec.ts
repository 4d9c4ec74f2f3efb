import { expect, test } from '@playwright/test';
import { open, read, subscribed } from './support/api.ts';
import { choose } from './support/people.ts';
import { picture } from './support/picture.ts';

test('JPEG, PNG, WEBP, AVIF and GIF are taken, a TIFF is refused with a sentence', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Juniper Media');
  await open(page, token, '/creativeli');
  const input = page.locator('input[type=file]');
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    await input.setInputFiles(await picture(format));
    await expect(page.getByRole('link', { name: `View banner.${format}` })).toBeVisible();
  }
  await input.setInputFiles(await picture('tiff'));
  await expect(page.getByRole('alert')).toContainText(/PNG/);
  const { data } = await read(page.request, token, '/images');
  expect(data.map(({ format }: { format: string }) => format).sort()).toEqual([
    'AVIF',
    'GIF',
    'JPEG',
    'PNG',
    'WEBP',
  ]);

  await page.getByRole('button', { name: 'Delete banner.avif' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View banner.avif' })).toBeHidden();
  expect((await read(page.request, token, '/images')).data).toHaveLength(4);
});

test('every mode starts a job with its target, and all of them are completed', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Kelp Media');
  await open(page, token, '/creativeli');
  await page.locator('input[type=file]').setInputFiles(await picture('png'));
  await page.getByRole('link', { name: 'View banner.png' }).click();
  const id = Number(/creativeli\/(\d+)/.exec(page.url())?.[1]);
  await page.getByRole('link', { name: 'Optimize' }).click();

  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/magic')) sent.push(request.postDataJSON());
  });
  const main = page.getByRole('main');
  const create = async (modeName: string, target?: [label: string, text: string]) => {
    await choose(main, 'Mode', modeName);
    if (target) await main.getByLabel(target[0]).fill(target[1]);
    const count = sent.length;
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect.poll(() => sent.length).toBe(count + 1);
    await expect(page.getByText('Optimization job created successfully.')).toBeVisible();
  };
  await create('Lightweighting (SSIM)');
  await create('MS-lightweighting (MS-SSIM)');
  await create('File size', ['File size', '8,4']);
  await create('Bits per pixel', ['Bits per pixel', '0,5']);
  await create('LEAN');
  expect(sent).toEqual([
    { mode: 'lightweighting', images: [id], target: 0.98 },
    { mode: 'ms-lightweighting', images: [id], target: 0.98 },
    { mode: 'file_size', images: [id], target: 8 },
    { mode: 'bpp', images: [id], target: 0.5 },
    { mode: 'lean', images: [id], target: null },
  ]);

  await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('cell', { name: /completed/i })).toHaveCount(5, { timeout: 60_000 });
  const jobs = await read(page.request, token, `/images/${id}/magic`);
  expect(jobs.data.map(({ type }: { type: string }) => type).sort()).toEqual(
    ['lightweighting', 'ms-lightweighting', 'file_size', 'bpp', 'lean'].sort(),
  );
});
