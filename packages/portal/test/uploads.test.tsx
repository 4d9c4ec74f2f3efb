import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, upload } from './support/interactions.ts';
import { countOf, open } from './support/portal.tsx';

const image = (content: string, name: string) => new File([content], name, { type: 'image/png' });

test('one picture that is there already is named, and not sent again', async () => {
  open('/creativeli', 'member');
  // The content of the first example.
  await upload(image('1', 'again.png'));
  await expect.element(page.getByText('0 of 1 uploaded, 1 duplicate left out')).toBeVisible();
  await expect.element(page.getByText(/^Same content as seeding-1200x675\.jpg$/)).toBeVisible();
  expect(countOf('POST /images')).toBe(0);
  await press('Close');
  await upload(image('new', 'new.png'));
  await expect.element(page.getByRole('link', { name: 'View new.png' })).toBeVisible();
  expect(countOf('POST /images')).toBe(1);
});

test('one picture joins the files that are listed already', async () => {
  open('/creativeli', 'member');
  await upload(image('1', 'again.png'));
  await expect.element(page.getByText('0 of 1 uploaded, 1 duplicate left out')).toBeVisible();
  await upload(image('new', 'new.png'));
  await expect.element(page.getByText('1 of 2 uploaded, 1 duplicate left out')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View new.png' })).toBeVisible();
});

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('of several files, those of other kinds are named and not sent', async () => {
  open('/creativeli', 'member');
  await upload(image('new', 'new.png'), new File(['text'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  const why = 'This is not an image. Use PNG, JPG, or WEBP.';
  await expect.element(row('notes.txt').getByText(why)).toBeVisible();
  expect(page.getByText(why).elements()).toHaveLength(1);
});

test('of several photos, each that no browser reads says what helps and is not sent', async () => {
  open('/creativeli', 'member');
  const photo = (name: string) => new File(['\0\0\0\x18ftypheic\0\0\0\0'], name, { type: 'image/heic' });
  await upload(photo('one.heic'), photo('two.heic'), new File(['text'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('0 of 3 uploaded, 3 failed')).toBeVisible();
  for (const name of ['one.heic', 'two.heic'])
    await expect.element(row(name).getByText(/^HEIC photos can’t be read\./)).toBeVisible();
  await expect.element(row('notes.txt').getByText(/^This is not an image\./)).toBeVisible();
  expect(countOf('POST /images')).toBe(0);
});

test('of several files, those that are no ZIPs are named and not sent', async () => {
  open('/creativeli/html5', 'member');
  await upload(new File(['a'], 'a.rar'), new File(['b'], 'b.fla'));
  await expect.element(page.getByText('0 of 2 uploaded, 2 failed')).toBeVisible();
  const why = 'This is not a ZIP. Pack the files of a creative into one ZIP.';
  await expect.element(row('b.fla').getByText(why)).toBeVisible();
});
