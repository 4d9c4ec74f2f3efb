import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { follow, paste, press } from './support/interactions.ts';
import { address, api, countOf, open } from './support/portal.tsx';

const remembered = 'PUT /import-mapping';
const column = (name: string) => page.getByRole('combobox', { name: `What “${name}” is` });

/** Opens the import with columns whose headers say nothing. */
async function give() {
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('Foo\tBar\tBaz\nAlpha\t10\tGermany\nBeta\t20\tFrance');
  await expect.element(column('Foo')).toBeVisible();
}

/** Goes through the options of a column with the arrow keys. */
async function pass(name: string, options: number) {
  column(name).element().focus();
  await userEvent.keyboard('{ArrowDown}'.repeat(options));
}

test('what the arrow keys pass through is not sent, and the last choice is sent once', async () => {
  await give();
  await column('Foo').selectOptions('Name');
  await pass('Bar', 4);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await column('Bar').selectOptions('Impressions');
  await press('Check the lines');
  await expect.element(page.getByText('All 2 lines are good.')).toBeVisible();
  expect(countOf(remembered)).toBe(0);
  await press(/^Import \d/);
  await expect.element(page.getByText('The plan is in')).toBeVisible();
  await expect
    .poll(() => api.state.importMapping?.columns)
    .toMatchObject({
      foo: 'name',
      bar: 'impressions',
    });
  expect(countOf(remembered)).toBe(1);
});

test('a choice that was only tried out is not sent', async () => {
  await give();
  await column('Foo').selectOptions('Name');
  await column('Bar').selectOptions('Impressions');
  await column('Baz').selectOptions('Country');
  await press('Check the lines');
  await expect.element(page.getByText('All 2 lines are good.')).toBeVisible();
  await press('File');
  paste('Name\tCountry\tImpressions\nSpring\tGermany\t1000');
  await expect.element(page.getByText('The line is good.')).toBeVisible();
  await press(/^Import \d/);
  await expect.element(page.getByText('The plan is in')).toBeVisible();
  await follow('Selection: 1 row');
  await expect.poll(address).toBe('/openghg/12/selection');
  expect(countOf(remembered)).toBe(0);
});

test('columns that nobody changed are not sent', async () => {
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('Name\tCountry\tImpressions\nSpring\tGermany\t1000');
  await press('Columns');
  await press('Check the lines');
  await press(/^Import \d/);
  await expect.element(page.getByText('The plan is in')).toBeVisible();
  expect(countOf(remembered)).toBe(0);
});

test('columns that were only passed through are not remembered as chosen', async () => {
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('Name\tCountry\tImpressions\tThing\nSpring\tGermany\t1000\t1');
  await press('Columns');
  await pass('Thing', 5);
  await userEvent.keyboard('{ArrowUp}'.repeat(5));
  await expect.element(column('Thing')).toHaveValue('');
  await press('Check the lines');
  await press(/^Import \d/);
  await expect.poll(() => api.state.importMapping?.columns).toEqual({});
});

test('a file that is read again keeps what was chosen for its columns', async () => {
  await give();
  await column('Foo').selectOptions('Name');
  await page.getByRole('combobox', { name: 'Separator' }).selectOptions('Comma ,');
  await page.getByRole('combobox', { name: 'Separator' }).selectOptions('Tab');
  await expect.element(column('Foo')).toHaveValue('name');
});
