import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setColorScheme } from '../src/app/colorScheme.ts';
import { open } from './support/portal.tsx';

test.each([
  ['a campaign', '/openghg/12/overview', 'member', 'Estimate for all stages'],
  ['the privacy policy, signed out,', '/privacy', undefined, 'A single session token'],
] as const)('%s is printed in the light scheme and stays dark on the screen', async (_, path, user, text) => {
  open(path, user);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  const root = document.documentElement;
  setColorScheme('dark');
  const scheme = () => root.getAttribute('data-mantine-color-scheme');
  dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('dark');
  setColorScheme('light');
});
