import { type userEvent as events, expect, screen, waitFor, within } from 'storybook/test';

type Queries = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof events.setup>;

/** Opens a select by its label and picks the option with this text. */
export async function choose(canvas: Queries, userEvent: UserEvent, label: string, option: string) {
  await userEvent.click(await canvas.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Searches for a country or region and picks the first match. */
export async function search(canvas: Queries, userEvent: UserEvent, label: string, typed: string) {
  const field = await canvas.findByRole('combobox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.keyboard('{Enter}');
}

/** Replaces the text of a field. */
export async function fill(canvas: Queries, userEvent: UserEvent, label: string, typed: string) {
  const field = await canvas.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
}

/** The open dialog, once it has rendered. */
export async function dialog(name: string | RegExp): Promise<Queries> {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
}

/** Presses what deletes a row, its last button, and waits for the question: by its name alone, so in any language. */
export async function askToDelete(canvas: Queries, userEvent: UserEvent, name: string) {
  const named = (words: string) => words.includes(name);
  const buttons = canvas.getAllByRole('button', { name: named });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await screen.findByRole('dialog', { name: named });
}

/**
 * Expects these column headers, in order, once the table has room for them: Storybook may still be widening its frame
 * after a narrow story.
 */
export async function expectHeads(canvas: Queries, heads: readonly string[]) {
  const texts = () => canvas.getAllByRole('columnheader').map((head: HTMLElement) => head.textContent);
  await waitFor(() => expect(texts()).toEqual(heads));
}
