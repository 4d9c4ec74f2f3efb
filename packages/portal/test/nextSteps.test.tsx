import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from './support/failing.ts';
import { press } from './support/interactions.ts';
import { address, api, open, type Person, people } from './support/portal.tsx';

const alert = page.getByRole('alert');
const step = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('/org leads who has no organization to the choice of one', async () => {
  open('/org', 'newcomer');
  await expect.element(page.getByText('You don’t belong to an organization yet.')).toBeVisible();
  await step('Choose an organization').click();
  await expect.poll(address).toBe('/pick-org');
});

test.each(['/openghg', '/creativeli'])('%s leads who waits to what they asked for', async (path) => {
  open(path, 'waiting');
  await alert.getByRole('link', { name: 'Choose an organization' }).click();
  await expect.poll(address).toBe('/pick-org');
  await expect.element(page.getByText(/^You have asked to join Northwind Media\./)).toBeVisible();
  await step('Back').click();
  await expect.poll(address).toBe('/pending-approval?email=ben%40example.org');
});

test.each(['/openghg', '/creativeli', '/creativeli/html5', '/openghg/benchmarks'])(
  '%s leads who founded an organization that waits to its request',
  async (path) => {
    open(path, 'founder');
    await expect.element(alert.getByText('Your organization waits for approval.')).toBeVisible();
    await alert.getByRole('link', { name: 'See the request' }).click();
    await expect.poll(address).toBe('/org-pending-approval');
    await expect
      .element(page.getByRole('heading', { name: 'Organization waiting for approval' }))
      .toBeVisible();
  },
);

test.each<[Person, string, string, string]>([
  ['newcomer', 'The tools are for members of an organization.', 'Choose an organization', '/pick-org'],
  [
    'waiting',
    'The tools open once an admin of the organization approves your request.',
    'See the request',
    '/pending-approval?email=ben%40example.org',
  ],
  [
    'founder',
    'The tools open once the platform operator approves your organization.',
    'See the request',
    '/org-pending-approval?organization_name=Contoso+Ads',
  ],
  ['planless', 'The tools open once your organization has a plan.', 'Select a plan', '/subscribe'],
])('/app tells a %s why the tools wait', async (who, text, link, to) => {
  open('/app', who);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(alert.elements()).toEqual([]);
  await step(link).click();
  await expect.poll(address).toBe(to);
});

describe('who has not verified an e-mail address', () => {
  beforeEach(() => {
    const newcomer = api.state.accounts.find(({ id }) => id === people.newcomer);
    if (newcomer) newcomer.verified_email = false;
  });

  test.each(['/pick-org', '/openghg', '/creativeli', '/openghg/benchmarks'])(
    'is led there from %s',
    async (path) => {
      open(path, 'newcomer');
      await expect.element(alert.getByText('Verify your e-mail address first.')).toBeVisible();
      await alert.getByRole('link', { name: 'Verify your email' }).click();
      await expect.poll(address).toMatch(/^\/activate\?email=\S+%40example\.org$/);
    },
  );

  test('reads on /app why the tools wait', async () => {
    open('/app', 'newcomer');
    await expect
      .element(page.getByText('The tools open once your e-mail address is verified.'))
      .toBeVisible();
    await step('Verify your email').click();
    await expect.poll(address).toMatch(/^\/activate\?email=\S+%40example\.org$/);
  });
});

test('/subscribe leads who founded an organization that waits to its request', async () => {
  open('/subscribe', 'founder');
  await press('Choose Basic');
  await alert.getByRole('link', { name: 'See the request' }).click();
  await expect.poll(address).toBe('/org-pending-approval');
});

test('who founded an organization that waits is led to where it is renamed or withdrawn', async () => {
  open('/org-pending-approval?organization_name=Contoso+Ads', 'founder');
  await step('Change the name or withdraw it').click();
  await expect.poll(address).toBe('/org');
  await expect.element(page.getByRole('button', { name: 'Delete organization' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Manage Subscription' }).elements()).toEqual([]);
});

test('who checks again is told that there is no plan yet, and led on once there is one', async () => {
  open('/subscribe', 'planless');
  await press('Check again');
  await expect.element(page.getByText('Your organization has no plan yet.')).toBeVisible();
  expect(address()).toBe('/subscribe');
  for (const organization of api.state.organizations) organization.subscribed = true;
  await press('Check again');
  await expect.poll(address).toBe('/app');
});

test('/org leads who has no subscription to manage to the plan', async () => {
  answer('GET /stripe/portal', () =>
    Response.json(
      { code: 'no_subscription', detail: 'Your organization has no subscription to manage yet.' },
      { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
    ),
  );
  open('/org', 'planless');
  await press('Manage Subscription');
  await alert.getByRole('link', { name: 'Select a plan' }).click();
  await expect.poll(address).toBe('/subscribe');
});

test.each<[Person, string]>([
  ['newcomer', '/pick-org'],
  ['founder', '/org-pending-approval?organization_name=Contoso+Ads'],
])('/subscribe leads a %s on once no plan could be chosen', async (who, to) => {
  open('/subscribe', who);
  await press('Choose Basic');
  await expect.element(alert).toBeVisible();
  await press('Check again');
  await expect.poll(address).toBe(to);
});
