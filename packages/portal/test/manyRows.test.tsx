import { errorTexts } from '@leaf/api-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { covers, error } from './support/covers.ts';
import { fail } from './support/failing.ts';
import { agree, choose, press } from './support/interactions.ts';
import { address, api, countOf, open } from './support/portal.tsx';

const stored = () => api.state.rows[12]?.storage ?? [];
const delivered = () => api.state.rows[12]?.delivery ?? [];
/** Gives a stage four rows, so that all can be selected where rows are cards. */
function fill(rows: { id: number; name: string }[]) {
  const [first] = rows;
  if (first) for (const id of [901, 902, 903]) rows.push({ ...first, id, name: `Row ${id}` });
}
const menu = async (name: string, item: string) => {
  await press(`More actions for ${name}`);
  await page.getByRole('menuitem', { name: item }).click();
};
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

test('several rows are deleted by one call and come back with their ids', async () => {
  fill(stored());
  open('/openghg/12/storage', 'member');
  await expect.element(page.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  const before = structuredClone(stored());
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await press(`Delete ${before.length} rows`);
  await agree('Delete');
  await expect.element(page.getByText(`${before.length} rows deleted.`)).toBeVisible();
  await expect.element(page.getByText('No rows yet.')).toBeVisible();
  expect(stored()).toEqual([]);
  expect(countOf('POST /campaigns/12/bulk')).toBe(1);
  await press(/^Undo: /);
  await expect.element(page.getByText(`${before.length} rows are back.`)).toBeVisible();
  expect(stored().toSorted((a, b) => a.id - b.id)).toEqual(before.toSorted((a, b) => a.id - b.id));
});

test('rows that could not be deleted say so', covers(error(errorTexts.deleteRows)), async () => {
  fill(stored());
  fail('POST /campaigns/:id/bulk');
  open('/openghg/12/storage', 'member');
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await press(`Delete ${stored().length} rows`);
  await agree('Delete');
  await expect
    .element(page.getByRole('alert').filter({ hasText: errorTexts.deleteRows }).first())
    .toBeVisible();
});

test('a row is duplicated, and the copy taken back', async () => {
  open('/openghg/12/storage', 'member');
  await menu('Masters', 'Duplicate');
  await expect.element(page.getByText('“Copy of Masters” added.')).toBeVisible();
  const [first, copy] = ['Masters', 'Copy of Masters'].map((name) =>
    stored().find((row) => row.name === name),
  );
  expect(copy).toEqual({ ...first, id: copy?.id, name: 'Copy of Masters', version: 1, external_id: null });
  await press(/^Undo: /);
  await expect.element(page.getByText('“Copy of Masters” deleted.')).toBeVisible();
  expect(stored().some(({ name }) => name === 'Copy of Masters')).toBe(false);
});

test('a copy that somebody has edited since outlives the undo, which says so', async () => {
  open('/openghg/12/storage', 'member');
  await menu('Masters', 'Duplicate');
  await expect.element(page.getByText('“Copy of Masters” added.')).toBeVisible();
  const copy = stored().find(({ name }) => name === 'Copy of Masters');
  Object.assign(copy ?? {}, { name: 'Proofs', version: 2 });
  await press(/^Undo: /);
  await expect
    .element(page.getByText(/^Not all rows are as they were\. Proofs: Somebody has changed this meanwhile\./))
    .toBeVisible();
  expect(stored()).toContainEqual(copy);
});

test('the country of several rows is set, and set back', async () => {
  fill(delivered());
  open('/openghg/12/delivery', 'member');
  await expect.element(page.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  const before = delivered().map(({ id, country, total_emissions }) => ({
    id,
    country,
    total_emissions,
  }));
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await press(`Change ${before.length} rows`);
  await choose('Country', 'Poland');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change / })
    .click();
  await expect.element(page.getByText(/^\d+ rows changed\.$/)).toBeVisible();
  expect(new Set(delivered().map(({ country }) => country))).toEqual(new Set(['Poland']));
  await press(/^Undo: /);
  await expect.element(page.getByText(/^\d+ rows are as they were\.$/)).toBeVisible();
  expect(delivered()).toMatchObject(before);
});

test('rows that have the country already are left out of the change', async () => {
  fill(delivered());
  const [first, ...others] = delivered();
  Object.assign(first ?? {}, { country: 'Poland' });
  const before = structuredClone(first);
  open('/openghg/12/delivery', 'member');
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await press(`Change ${others.length + 1} rows`);
  await choose('Country', 'Poland');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Change ${others.length} rows` })
    .click();
  await expect.element(page.getByText(`${others.length} rows changed.`)).toBeVisible();
  expect(delivered()).toContainEqual(before);
  expect(new Set(delivered().map(({ country }) => country))).toEqual(new Set(['Poland']));
});

test('a country that some rows follow into another region is one change, with one undo', async () => {
  fill(delivered());
  const [first] = delivered();
  const places = [
    { country: 'Germany', region: 'Europe' },
    { country: 'United States', region: 'NA' },
  ];
  for (const [index, row] of delivered().entries())
    Object.assign(row, { ...first, id: row.id, name: row.name, ...places[index % 2] });
  open('/openghg/12/delivery', 'member');
  await expect.element(page.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  const before = delivered().map(({ id, country, region }) => ({ id, country, region }));
  const count = before.length;
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await press(`Change ${count} rows`);
  await choose('Country', 'France');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Change ${count} rows` })
    .click();
  await expect.element(page.getByText(`${count} rows changed.`)).toBeVisible();
  expect(delivered()).toMatchObject(before.map(({ id }) => ({ id, country: 'France', region: 'Europe' })));
  expect(countOf('POST /campaigns/12/bulk')).toBe(1);
  await press(/^Undo: /);
  await expect.element(page.getByText(`${count} rows are as they were.`)).toBeVisible();
  expect(delivered()).toMatchObject(before);
  await expect.element(page.getByRole('button', { name: /^Undo: / })).not.toBeInTheDocument();
});

