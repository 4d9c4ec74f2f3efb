import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setColorScheme } from '../src/app/colorScheme.ts';
import { open } from './support/portal.tsx';

test('a page is printed in the light scheme and stays dark on the screen', async () => {
  open('/openghg/12/overview', 'member');
  await expect.element(page.getByText('Estimate for all stages')).toBeVisible();
  const root = document.documentElement;
  setColorScheme('dark');
  const scheme = () => root.getAttribute('data-mantine-color-scheme');
  dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('dark');
  setColorScheme('light');
});
