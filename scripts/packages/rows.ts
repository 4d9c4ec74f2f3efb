import type { Locator, Page } from 'playwright';

type Place = Page | Locator;

/**
 * Adds a storage row named Trailer.
 * @param page where the dialog opens
 * @param table what has the table, where the page has several
 */
export async function addTrailer(page: Place, table: Place = page): Promise<void> {
  await table.getByRole('button', { name: 'Add Row' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Trailer');
  await form.getByRole('textbox', { name: 'Payload' }).fill('12.5');
  await form.getByRole('textbox', { name: 'SSD copies' }).fill('1');
  await form.getByRole('button', { name: 'Save row' }).click();
  await table.getByRole('row', { name: /Trailer/ }).waitFor();
}

/** Deletes the row named Masters, and confirms it. */
export async function deleteMasters(page: Place, table: Place = page): Promise<void> {
  await table.getByRole('button', { name: 'Delete Masters' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await table.getByRole('row', { name: /Masters/ }).waitFor({ state: 'detached' });
}
