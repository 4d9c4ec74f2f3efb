import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse } from './support/failing.ts';
import { agreeByKeyboard, choose, enter } from './support/interactions.ts';
import { api, countOf, open } from './support/portal.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const delivered = () => api.state.rows[12]?.delivery ?? [];

/** Selects the delivery rows, of which there are four: where rows are cards, few cannot be selected at once. */
async function selectRows() {
  const [first] = delivered();
  if (first) for (const id of [901, 902, 903]) delivered().push({ ...first, id, name: `Row ${id}` });
  open('/openghg/12/delivery', 'member');
  await enter(page.getByRole('checkbox', { name: 'Select all rows' }), ' ');
}

test('Undo and Dismiss of rows keep the focus near', async () => {
  await selectRows();
  await enter(button(/^Duplicate \d+ rows$/));
  await expect.element(heading('Delivery')).toHaveFocus();
  await enter(button(/^Undo: /));
  await expect.element(page.getByText(/rows deleted\.$/)).toBeVisible();
  // The rows that go would take the focus along.
  await expect.poll(() => document.querySelectorAll('main tbody tr')).toHaveLength(delivered().length);
  await expect.element(button('Dismiss')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Delivery')).toHaveFocus();
});

test('Undo and Dismiss of a campaign keep the focus near', async () => {
  open('/openghg', 'member');
  await enter(button(/^Delete Spring/).first());
  await agreeByKeyboard('Delete');
  await enter(button(/^Undo: /));
  await expect.element(button('Dismiss')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Dismiss')).not.toBeInTheDocument();
  await expect.element(heading('Campaigns')).toHaveFocus();
});

test('after a campaign of a long list is deleted, its heading has the focus, and Undo is in sight', async () => {
  const [campaign] = api.state.campaigns;
  if (!campaign) throw new Error('The mock has no campaign.');
  const more = Array.from({ length: 8 }, (_, index) => ({
    ...campaign,
    id: 500 + index,
    name: `Wave ${index}`,
  }));
  api.state.campaigns.push(...more);
  await page.viewport(320, 256);
  open('/openghg', 'member');
  await enter(button('Delete Wave 7'));
  await agreeByKeyboard('Delete');
  await expect.element(heading('Campaigns')).toHaveFocus();
  await expect.element(heading('Campaigns')).toBeInViewport();
  await expect.element(button(/^Undo: /)).toBeInViewport();
  await page.viewport(414, 896);
});

test('clearing the selection keeps the focus near', async () => {
  await selectRows();
  await enter(button('Clear selection'));
  await expect.element(heading('Delivery')).toHaveFocus();
  // Only until it has moved on.
  await userEvent.tab();
  expect(heading('Delivery').element().hasAttribute('tabindex')).toBe(false);
});

test.each(['changed', 'refused'])('a change of many that is %s keeps the focus near', async (how) => {
  if (how === 'refused') refuse('POST /campaigns/:id/bulk', 409, 'No.');
  await selectRows();
  await enter(button(/^Change \d+ rows$/));
  await choose('Country', 'Poland');
  await enter(page.getByRole('dialog').getByRole('button', { name: /^Change / }));
  await expect.element(page.getByText(how === 'refused' ? 'No.' : /rows changed\.$/).first()).toBeVisible();
  await expect.element(heading('Delivery')).toHaveFocus();
});

test.each([
  ['the campaigns', '/openghg', 'GET /campaigns', { level: 1 }],
  ['the images', '/creativeli', 'GET /images', { level: 1 }],
  ['the overview', '/openghg/12/overview', 'GET /campaigns/12/storages', { name: 'Storage' }],
] as const)('Try again keeps the focus with %s', async (_, path, call, near) => {
  let isUp = false;
  answer(call, () => (isUp ? undefined : new Response(null, { status: 500 })));
  open(path, 'member');
  const title = page.getByRole('heading', near);
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  const before = countOf(call);
  await enter(again);
  await expect.poll(() => countOf(call)).toBeGreaterThan(before);
  await expect.element(again).toBeEnabled();
  await expect
    .poll(() => [title.element(), again.element()].some((one) => one === document.activeElement))
    .toBe(true);
  isUp = true;
  await enter(again);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});
