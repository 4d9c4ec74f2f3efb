import { fixtures } from '@leaf/api-client/mocks';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, fail } from './support/failing.ts';
import { press } from './support/interactions.ts';
import { api, calls, countOf, open } from './support/portal.tsx';

const { image, job, jobResult, presetVerdict } = fixtures;

const entry = () =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: image.filename ?? '' }) });

const png = { quality: 100, size: 12_345, ssim: 1, ms_ssim: 1, data_points: [], flags: [] };
const avif = { format: 'avif', quality: 40, size: 14_120, ssim: 0.9512 };
const original = { format: 'original', quality: null, size: 241_270, ssim: 1 };
const taken = { preset: presetVerdict };
const refused = { preset: { ...presetVerdict, recommended: null } };

test.each([
  ['the recommended one', {}, null, '37.5', '84% smaller'],
  [
    'the upload where nothing is smaller',
    { recommended: null, original_size: 20_000 },
    null,
    '20.0',
    'Original',
  ],
  ['the one for the platform', { more: taken }, null, '61.3', '75% smaller'],
  ['the upload where the platform takes none', { more: refused }, null, '241.3', 'Original'],
  [
    'a PNG for the platform',
    { more: { png, preset: { ...presetVerdict, recommended: 'png' } } },
    null,
    '12.3',
    '95% smaller',
  ],
  [
    'the one for the platform, also where a PNG is best for the web',
    { more: { png, recommended: 'png', ...taken } },
    null,
    '61.3',
    '75% smaller',
  ],
  ['the one chosen by hand', {}, avif, '14.1', '94% smaller'],
  ['the upload, when that is chosen', {}, original, '241.3', 'Original'],
] as const)('the file shown of an image is %s', async (_, result, chosen, size, saved) => {
  const data = [{ image, job: { ...job, result: { ...jobResult, ...result } }, chosen }];
  answer('GET /image_outcomes', () => Response.json({ data }));
  open('/app', 'member');
  await expect.element(entry()).toHaveTextContent(`${image.filename}${size} KB${saved}`);
});

test.each([
  ['the upload', null, '241.3 KBOriginal'],
  ['the file chosen by hand', avif, '14.1 KB94% smaller'],
  ['the upload that was chosen by hand', original, '241.3 KBOriginal'],
])('while a job runs, %s is shown', async (_, chosen, text) => {
  const data = [{ image, job: { ...job, status: 'running', result: null }, chosen }];
  answer('GET /image_outcomes', () => Response.json({ data }));
  open('/app', 'member');
  await expect.element(entry()).toHaveTextContent(`${image.filename}${text}`);
});

test('the latest images take one call', async () => {
  open('/app', 'member');
  await expect.element(entry()).toBeVisible();
  expect(calls().filter((call) => /magic/.test(call))).toEqual([]);
  expect(countOf('GET /image_outcomes')).toBe(1);
});

test('without images there is nothing to ask', async () => {
  api.state.images = [];
  open('/app', 'member');
  await expect.element(page.getByText('No images yet.')).toBeVisible();
  expect(countOf('GET /image_outcomes')).toBe(0);
});

test('figures that could not be loaded are asked for again', async () => {
  fail('GET /image_outcomes', 404);
  open('/app', 'member');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const data = [{ image, job: { ...job, result: jobResult }, chosen: null }];
  answer('GET /image_outcomes', () => Response.json({ data }));
  await press('Try again');
  await expect.element(entry()).toHaveTextContent(`${image.filename}37.5 KB84% smaller`);
});
