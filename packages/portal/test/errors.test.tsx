import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accounts } from './errors/accounts.ts';
import { administration } from './errors/administration.ts';
import { campaigns } from './errors/campaigns.ts';
import type { Case } from './errors/case.ts';
import { creatives } from './errors/creatives.ts';
import { images } from './errors/images.ts';
import { covers, error } from './support/covers.ts';
import { answer, type Call, fail, refuse } from './support/failing.ts';
import { agree, press, type } from './support/interactions.ts';
import { open } from './support/portal.tsx';

const alert = (text: string) => page.getByRole('alert').filter({ hasText: text }).first();

async function bringAbout({ call, at, as, act, late }: Case, break_: (call: Call) => void) {
  if (!late) break_(call);
  open(at, as);
  if (late) {
    await expect.element(page.getByRole('button', { name: /^Approve / })).toBeVisible();
    break_(call);
  }
  await act?.();
}

for (const one of [...accounts, ...campaigns, ...images, ...creatives, ...administration]) {
  test(`${one.call} at ${one.at} shows '${one.shows}'`, covers(error(one.shows)), async () => {
    await bringAbout(one, fail);
    await expect.element(alert(one.shows)).toBeVisible();
  });
}

/** One example of each way a failure reaches the screen. */
const ways: Call[] = [
  'POST /login',
  'GET /organizations',
  'PUT /organization/:id',
  'POST /validate/user',
  'POST /campaigns/:id/storages',
  'DELETE /campaigns/:id',
  'GET /campaigns/:id/deliveries',
  'POST /images',
  'GET /images/:id/magic/:job',
  'GET /organizations/pending',
];

test.for(ways)('%s shows what the server says', async (call) => {
  const one = [...accounts, ...campaigns, ...images, ...creatives, ...administration].find(
    (some) => some.call === call,
  );
  if (!one) throw new Error(`${call} is in no table.`);
  await bringAbout(one, () => refuse(call, 400, 'The server’s own sentence.'));
  await expect.element(alert('The server’s own sentence.')).toBeVisible();
});

test('a checkout without an address says so', covers(error('Missing checkout_url in response')), async () => {
  answer('GET /checkout', () => Response.json({}));
  open('/subscribe', 'planless');
  await press('Choose Basic');
  await expect.element(alert('Missing checkout_url in response')).toBeVisible();
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org/',
  '//pay.example/',
  'http://pay.example/',
])('%s is not followed', async (url) => {
  answer('GET /checkout', () => Response.json({ checkout_url: url }));
  open('/subscribe', 'planless');
  await press('Choose Basic');
  await expect.element(alert('Checkout failed')).toBeVisible();
});

test.each(['//pay.example/', 'http://pay.example/'])(
  '%s is not followed to the billing portal',
  async (url) => {
    answer('GET /stripe/portal', () => Response.json({ portal_url: url }));
    open('/org', 'admin');
    await press('Manage Subscription');
    await expect.element(alert('Failed to get portal link')).toBeVisible();
  },
);

test('an error at the top comes into view after a change at the bottom of the page', async () => {
  refuse('GET /stripe/portal', 503, 'The payment service does not answer right now.');
  open('/org', 'admin');
  await press('Manage Subscription');
  await expect.element(alert('The payment service')).toBeInViewport();
});

test('an error comes into view above many pending organizations', async () => {
  const pending_organizations = Array.from({ length: 40 }, (_, index) => ({
    id: index + 1,
    name: `Organization ${index + 1}`,
    claims_member: false,
    created_by: 'ana@example.org',
  }));
  answer('GET /organizations/pending', () => Response.json({ pending_organizations }));
  refuse('POST /validate/organization', 409, 'This organization was denied already.');
  open('/admin', 'operator');
  await press('Approve Organization 40');
  await expect.element(alert('This organization was denied already.')).toBeInViewport();
});

