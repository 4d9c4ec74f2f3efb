import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { hold } from './support/failing.ts';
import { open } from './support/portal.tsx';

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
afterEach(() => emulate(''));

test('a button that keeps the focus while it is disabled is as grey as any other', async () => {
  open('/org', 'admin');
  const rename = page.getByRole('button', { name: 'Rename' });
  await expect.element(rename).toHaveAttribute('aria-disabled', 'true');
  await emulate('active');
  const grey = document.body.appendChild(document.createElement('span'));
  grey.style.color = 'GrayText';
  const { color } = getComputedStyle(grey);
  grey.remove();
  await expect.poll(() => getComputedStyle(rename.element()).color).toBe(color);
  await page.getByRole('textbox', { name: 'Organization name' }).fill('Contoso');
  await expect.poll(() => getComputedStyle(rename.element()).color).not.toBe(color);
});

test('a waiting button shows its dots', async () => {
  open('/openghg', 'member');
  await page.getByRole('textbox', { name: 'Name' }).fill('Autumn');
  await emulate('active');
  hold('POST /campaigns');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  const groundOf = (selector: string) => {
    const found = document.querySelector(selector);
    return found && getComputedStyle(found).backgroundColor;
  };
  const dot = 'button[data-loading] .mantine-Loader-root > span';
  await expect.poll(() => groundOf(dot)).toMatch(/^rgb/);
  expect(groundOf(dot)).not.toBe(groundOf('button[data-loading]'));
});
