import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paste, press } from './support/interactions.ts';
import { api, open } from './support/portal.tsx';

const delivered = () => api.state.rows[12]?.delivery ?? [];
const named = () => delivered().find(({ external_id }) => external_id === 'LU-3');
const there = page.getByText(/^1 row is in this campaign already/);

/** What somebody else does to the row. */
function change(fields: object) {
  const row = named();
  if (row) Object.assign(row, fields, { version: row.version + 1 });
}

beforeEach(() => {
  Object.assign(delivered()[0] ?? {}, { external_id: 'LU-3', name: 'Spot', payload: 3 });
});

/** Opens the import with new impressions of the row. */
async function give() {
  open('/openghg/12/import?stage=delivery', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('ID\tName\tCountry\tImpressions\nLU-3\tSpot\tGermany\t2000');
  await expect.element(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
}

/** Presses Import, and again once the rows are read again. */
async function importTwice(refusal: RegExp) {
  await press('Import 1 row');
  await expect.element(page.getByText(refusal)).toBeVisible();
  expect(named()?.impressions).not.toBe(2000);
  await press('Import 1 row');
  await expect.element(page.getByText('The plan is in')).toBeVisible();
}

test('what somebody has changed since the rows were read is kept by an update that does not say it', async () => {
  await give();
  await expect.element(there).toBeVisible();
  change({ payload: 7 });
  await importTwice(/^Nothing was changed: .* Spot: Somebody has changed this meanwhile\./);
  expect(named()).toMatchObject({ payload: 7, impressions: 2000 });
  await press('Undo');
  await expect.element(page.getByText('The import was undone')).toBeVisible();
  expect(named()).toMatchObject({ payload: 7 });
});

test('a row that somebody has added with the ID of a line meanwhile is updated, not replaced', async () => {
  change({ external_id: 'LU-2' });
  await give();
  await expect.element(there).not.toBeInTheDocument();
  const added = delivered().find(({ external_id }) => external_id === 'LU-2');
  Object.assign(added ?? {}, { external_id: 'LU-3', payload: 7, version: 9 });
  await importTwice(/Spot: .*LU-3/);
  await expect.element(page.getByText('1 row updated.')).toBeVisible();
  expect(named()).toMatchObject({ payload: 7, impressions: 2000 });
});

test('what a plan says that is in already is no update, and its undo is that of the import before', async () => {
  await give();
  await press('Import 1 row');
  await expect.element(page.getByText('1 row updated.')).toBeVisible();
  await press('Import another');
  paste('ID\tName\tCountry\tImpressions\nLU-3\tSpot\tGermany\t2000');
  await press('Import 1 row');
  await expect.element(page.getByText('1 row unchanged.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a row that somebody has deleted meanwhile is added', async () => {
  await give();
  await expect.element(there).toBeVisible();
  delivered().splice(0, 1);
  await importTwice(/Spot: This row does not exist\./);
  await expect.element(page.getByText('1 row added.')).toBeVisible();
});
