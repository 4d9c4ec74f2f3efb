import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { field, press, type } from './support/interactions.ts';
import { api, open } from './support/portal.tsx';

const masters = () => api.state.rows[12]?.storage.find(({ name }) => name === 'Masters');

async function editMasters() {
  open('/openghg/12/storage', 'member');
  await press('More actions for Masters');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

test('a row is changed in place', async () => {
  await editMasters();
  const id = masters()?.id;
  await type('Payload', '77');
  await press('Save row');
  await expect.element(page.getByText('“Masters” saved.')).toBeVisible();
  expect(masters()).toMatchObject({ id, payload: 77 });
});

test('what somebody else saved meanwhile is shown, and not overwritten without being told to', async () => {
  await editMasters();
  await type('Payload', '77');
  const row = masters();
  if (!row) throw new Error('The mocks have this row.');
  Object.assign(row, { payload: 12, version: row.version + 1 });
  await press('Save row');
  await expect.element(page.getByRole('dialog', { name: 'Saved elsewhere meanwhile' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Payload .*77 GB .*12 GB$/ })).toBeVisible();
  expect(masters()).toMatchObject({ payload: 12 });
  await press('Keep editing');
  await expect.element(field('Payload')).toHaveValue('77');
  await press('Save row');
  await expect.element(page.getByText('“Masters” saved.')).toBeVisible();
  expect(masters()).toMatchObject({ payload: 77 });
});

test('what somebody else saved meanwhile stays where nothing was changed here', async () => {
  await editMasters();
  await type('HDD copies', '7');
  const row = masters();
  if (!row) throw new Error('The mocks have this row.');
  Object.assign(row, { payload: 12, version: row.version + 1 });
  await press('Save row');
  await expect.element(page.getByRole('dialog', { name: 'Saved elsewhere meanwhile' })).toBeVisible();
  await press('Keep editing');
  await expect.element(field('Payload')).toHaveValue('12');
  await expect.element(field('HDD copies')).toHaveValue('7');
  await press('Save row');
  await expect.element(page.getByText('“Masters” saved.')).toBeVisible();
  expect(masters()).toMatchObject({ payload: 12, hdd_copies: 7 });
});

test('a figure keeps the level that it was entered at', async () => {
  open('/openghg/12/delivery', 'member');
  await press('More actions for Pre-roll');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await type('Payload', '3');
  const preRoll = () => api.state.rows[12]?.delivery.find(({ name }) => name === 'Pre-roll');
  const row = preRoll();
  if (!row) throw new Error('The mocks have this row.');
  Object.assign(row, { level: 0, payload: null, impressions: 5000, version: row.version + 1 });
  await press('Save row');
  await press('Keep editing');
  await expect.element(field('Impressions')).toHaveValue('5,000');
  await expect.element(field('Payload')).toHaveValue('3');
  await press('Save row');
  await expect.element(page.getByText('“Pre-roll” saved.')).toBeVisible();
  expect(preRoll()).toMatchObject({ level: 1, payload: 3, impressions: 5000 });
});

test('a save whose answer was lost is done at the next try', async () => {
  await editMasters();
  await type('Payload', '77');
  const row = masters();
  if (!row) throw new Error('The mocks have this row.');
  Object.assign(row, { payload: 77, version: row.version + 1 });
  await press('Save row');
  await expect.element(page.getByText('“Masters” saved.')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a change that fails keeps the form with its reason', async () => {
  await editMasters();
  await type('Name', 'Gone');
  const rows = api.state.rows[12]?.storage;
  rows?.splice(0, rows.length);
  await press('Save row');
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Gone');
});
