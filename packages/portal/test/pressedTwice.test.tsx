import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from './support/interactions.ts';
import { api, countOf, open } from './support/portal.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const agreeing = (verb: string) => page.getByRole('dialog').getByRole('button', { name: verb, exact: true });
const noDialog = () => expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);

describe('a double press', () => {
  test('approves a member once, and asks nothing of the button that takes its place', async () => {
    open('/org', 'admin');
    await userEvent.dblClick(button('Approve Ben'));
    await expect.element(button('Remove Ben')).toBeVisible();
    await noDialog();
    expect(countOf('POST /validate/user')).toBe(1);
  });

  test('rejects a member once', async () => {
    open('/org', 'admin');
    await press('Reject Ben');
    await userEvent.dblClick(agreeing('Reject'));
    await expect.poll(() => button('Reject Ben').elements()).toEqual([]);
    expect(countOf('POST /validate/user')).toBe(1);
  });

  test('removes a member once', async () => {
    const ben = api.state.accounts.find(({ username }) => username === 'Ben');
    if (ben) ben.needs_validation = false;
    open('/org', 'admin');
    await press('Remove Ben');
    await userEvent.dblClick(agreeing('Remove'));
    await expect.poll(() => button('Remove Ben').elements()).toEqual([]);
    expect(countOf('POST /organization/3/users')).toBe(1);
  });

  test('denies an organization once', async () => {
    open('/admin', 'operator');
    await press('Deny Contoso Ads');
    await userEvent.dblClick(agreeing('Deny'));
    await expect.element(page.getByText('No pending organizations.')).toBeVisible();
    expect(countOf('POST /validate/organization')).toBe(1);
  });

  test('approves one organization, not the next one that moves up under the pointer', async () => {
    const [contoso] = api.state.organizations.filter(({ name }) => name === 'Contoso Ads');
    if (contoso) api.state.organizations.push({ ...contoso, id: 77, name: 'Delta Ads' });
    open('/admin', 'operator');
    await expect.element(button('Approve Delta Ads')).toBeVisible();
    // Held long enough for the first of them to leave before the second click.
    await userEvent.dblClick(button('Approve Contoso Ads'), { delay: 300 });
    await expect.poll(() => button('Approve Contoso Ads').elements()).toEqual([]);
    await expect.element(button('Approve Delta Ads')).toBeEnabled();
    expect(countOf('POST /validate/organization')).toBe(1);
  });

  test('cancels a job once', async () => {
    open('/creativeli/5/overview', 'member');
    await expect.element(button('Cancel job 33')).toBeVisible();
    // Looking at a job moves the mock's on; this one is still at work.
    const job = api.state.jobs[5]?.find(({ id }) => id === 33);
    if (job) job.status = 'running';
    await userEvent.dblClick(button('Cancel job 33'));
    await expect.element(button('Retry job 33')).toBeVisible();
    expect(countOf('POST /images/5/magic/33/cancel')).toBe(1);
  });

  test('starts a failed job again once', async () => {
    open('/creativeli/5/overview', 'member');
    await userEvent.dblClick(button('Retry job 32'));
    await expect.poll(() => api.state.jobs[5]?.length).toBe(4);
    await expect.element(page.getByRole('row', { name: /queued|running/ }).first()).toBeVisible();
    expect(countOf('POST /images/5/magic/32/retry')).toBe(1);
  });
});

test('a file chosen twice is uploaded once', async () => {
  open('/creativeli', 'member');
  const find = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(find).not.toBeNull();
  const input = find();
  if (!input) return;
  const chosen = new DataTransfer();
  chosen.items.add(new File(['picture'], 'twice.png', { type: 'image/png' }));
  for (let time = 0; time < 2; time += 1) {
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await expect.element(page.getByRole('link', { name: 'View twice.png' })).toBeVisible();
  expect(countOf('POST /images')).toBe(1);
});
