import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { covers, event } from './support/covers.ts';
import { address, api, calls, countOf, open, type Person } from './support/portal.tsx';

describe('redirects', () => {
  test.each(['/', '/nowhere', '/openghg2'])('%s leads to the login', async (path) => {
    open(path);
    await expect.poll(address).toBe('/login');
  });

  test.each([
    ['/openghg/12', '/openghg/12/overview'],
    ['/openghg/12/nothing', '/openghg/12/overview'],
    ['/openghg/12/storage/more', '/openghg/12/overview'],
    ['/creativeli/5', '/creativeli/5/overview'],
    ['/creativeli/5/nothing', '/creativeli/5/overview'],
    ['/creativeli/html5/3', '/creativeli/html5/3/overview'],
    ['/creativeli/html5/3/nothing/more', '/creativeli/html5/3/overview'],
  ])('%s leads to %s', async (path, to) => {
    open(path, 'member');
    await expect.poll(address).toBe(to);
  });
});

describe('after the login', () => {
  test.for<[number, Person, string]>([
    [2, 'operator', '/admin'],
    [3, 'waiting', '/pending-approval?email=ben%40example.org'],
    [4, 'newcomer', '/pick-org'],
    [5, 'founder', '/org-pending-approval?organization_name=Contoso+Ads'],
    [6, 'planless', '/subscribe'],
    [7, 'member', '/app'],
  ])('step %i: %s goes to %s', async ([step, person, to], { task }) => {
    task.meta.covers = [event(`login step ${step}`)];
    open('/post-login', person);
    await expect.poll(address).toBe(to);
  });

  test(
    'step 1: who has not verified the e-mail goes to /activate',
    covers(event('login step 1')),
    async () => {
      for (const account of api.state.accounts) account.verified_email = false;
      open('/post-login', 'operator');
      await expect.poll(address).toBe('/activate?email=olu%40example.org');
    },
  );

  test('the user is asked for once', async () => {
    open('/post-login', 'member');
    await expect.element(page.getByRole('heading', { name: 'Select Utility' })).toBeVisible();
    expect(countOf('GET /user')).toBe(1);
  });

  test.each<[Person, string]>([
    ['member', '/openghg/12/storage'],
    ['planless', '/subscribe'],
    ['operator', '/admin'],
  ])('%s comes back to where they were only at the seventh step', async (person, to) => {
    open({ pathname: '/post-login', state: { from: '/openghg/12/storage' } }, person);
    await expect.poll(address).toBe(to);
  });

  test.each<[Person, string, string]>([
    ['admin', '/org', '/org'],
    ['admin', '/org?from=mail', '/org?from=mail'],
    ['admin', '/openghg/12/storage', '/subscribe'],
    ['member', '/org', '/subscribe'],
  ])('without a plan, %s who was at %s goes to %s', async (person, from, to) => {
    for (const organization of api.state.organizations) {
      organization.subscribed = false;
      organization.claims_member = false;
    }
    open({ pathname: '/post-login', state: { from } }, person);
    await expect.poll(address).toBe(to);
  });

  test('a platform admin goes to /admin, also one whose organization may use the page they were at', async () => {
    for (const account of api.state.accounts) account.leaf_admin = true;
    open({ pathname: '/post-login', state: { from: '/openghg/12/storage' } }, 'member');
    await expect.poll(address).toBe('/admin');
  });

  test('an address elsewhere is not followed', async () => {
    open({ pathname: '/post-login', state: { from: '//example.com/app' } }, 'member');
    await expect.poll(address).toBe('/app');
  });
});

