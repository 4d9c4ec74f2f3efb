import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from './support/failing.ts';
import { paste, press } from './support/interactions.ts';
import { api, open } from './support/portal.tsx';

const LINES = 4000;
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
  await expect.element(page.getByRole('button', { name: 'Import 12,000 rows' })).toBeVisible();
}

const written = () =>
  Array.from({ length: LINES }, (_, index) => Array.from({ length: 3 }, () => `Line ${index}`)).flat();

test('an import that the connection breaks off says what is in, and doubles nothing when tried again', async () => {
  const before = names();
  await give();
  reaches = [true, false, false];
  await press('Import 12,000 rows');
  await expect
    .element(page.getByText(/^Some rows are in the campaign\. .* cannot be reached\./))
    .toBeVisible();
  expect(names()).toHaveLength(before.length + 10_000);
  await press('Import 12,000 rows');
  await expect.element(page.getByText('12,000 rows added.')).toBeVisible();
  await expect.element(page.getByText(/^Some of the rows/)).not.toBeInTheDocument();
  expect(names()).toEqual([...before, ...written()].toSorted());
  await press('Undo');
  await expect.element(page.getByText('The import was undone')).toBeVisible();
  expect(names()).toEqual(before);
});

test('an undo that the connection breaks off goes on when tried again', async () => {
  const before = names();
  await give();
  await press('Import 12,000 rows');
  await expect.element(page.getByText('12,000 rows added.')).toBeVisible();
  reaches = [true, false];
  await press('Undo');
  await expect.element(page.getByText(/cannot be reached\./)).toBeVisible();
  expect(names()).toHaveLength(before.length + 2000);
  await press('Undo');
  await expect.element(page.getByText('The import was undone')).toBeVisible();
  expect(names()).toEqual(before);
});
