import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paste } from './support/interactions.ts';
import { open } from './support/portal.tsx';

vi.mock('../../ui/src/campaigns/plan/openSheet.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a plan whose import cannot be loaded is not called unreadable', async () => {
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste('Name\tCountry\tImpressions\nA\tGermany\t1000');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The import could not be loaded. Try again.');
});
