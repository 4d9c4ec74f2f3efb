import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';

type Place = Page | Locator;

/**
 * Adds a storage row named Trailer.
 * @param page where the dialog opens
 * @param table what has the table, where the page has several
 */
export async function addTrailer(page: Place, table: Place = page): Promise<void> {
  await sendTrailer(page, table);
  await table.getByRole('row', { name: /Trailer/ }).waitFor();
}

async function sendTrailer(page: Place, table: Place): Promise<Locator> {
  await table.getByRole('button', { name: 'Add Row' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Trailer');
  await form.getByRole('textbox', { name: 'Payload' }).fill('12.5');
  await form.getByRole('textbox', { name: 'SSD copies' }).fill('1');
  await form.getByRole('button', { name: 'Save row' }).click();
  return form;
}

/** Adds it once more where names are unique: the form says so and keeps what was typed. */
export async function refuseTrailer(page: Page): Promise<void> {
  const form = await sendTrailer(page, page);
  await form.getByRole('alert').getByText('There is a row named “Trailer” already.').waitFor();
  assert.equal(await form.getByRole('textbox', { name: 'Payload' }).inputValue(), '12.5');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Discard/ }).click();
  await form.waitFor({ state: 'detached' });
}

/** Deletes the row named Masters, and confirms it. */
export async function deleteMasters(page: Place, table: Place = page): Promise<void> {
  await table.getByRole('button', { name: 'Delete Masters' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await table.getByRole('row', { name: /Masters/ }).waitFor({ state: 'detached' });
}
