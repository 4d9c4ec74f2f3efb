import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter } from './support/interactions.ts';
import { open } from './support/portal.tsx';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.each([
  ['HTML5 creatives (ZIP)', 'HTML5 creatives'],
  ['Compare two files without uploading them', 'Compare two files'],
])('%s: its heading has the focus, and that of the list on the way back', async (name, title) => {
  open('/creativeli', 'member');
  await enter(link(name));
  await expect.element(heading(title)).toHaveFocus();
  await enter(link('Back'));
  await expect.element(heading('Image optimiser')).toHaveFocus();
});
