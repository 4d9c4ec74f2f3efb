import { page } from 'vitest/browser';
import { agree, choose, press, type } from './interactions.ts';

/** What a user does on one page, from the first field to the submit button. */
export async function logIn(email: string, password: string) {
  await type('Email', email);
  await type('Password', password);
  await press('Log In');
}

export async function signUp() {
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await type('Email', 'gita@example.org');
  await type('Username', 'Gita');
  await type('Password', 'a long enough password');
  await type('Confirm Password', 'a long enough password');
  await press('Create Account');
}

export async function resetPassword(code: string) {
  await type('Reset code', code);
  await type('New password', 'a long enough password');
  await type('Confirm password', 'a long enough password');
  await press('Reset password');
}

export async function requestToJoin() {
  await choose('Organization', 'Northwind Media');
  await press('Request to join');
}

export async function foundOrganization() {
  await type('Organization name', 'Litware');
  await press('Create');
}

export async function deleteOrganization() {
  await type('Type “Northwind Media” to confirm', 'Northwind Media');
  await press('Delete organization');
  await agree('Delete');
}

export async function createCampaign() {
  await type('Name', 'Autumn');
  await press('Create campaign');
}

/** Adds a row; by default one of storage, which is not questioned if there is a copy. */
export async function addRow(name: string, fill: () => Promise<unknown> = () => type('SSD copies', '1')) {
  await press('Add Row');
  await type('Name', name);
  await fill();
  await press('Save row');
}

/** Deletes the first entry of a list and confirms. */
export async function deleteFirst() {
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await agree('Delete');
}