describe('roles', () => {
  test.each<[Person, string, string]>([
    ['admin', '/app', 'Manage Organization'],
    ['operator', '/app', 'Admin Dashboard'],
  ])('%s sees on %s the button %s', async (person, path, button) => {
    open(path, person);
    await expect.element(page.getByRole('link', { name: button })).toBeVisible();
  });

  test('a member sees neither', async () => {
    open('/app', 'member');
    await expect.element(page.getByRole('link', { name: /Image optimiser/ })).toBeVisible();
    expect(page.getByRole('link', { name: /Manage Organization|Admin Dashboard/ }).elements()).toEqual([]);
  });

  test.each<[Person, string, string]>([
    ['member', '/org', 'You must be an admin to manage the organization.'],
    ['newcomer', '/org', 'You don’t belong to an organization yet.'],
    ['member', '/admin', 'You do not have permission to access this page.'],
  ])('%s reads on %s: %s', async (person, path, text) => {
    open(path, person);
    await expect.element(page.getByText(text)).toBeVisible();
    expect(calls()).toEqual(['GET /user']);
  });

  test.each([
    ['has', false, 1],
    ['has no', true, 0],
  ])(
    'an organization %s Manage Subscription when membership of the industry body is %s',
    async (_, claims, count) => {
      for (const organization of api.state.organizations) organization.claims_member = claims;
      open('/org', 'admin');
      await expect.element(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
      expect(page.getByRole('button', { name: 'Manage Subscription' }).elements()).toHaveLength(count);
    },
  );
});

describe('the top bar', () => {
  const links = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);

  test.each<[Person, string, string[]]>([
    ['member', '/app', ['Campaigns', 'Images', 'Benchmarks']],
    ['admin', '/app', ['Campaigns', 'Images', 'Benchmarks', 'Organization']],
    ['operator', '/admin', ['Admin']],
  ])('leads %s to what they may use', async (person, path, names) => {
    await page.viewport(1280, 800);
    open(path, person);
    await expect.poll(links).toEqual(names);
    await page.viewport(414, 896);
  });

  test('marks where one is, and leads from tool to tool', async () => {
    await page.viewport(1280, 800);
    open('/openghg/12/storage', 'member');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect
      .element(main.getByRole('link', { name: 'Campaigns' }))
      .toHaveAttribute('aria-current', 'page');
    await main.getByRole('link', { name: 'Images' }).click();
    await expect.poll(address).toBe('/creativeli');
    await expect.element(main.getByRole('link', { name: 'Images' })).toHaveAttribute('aria-current', 'page');
    await page.viewport(414, 896);
  });
});

describe('titles', () => {
  test('a campaign is named with its tool', async () => {
    open('/openghg/12/overview', 'member');
    await expect.poll(() => document.title).toBe(`${api.state.campaigns[0]?.name} · Campaign emissions`);
  });

  test.each([
    ['/login', 'Log in · Leaf'],
    ['/openghg', 'Campaign emissions · Leaf'],
    ['/openghg/benchmarks', 'Benchmarks · Campaign emissions'],
    ['/openghg/12/storage', 'Storage · Spring launch · Campaign emissions'],
    ['/openghg/12/consumption', 'Consumption · Spring launch · Campaign emissions'],
    ['/openghg/12/import', 'Import · Spring launch · Campaign emissions'],
    ['/creativeli/set?images=5', 'Set · Image optimiser'],
    ['/creativeli?compare', 'Compare two files · Image optimiser'],
    ['/creativeli/compare', 'Image optimiser · Leaf'],
    ['/creativeli/html5', 'HTML5 creatives · Image optimiser'],
    ['/creativeli/html5/3/overview', 'seeding-300x250.zip · Image optimiser'],
    ['/creativeli/html5/3/optimize', 'Optimize · seeding-300x250.zip · Image optimiser'],
    ['/creativeli/5/overview', 'seeding-1200x675.jpg · Image optimiser'],
    ['/creativeli/5/optimize', 'Optimize · seeding-1200x675.jpg · Image optimiser'],
    ['/creativeli/5/sizes', 'Sizes · seeding-1200x675.jpg · Image optimiser'],
  ])('%s is titled %s', async (path, title) => {
    if (path === '/login') open(path);
    else open(path, 'member');
    await expect.poll(() => document.title).toBe(title);
  });
});

describe('focus', () => {
  test('moves to the heading of the next page, and stays when only the tab changes', async () => {
    open('/openghg', 'member');
    await page.getByRole('link', { name: /^Open/ }).first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveFocus();
    const tab = page.getByRole('link', { name: 'Storage', exact: true }).first();
    await tab.click();
    await expect.poll(address).toBe('/openghg/12/storage');
    await expect.element(heading).not.toHaveFocus();
  });

  test('moves to the heading of a creative from the list of creatives', async () => {
    open('/creativeli/html5', 'member');
    await page.getByRole('link', { name: 'seeding-300x250.zip' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'seeding-300x250.zip' });
    await expect.element(heading).toHaveFocus();
    await page.getByRole('link', { name: 'Optimize', exact: true }).click();
    await expect.poll(address).toBe('/creativeli/html5/3/optimize');
    await expect.element(heading).not.toHaveFocus();
  });

  test('is focused when a page of the same campaign took away the link to it', async () => {
    open('/openghg/12/storage', 'member');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: /^Import rows/ })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