test('an error stays though another change succeeded meanwhile', async () => {
  const pending_organizations = ['Alder', 'Birch'].map((name, index) => ({
    id: index + 1,
    name,
    claims_member: false,
    created_by: 'ana@example.org',
  }));
  answer('GET /organizations/pending', () => Response.json({ pending_organizations }));
  let refuseFirst = () => {};
  const other = new Promise<void>((resolve) => {
    refuseFirst = resolve;
  });
  answer('POST /validate/organization', async ({ request }) => {
    if (!request.url.includes('=1')) return Response.json({ message: 'Birch approved.' });
    await other;
    return Response.json({ detail: 'This organization has another name now.' }, { status: 409 });
  });
  open('/admin', 'operator');
  await press('Approve Alder');
  await press('Approve Birch');
  await expect.element(page.getByText('Birch approved.')).toBeVisible();
  refuseFirst();
  await expect.element(alert('This organization has another name now.')).toBeVisible();
});

describe('on a low phone', () => {
  beforeEach(async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(360, 480);
    return () => page.viewport(innerWidth, innerHeight);
  });

  test('the error of a new organization comes into view', async () => {
    refuse('POST /organization', 409, 'An organization with this name exists.');
    open('/pick-org', 'newcomer');
    await type('Organization name', 'Contoso Ads');
    await press('Create');
    await expect.element(alert('An organization with this name exists.')).toBeInViewport();
  });

  test('the error of a sign-up stays in sight, and no field is under it', async () => {
    refuse('POST /user', 422, 'This password is too common. Choose another.');
    open('/login');
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await type('Email', 'ana@example.org');
    await type('Username', 'Ana');
    await type('Password', 'password1');
    await type('Confirm Password', 'password1');
    await press('Create Account');
    const error = alert('This password is too common.');
    await expect.element(error).toBeInViewport({ ratio: 1 });
    const email = page.getByRole('textbox', { name: 'Email' });
    email.element().focus();
    const bottom = () => error.element().getBoundingClientRect().bottom;
    await expect.poll(() => email.element().getBoundingClientRect().top - bottom()).toBeGreaterThanOrEqual(0);
  });
});

test('an error that a later change made obsolete is gone', async () => {
  refuse('POST /validate/user', 409, 'The Basic plan allows up to 5 users.');
  open('/org', 'admin');
  await press('Approve Ben');
  await expect.element(alert('The Basic plan allows up to 5 users.')).toBeVisible();
  await press('Remove Dana');
  await agree('Remove');
  await expect.element(page.getByText('Dana removed.')).toBeVisible();
  expect(alert('The Basic plan').elements()).toEqual([]);
});

test.each([
  ['GET /images/:id/info', '/creativeli/99999999999/overview'],
  ['GET /creatives/:id', '/creativeli/html5/99999999999/overview'],
] as const)('%s at an address that can never be right offers no other try', async (call, at) => {
  const detail = 'Id must be a whole number from 1 to 2,147,483,647.';
  refuse(call, 422, detail);
  open(at, 'member');
  await expect.element(alert(detail)).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
});

test('the job result that is not there yet says so', async () => {
  answer('GET /images/:id/magic/:job', () =>
    Response.json({ data: { id: 31, status: 'running', result: null } }),
  );
  open('/creativeli/5/overview', 'member');
  await page
    .getByRole('button', { name: /^View job/ })
    .first()
    .click();
  await expect.element(page.getByText('Result not available yet for this job.')).toBeVisible();
});

test('a failed deletion can be dismissed', async () => {
  fail('DELETE /campaigns/:id');
  open('/openghg', 'member');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await agree('Delete');
  await press('Dismiss error');
  await expect.poll(() => alert('Failed to delete').elements()).toEqual([]);
});

test(
  'a part that cannot be drawn leaves the rest',
  covers(error('Unexpected Application Error!')),
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answer('GET /organizations/pending', () => Response.json({ pending_organizations: [null] }));
    open('/admin', 'operator');
    await expect.element(alert('Unexpected Application Error!')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /privacy/i })).toBeVisible();
    answer('GET /organizations/pending', () => Response.json({ pending_organizations: [] }));
    await press('Load again');
    await expect.element(page.getByText('No pending organizations.')).toBeVisible();
  },
);
