import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open } from './support/portal.tsx';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Follows a link as somebody without a mouse does. */
async function follow(name: string) {
  const link = page.getByRole('link', { name, exact: true });
  await expect.element(link).toBeVisible();
  const element = link.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
}

test.each([
  ['HTML5 creatives (ZIP)', 'HTML5 creatives'],
  ['Compare two files without uploading them', 'Compare two files'],
])('%s: its heading has the focus, and that of the list on the way back', async (link, title) => {
  open('/creativeli', 'member');
  await follow(link);
  await expect.element(heading(title)).toHaveFocus();
  await follow('Back');
  await expect.element(heading('Image optimiser')).toHaveFocus();
});
