import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { calls, countOf, open } from './support/portal.tsx';

// The two tests belong together: the second checks what the first leaves behind.
test('a page is left before it has made its calls', () => {
  open('/login', 'member');
  expect(countOf('POST /logout')).toBe(0);
});

test('and none of them counts for the next page', async () => {
  open('/privacy');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls()).toEqual([]);
});
