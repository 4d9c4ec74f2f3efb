import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paste, press } from './support/interactions.ts';
import { open } from './support/portal.tsx';

const plan = [
  'Name\tCountry\tImpressions\tFormat\tDevice\tWeight (MB)\tVCR\tView time\tFixed ratio\tads.txt lines',
  'Spring\tGermany\t1000\tVideo\tTV\t2.5\t71%\t12\t0.7\t700',
  'Summer\tUS\t2000\tDisplay\tMobile\t\t\t\t\t',
  'Autumn\tKenya\t300\tDisplay\tPC\t0.15\t\t4\t0.6\t',
].join('\n');
const isThere = page.getByText('3 lines are in this campaign already, and are left out.');

test('a plan that is imported again is said to be there already, and left out, but for who wants it twice', async () => {
  open('/openghg/12/import', 'member');
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  paste(plan);
  await expect.element(page.getByText('All 3 lines are good.')).toBeVisible();
  await expect.element(isThere).not.toBeInTheDocument();
  await press(/^Import \d/);
  await press('Import another');
  paste(plan);
  await expect.element(isThere).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  await press('Import them too');
  await expect.element(page.getByRole('button', { name: 'Import 9 rows' })).toBeEnabled();
});
