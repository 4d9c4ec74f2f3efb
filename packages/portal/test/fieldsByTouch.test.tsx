import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { open } from './support/portal.tsx';

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });

beforeEach(() => touch(true));
afterEach(() => touch(false));

const fields = 'input:not([type=file], [type=checkbox], [type=radio]), select, textarea';
const sizes = () =>
  [...document.querySelectorAll(fields)].map((field) => Number.parseFloat(getComputedStyle(field).fontSize));

test.each([
  ['/login', 'Email'],
  ['/openghg', 'Description'],
  ['/creativeli/4/optimize', 'Saved settings'],
  ['/creativeli/html5/3/optimize', 'Platform'],
])('the fields of %s have text that iOS does not enlarge', async (path, field) => {
  await page.viewport(390, 640);
  open(path, 'member');
  await expect.element(page.getByLabelText(field).first()).toBeVisible();
  expect(sizes().length).toBeGreaterThan(1);
  expect(Math.min(...sizes())).toBeGreaterThanOrEqual(16);
});

test('the keyboard of a phone says what Enter does in a field', async () => {
  open('/login');
  await expect.element(page.getByLabelText('Email').first()).toBeVisible();
  const typed = document.querySelectorAll<HTMLInputElement>('main input:not([type=checkbox])');
  expect(typed.length).toBeGreaterThan(1);
  for (const { enterKeyHint } of typed) expect(enterKeyHint).toBe('done');
});
