import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
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
