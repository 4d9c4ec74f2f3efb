import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agree, follow, paste, press, type } from './support/interactions.ts';
import { address, open } from './support/portal.tsx';

const question = () => page.getByRole('dialog', { name: 'Leave this page?' });
const stay = async () => {
  await question().getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => question().elements()).toEqual([]);
};

test('a link away from lines that are not imported asks first', async () => {
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('Name\tCountry\tImpressions\nSpring\tGermany\t1000');
  await expect.element(page.getByRole('button', { name: /^Import \d/ })).toBeVisible();
  await follow('Storage');
  await stay();
  expect(address()).toBe('/openghg/12/import');
  await follow('Storage');
  await agree('Leave');
  await expect.element(page.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
  expect(address()).toBe('/openghg/12/storage');
});

test('signing out asks before lines that are not imported are lost', async () => {
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('Name\tCountry\tImpressions\nSpring\tGermany\t1000');
  await expect.element(page.getByRole('button', { name: /^Import \d/ })).toBeVisible();
  const signOut = async () => {
    await press(/^Account menu/);
    await press('Sign out');
  };
  await signOut();
  await stay();
  expect(address()).toBe('/openghg/12/import');
  expect(localStorage.getItem('token')).not.toBeNull();
  await signOut();
  await agree('Leave');
  await expect.poll(address).toBe('/login');
});

test('a link asks before a new campaign that was not created is lost', async () => {
  open('/openghg', 'member');
  await type('Description', 'All markets, first flight');
  await follow('Benchmarks');
  await stay();
  expect(address()).toBe('/openghg');
  await expect.element(page.getByLabelText('Description')).toHaveValue('All markets, first flight');
  await type('Description', '');
  await follow('Benchmarks');
  await expect.poll(address).toBe('/openghg/benchmarks');
});
