import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** Clicks a button by its exact name. */
export const press = (name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();

export const follow = (name: string | RegExp) => page.getByRole('link', { name }).first().click();

/**
 * Clicks at once: after a change elsewhere, an answer that is under way, or the first call for what the pointer reaches,
 * may already take a button or a link away.
 */
export function clickNow(role: 'button' | 'link', name: string | RegExp) {
  const element = page.getByRole(role, { name }).first().element();
  if (element instanceof HTMLElement) element.click();
}

/** A field by its exact label, with or without a unit, required or not. */
export const field = (label: string) => page.getByLabelText(new RegExp(`^${label}( \\(\\w+\\))?( ?\\*)?$`));

export const type = (label: string, text: string) => field(label).fill(text);

/** Picks an option of a select, by default the first. */
export async function choose(label: string, option?: string) {
  await page.getByRole('combobox', { name: label }).click();
  await (option
    ? page.getByRole('option', { name: option, exact: true })
    : page.getByRole('option').first()
  ).click();
}

/** Confirms the open dialog. */
export const agree = (verb: string) =>
  page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();

/** Presses a key, by default Enter, on what can be pressed, as somebody without a mouse does. */
export async function enter(what: Locator, key = '{Enter}') {
  await expect.element(what).toBeEnabled();
  const element = what.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(key);
}

/** Confirms the open dialog by keyboard, once it has taken the focus: it would take it back from another button. */
export async function agreeByKeyboard(verb: string) {
  const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expect.element(button('Cancel')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button(verb)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

/** Pastes a text, as from a spreadsheet. */
export function paste(text: string) {
  // A DataTransfer made by a script is empty for those who read it, so the event carries its parts.
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const getData = (kind: string) => (kind === 'text/plain' ? text : '');
  Object.defineProperty(event, 'clipboardData', { value: { getData, files: [] } });
  document.body.dispatchEvent(event);
}

const picture = () => new File(['picture'], 'banner.png', { type: 'image/png' });

/** Chooses files, by default one picture. */
export async function upload(...files: File[]) {
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(input).not.toBeNull();
  const found = input();
  if (found) await userEvent.upload(found, files.length > 0 ? files : picture());
}