test('the buy type of several rows is set, which clears what it has no use for, and set back', async () => {
  const selected = () => api.state.rows[12]?.selection ?? [];
  fill(selected());
  open('/openghg/12/selection', 'member');
  await expect.element(page.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  const before = selected().map(({ version: _, ...row }) => row);
  expect(before).toContainEqual(expect.objectContaining({ ads_txt_lines: expect.any(Number) }));
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await press(`Change ${before.length} rows`);
  await choose('Buy type', 'Direct');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change / })
    .click();
  await expect.element(page.getByText(/^\d+ rows changed\.$/)).toBeVisible();
  expect(selected()).toMatchObject(
    before.map(({ id }) => ({ id, buy_type: 'direct', ads_txt_lines: null, placement_type: null })),
  );
  await press(/^Undo: /);
  await expect.element(page.getByText(/^\d+ rows are as they were\.$/)).toBeVisible();
  expect(selected()).toMatchObject(before);
});

test('a change of many that somebody else was quicker with changes nothing', async () => {
  fill(stored());
  open('/openghg/12/storage', 'member');
  await expect.element(page.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  const ids = sorted(stored().map(({ id }) => id));
  const [gone] = ids;
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  const rest = stored().filter(({ id }) => id !== gone);
  stored().splice(0, ids.length, ...rest);
  await press(`Delete ${ids.length} rows`);
  await agree('Delete');
  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent('Nothing was changed: 1 of 4 changes was refused. Masters: This row does not exist.');
  expect(sorted(stored().map(({ id }) => id))).toEqual(ids.slice(1));
  await expect.element(page.getByText('3 selected')).toBeVisible();
});

test('what was deleted before the page was opened is brought back from the list below the rows', async () => {
  open('/openghg/12/storage', 'member');
  await press('Delete Masters');
  await agree('Delete');
  await expect.element(page.getByText('“Masters” deleted.')).toBeVisible();
  await press('Dismiss');
  await press('Recently deleted');
  await press('Restore Masters');
  await expect.element(page.getByText('“Masters” is back.')).toBeVisible();
  await expect.element(page.getByText('Nothing was deleted in the last 24 hours.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
});

test.each([
  ['campaigns', '/openghg'],
  ['images', '/creativeli'],
  ['creatives', '/creativeli/html5'],
] as const)('deleted %s are brought back from the list below them', async (kind, path) => {
  open(path, 'member');
  const deletion = page.getByRole('button', { name: /^Delete / }).first();
  await expect.element(deletion).toBeVisible();
  const ids = () => sorted(api.state[kind].map(({ id }) => id));
  const before = ids();
  await deletion.click();
  await agree('Delete');
  await press('Recently deleted');
  await press(/^Restore /);
  await expect.element(page.getByRole('dialog').getByText(/is back\.$/)).toBeVisible();
  expect(ids()).toEqual(before);
});

test('a campaign is duplicated with its rows, and the copy taken back', async () => {
  open('/openghg', 'member');
  const [first] = api.state.campaigns;
  await menu(first?.name ?? '', 'Duplicate');
  await expect.element(page.getByText(`“Copy of ${first?.name}” created.`)).toBeVisible();
  await expect.element(page.getByRole('link', { name: `Open Copy of ${first?.name}` })).toBeVisible();
  await press(/^Undo: /);
  await expect.element(page.getByText(`“Copy of ${first?.name}” deleted.`)).toBeVisible();
});

test('the second copy of a campaign has another name than the first', async () => {
  const [first, other] = api.state.campaigns;
  const copy = `Copy of ${first?.name}`;
  if (other) other.name = copy;
  open('/openghg', 'member');
  await menu(first?.name ?? '', 'Duplicate');
  await expect.element(page.getByText(`“${copy} (2)” created.`)).toBeVisible();
  await expect.element(page.getByRole('link', { name: `Open ${copy} (2)` })).toBeVisible();
  await press(/^Undo: /);
  await expect.element(page.getByText(`“${copy} (2)” deleted.`)).toBeVisible();
});

test('the copies of rows that are named alike have names of their own', async () => {
  fill(stored());
  for (const row of stored()) row.name = 'Masters';
  open('/openghg/12/storage', 'member');
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await press(`Duplicate ${stored().length} rows`);
  await expect.element(page.getByText(/rows added\.$/)).toBeVisible();
  const names = stored().map(({ name }) => name);
  expect(names.slice(names.length / 2, names.length / 2 + 2)).toEqual([
    'Copy of Masters',
    'Copy of Masters (2)',
  ]);
});

test('where there are no campaigns, an example is added with all its rows and opened', async () => {
  api.state.campaigns = [];
  open('/openghg', 'member');
  await expect.element(page.getByText('No campaigns yet.')).toBeVisible();
  await press('Add an example campaign');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Example campaign' })).toBeVisible();
  const [example] = api.state.campaigns;
  expect(address()).toBe(`/openghg/${example?.id}/overview`);
  const rows = api.state.rows[example?.id ?? 0];
  expect(Object.values(rows ?? {}).map(({ length }) => length)).toEqual([3, 4, 3, 4]);
});
