import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, type } from './support/interactions.ts';
import { api, open } from './support/portal.tsx';

const filter = () => page.getByRole('searchbox', { name: 'Filter: Campaigns' });

/** Creates a campaign while the list shows only those of the spring. */
async function create(name: string) {
  const [campaign] = api.state.campaigns;
  if (!campaign) throw new Error('The mock has no campaign.');
  api.state.campaigns = Array.from({ length: 16 }, (_, index) => ({
    ...campaign,
    id: 501 + index,
    name: `Spring ${index + 1}`,
  }));
  open('/openghg', 'member');
  await filter().fill('spring');
  await expect.element(page.getByText('16 of 16')).toBeVisible();
  await type('Name', name);
  await press('Create campaign');
  await expect.element(page.getByRole('link', { name: `Open ${name}` })).toBeVisible();
}

describe('a campaign that has just been created is in the list', () => {
  test('even where a filter would hide it', async () => {
    await create('Autumn');
    await expect.element(filter()).toHaveValue('');
  });

  test('and a filter that finds it stays', async () => {
    await create('Spring break');
    await expect.element(page.getByText('17 of 17')).toBeVisible();
    await expect.element(filter()).toHaveValue('spring');
  });
});
