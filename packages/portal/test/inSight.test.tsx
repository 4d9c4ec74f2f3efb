import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse } from './support/failing.ts';
import { agree, press } from './support/interactions.ts';
import { api, open } from './support/portal.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(414, 896));

describe('deep in a long list, a phone shows', () => {
  /** Opens thirty rows, which are cards. */
  beforeEach(async () => {
    const rows = api.state.rows[12]?.storage ?? [];
    const [first] = rows;
    if (first)
      for (let id = 901; id < 931; id += 1) rows.push({ ...first, id, name: `Row ${id}`, external_id: null });
    open('/openghg/12/storage', 'member');
    await expect.element(button('Delete Row 930')).toBeVisible();
  });

  test('what can be done with the rows selected', async () => {
    await page.getByRole('checkbox', { name: 'Select Row 920' }).click();
    await expect.element(page.getByText('1 selected')).toBeInViewport({ ratio: 1 });
    await expect.element(button('Delete 1 row')).toBeInViewport({ ratio: 1 });
    // Above what it covers.
    await button('Clear selection').click();
    await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
  });

  test('that a row was copied', async () => {
    await press('More actions for Row 920');
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.element(button(/^Undo: /)).toBeInViewport({ ratio: 1 });
    await expect.element(button('Delete Row 920')).toBeInViewport();
  });

  test('that a row was deleted, and the rows around it', async () => {
    await press('Delete Row 920');
    await agree('Delete');
    await expect.element(button(/^Undo: /)).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Delete Row 921')).toBeInViewport();
  });

  test('that a row could not be deleted', async () => {
    refuse('DELETE /campaigns/:id/storages/:rowId', 503, 'The service is not available.');
    await press('Delete Row 920');
    await agree('Delete');
    await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect.element(button('Delete Row 920')).toBeInViewport();
  });

  test('the control that takes the focus below what it says', async () => {
    await page.getByRole('checkbox', { name: 'Select Row 920' }).click();
    const strip = page.getByText('1 selected');
    await expect.element(strip).toBeVisible();
    for (let step = 0; step < 30; step += 1) {
      await userEvent.tab({ shift: true });
      const focused = document.activeElement?.getBoundingClientRect();
      expect(focused?.top).toBeGreaterThan(strip.element().getBoundingClientRect().bottom);
    }
  });
});

test.each([
  ['a campaign', '/openghg', 'DELETE /campaigns/:id'],
  ['an image', '/creativeli', 'DELETE /images/:id'],
] as const)('that %s could not be deleted is said in sight', async (_, path, call) => {
  const { campaigns, images } = api.state;
  const [campaign] = campaigns;
  const [image] = images;
  for (let id = 500; id < 520; id += 1) {
    if (campaign) campaigns.push({ ...campaign, id, name: `Last ${id}` });
    if (image) images.push({ ...image, id, filename: `Last ${id}` });
  }
  refuse(call, 503, 'The service is not available.');
  open(path, 'member');
  await button(/^Delete Last 5/)
    .last()
    .click();
  await agree('Delete');
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
