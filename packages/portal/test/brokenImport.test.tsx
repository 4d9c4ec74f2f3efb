import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold } from './support/failing.ts';
import { enter, follow, paste, press } from './support/interactions.ts';
import { api, open } from './support/portal.tsx';

const LINES = 4000;
/** Three rows for each line are many to read, write and draw on a computer that runs other tests beside it. */
const many = { timeout: 60_000 };
/** Whether each of the next calls reaches the server. */
let reaches: boolean[] = [];

const names = () =>
  Object.values(api.state.rows[12] ?? {})
    .flat()
    .map(({ name }) => name)
    .toSorted();

/** Opens the import with more rows than one call takes. */
async function give() {
  reaches = [];
  answer('POST /campaigns/:id/bulk', () => ((reaches.shift() ?? true) ? undefined : Response.error()));
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  const lines = Array.from({ length: LINES }, (_, index) => `Line ${index}\tGermany\t1000`);
  paste(['Name\tCountry\tImpressions', ...lines].join('\n'));
  await expect.element(page.getByRole('button', { name: 'Import 12,000 rows' }), many).toBeVisible();
}

const written = () =>
  Array.from({ length: LINES }, (_, index) => Array.from({ length: 3 }, () => `Line ${index}`)).flat();

test('an import that the connection breaks off says what is in, and doubles nothing when tried again', {
  timeout: 180_000,
}, async () => {
  const before = names();
  await give();
  reaches = [true, false, false];
  await press('Import 12,000 rows');
  await expect
    .element(page.getByText(/^Some rows are in the campaign\. .* cannot be reached\./), many)
    .toBeVisible();
  expect(names()).toHaveLength(before.length + 10_000);
  await press('Import 12,000 rows');
  await expect.element(page.getByText('12,000 rows added.'), many).toBeVisible();
  await expect.element(page.getByText(/^Some of the rows/)).not.toBeInTheDocument();
  expect(names()).toEqual([...before, ...written()].toSorted());
  await press('Undo');
  await expect.element(page.getByText('The import was undone'), many).toBeVisible();
  expect(names()).toEqual(before);
});

test('an undo that the connection breaks off goes on when tried again', { timeout: 180_000 }, async () => {
  const before = names();
  await give();
  await press('Import 12,000 rows');
  await expect.element(page.getByText('12,000 rows added.'), many).toBeVisible();
  reaches = [true, false];
  await press('Undo');
  await expect.element(page.getByText(/cannot be reached\./), many).toBeVisible();
  expect(names()).toHaveLength(before.length + 2000);
  await press('Undo');
  await expect.element(page.getByText('The import was undone'), many).toBeVisible();
  expect(names()).toEqual(before);
});

/** Opens the import with one line. */
async function giveLine() {
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('Name\tCountry\tImpressions\nNew line\tGermany\t1000');
  await expect.element(page.getByRole('button', { name: 'Import 3 rows' })).toBeVisible();
}

test('rows that load after an import are not shown as they were before', async () => {
  const [before] = api.state.rows[12]?.selection ?? [];
  if (!before) throw new Error('The mocks have this row.');
  await giveLine();
  hold('GET /campaigns/:id/selections');
  await press('Import 3 rows');
  await follow('Selection: 1 row');
  await expect.element(page.getByText('Loading…').first()).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: before.name, exact: true })).not.toBeInTheDocument();
});

test('a row that somebody has edited since outlives the undo of its import, which says so', async () => {
  await giveLine();
  await press('Import 3 rows');
  await expect.element(page.getByText('3 rows added.')).toBeVisible();
  const row = api.state.rows[12]?.delivery.find(({ name }) => name === 'New line');
  Object.assign(row ?? {}, { name: 'Edited line', version: 2 });
  const before = names();
  await press('Undo');
  await expect
    .element(
      page.getByText(/^Not all rows are as they were\. Edited line: Somebody has changed this meanwhile\./),
    )
    .toBeVisible();
  expect(names()).toEqual(before.filter((name) => name !== 'New line'));
});

test('an import is undone where its rows are', async () => {
  const before = names();
  await giveLine();
  await press('Import 3 rows');
  await follow('Selection: 1 row');
  const row = page.getByRole('button', { name: 'New line', exact: true });
  await expect.element(row).toBeVisible();
  await enter(page.getByRole('button', { name: 'Undo: 3 rows added.' }));
  await expect.element(page.getByText('3 rows deleted.')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  expect(names()).toEqual(before);
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('3 rows deleted.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Selection' })).toHaveFocus();
});

test('a notice of an import names the one row that it added, and can be dismissed', async () => {
  open('/openghg/12/import?stage=selection', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('Name\tCountry\tImpressions\nNew line\tGermany\t1000');
  await press('Import 1 row');
  await follow('Selection: 1 row');
  await expect.element(page.getByRole('button', { name: 'Undo: “New line” added.' })).toBeVisible();
  await follow('Delivery');
  await expect.element(page.getByRole('button', { name: 'Undo: “New line” added.' })).toBeVisible();
  await press('Dismiss');
  await expect.element(page.getByText('“New line” added.')).not.toBeInTheDocument();
  await follow('Selection');
  await expect.element(page.getByRole('button', { name: 'New line', exact: true })).toBeVisible();
  await expect.element(page.getByText('“New line” added.')).not.toBeInTheDocument();
});
