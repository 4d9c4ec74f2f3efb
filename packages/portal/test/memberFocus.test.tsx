import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from './support/failing.ts';
import { enter } from './support/interactions.ts';
import { open } from './support/portal.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the focus stays at the members when approving takes its button away', async () => {
  open('/org', 'admin');
  await enter(button('Approve Ben'));
  await expect.element(button('Remove Ben')).toBeVisible();
  await expect.element(button('Refresh')).toHaveFocus();
});

test('a refused approval leaves the focus on its button', async () => {
  refuse('POST /validate/user', 409, 'The Basic plan allows up to 5 users.');
  open('/org', 'admin');
  await enter(button('Approve Ben'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('The Basic plan allows up to 5 users.');
  await expect.element(button('Approve Ben')).toHaveFocus();
});

test('a removal that fails after its dialog has gone leaves the focus on its button', async () => {
  let respond = () => {};
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  answer('POST /organization/:id/users', async () => {
    await asked;
    return Response.json({ detail: 'The removal failed.' }, { status: 500 });
  });
  open('/org', 'admin');
  await enter(button('Remove Dana'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(button('Remove Dana')).toBeDisabled();
  respond();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The removal failed.');
  await expect.element(button('Remove Dana')).toHaveFocus();
});
