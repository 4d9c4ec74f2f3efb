import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from './support/interactions.ts';
import { open } from './support/portal.tsx';

vi.mock('../src/app/load.ts', async (original) => {
  const code = await original<typeof import('../src/app/load.ts')>();
  return { ...code, loadApi: () => Promise.reject(new code.LoadError('It did not come.')) };
});

test('whoever sends a form before its code can be fetched reads that the connection is the reason', async () => {
  open('/forgot');
  await userEvent.type(page.getByRole('textbox', { name: 'Email' }), 'ana@example.org');
  await press('Send reset code');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The server cannot be reached. Check your connection and try again.');
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.org');
});
