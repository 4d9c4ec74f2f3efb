import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { covers, event, route } from './support/covers.ts';
import { fail, hold } from './support/failing.ts';
import { address, calls, countOf, open, type Person } from './support/portal.tsx';

/** Each page behind the login, a person who may see it, and its heading. */
const guarded: [address: string, person: Person, heading: string][] = [
  ['/pick-org', 'newcomer', 'Choose your organization'],
  ['/subscribe', 'planless', 'Select Plan'],
  ['/app', 'admin', 'Select Utility'],
  ['/org', 'admin', 'Manage Organization'],
  ['/admin', 'operator', 'Admin Dashboard'],
  ['/openghg', 'member', 'Campaign emissions'],
  ['/openghg/benchmarks', 'member', 'Benchmarks'],
  ['/openghg/methodology', 'member', 'How emissions are estimated'],
  ['/openghg/12/overview', 'member', 'Spring launch'],
  ['/openghg/12/storage', 'member', 'Spring launch'],
  ['/openghg/12/selection', 'member', 'Spring launch'],
  ['/openghg/12/delivery', 'member', 'Spring launch'],
  ['/openghg/12/consumption', 'member', 'Spring launch'],
  ['/openghg/12/import', 'member', 'Spring launch'],
  ['/creativeli', 'member', 'Image optimiser'],
  ['/creativeli/set', 'member', 'Set of 0 images'],
  ['/creativeli/html5', 'member', 'HTML5 creatives'],
  ['/creativeli/html5/3/overview', 'member', 'seeding-300x250.zip'],
  ['/creativeli/html5/3/optimize', 'member', 'seeding-300x250.zip'],
  ['/creativeli/5/overview', 'member', 'seeding-1200x675.jpg'],
  ['/creativeli/5/optimize', 'member', 'seeding-1200x675.jpg'],
  ['/creativeli/5/sizes', 'member', 'seeding-1200x675.jpg'],
];

const heading = page.getByRole('heading', { level: 1 });

for (const [path, person, text] of guarded) {
  test(`${path} shows its page to ${person}`, covers(route(path, 'shown')), async () => {
    open(path, person);
    await expect.element(heading).toHaveTextContent(text);
    expect(address()).toBe(path);
    expect(countOf('GET /user')).toBe(1);
  });
}

describe.for(['/post-login', ...guarded.map(([path]) => path)])('%s', (path) => {
  test('sends who has no token to the login', covers(route(path, 'no token')), async () => {
    open(path);
    await expect.poll(address).toBe('/login');
    await expect.element(heading).toHaveTextContent('Welcome to Leaf');
    expect(calls()).toEqual([]);
  });

  test(
    'forgets the token when the user cannot be fetched',
    covers(route(path, 'user call fails'), event('failed user fetch clears the token')),
    async () => {
      fail('GET /user');
      open(path, 'admin');
      await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load your account');
      expect(address()).toBe('/login');
      expect(localStorage.getItem('token')).toBeNull();
      await expect.poll(calls).toContain('POST /logout');
    },
  );
});

describe.for(guarded.map(([path]) => path))('%s', (path) => {
  test('waits for the user', covers(route(path, 'Loading')), async () => {
    hold('GET /user');
    open(path, 'admin');
    await expect.poll(() => countOf('GET /user')).toBe(1);
    await expect.element(page.getByText('Loading…').first()).toBeInTheDocument();
    expect(address()).toBe(path);
  });
});

test(
  '/post-login says that it is checking',
  covers(route('/post-login', 'Loading'), route('/post-login', 'shown')),
  async () => {
    hold('GET /user');
    open('/post-login', 'admin');
    await expect.poll(() => countOf('GET /user')).toBe(1);
    await expect.element(heading).toHaveTextContent('Checking your account');
    expect(address()).toBe('/post-login');
  },
);

test.for([
  ['/login', 'Welcome to Leaf'],
  ['/forgot', 'Forgot password'],
  ['/reset', 'Reset password'],
  ['/activate', 'Verify your email'],
  ['/pending-approval?email=ben%40example.org', 'Waiting for approval'],
  ['/org-pending-approval?organization_name=Contoso', 'Organization waiting for approval'],
  ['/privacy', 'Privacy policy'],
])('%s is shown to everybody', async ([path = '', text = ''], { task }) => {
  task.meta.covers = [route(path.split('?')[0] ?? '', 'shown')];
  open(path);
  await expect.element(heading).toHaveTextContent(text);
  expect(calls()).toEqual([]);
});
