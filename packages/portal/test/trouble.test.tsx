import { MOCK_PASSWORD } from '@leaf/api-client/mocks';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, type Call, fail, hold, refuse } from './support/failing.ts';
import { agree, clickNow, field, follow, press, type } from './support/interactions.ts';
import { address, api, calls, countOf, open } from './support/portal.tsx';
import { createCampaign } from './support/tasks.ts';

const alert = (text: string) => page.getByRole('alert').filter({ hasText: text }).first();

test('a right that is taken away is no longer offered', async () => {
  open('/org', 'admin');
  await expect.element(page.getByRole('button', { name: 'Approve Ben', exact: true })).toBeVisible();
  const ana = api.state.accounts.find(({ id }) => id === 7);
  if (ana) ana.is_admin = false;
  clickNow('button', 'Approve Ben');
  await expect
    .element(page.getByText('You must be an admin to manage the organization.').last())
    .toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Approve Ben' }).elements()).toEqual([]);
});

test('a plan that is gone is told with the way to the next one', async () => {
  open('/app', 'member');
  for (const organization of api.state.organizations) organization.subscribed = false;
  await follow(/Campaign emissions/);
  await expect.element(alert('Your organization needs the Basic plan to use the tools.')).toBeVisible();
  await follow('Select a plan');
  await expect.poll(address).toBe('/subscribe');
});

describe('a stale tab', () => {
  test('tells that a row is gone and shows what is there', async () => {
    open('/openghg/12/storage', 'member');
    await expect.element(page.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
    const rows = api.state.rows[12];
    if (rows) rows.storage = [];
    clickNow('button', 'Delete Masters');
    await agree('Delete');
    await expect.element(alert('This row does not exist.')).toBeVisible();
    await expect.poll(() => page.getByRole('rowheader', { name: 'Masters' }).elements()).toEqual([]);
  });

  test('tells that a campaign is gone', async () => {
    open('/openghg/12/overview', 'member');
    // Every call of the page is answered before the campaign goes: its last one brings the comparison.
    await expect.element(page.getByText(/^Lower than/).first()).toBeVisible();
    api.state.campaigns = api.state.campaigns.filter(({ id }) => id !== 12);
    delete api.state.rows[12];
    answer('GET /campaigns/:id/storages', () =>
      Response.json({ detail: 'This campaign does not exist.' }, { status: 404 }),
    );
    vi.setSystemTime(Date.now() + 60_000);
    clickNow('link', /^Storage$/);
    await expect.element(alert('This campaign does not exist.')).toBeVisible();
    vi.useRealTimers();
  });

  test.each(['/openghg/999/overview', '/openghg/nothing/overview'])('%s is no campaign', async (path) => {
    open(path, 'member');
    await expect.element(alert('This campaign does not exist.')).toBeVisible();
    expect(calls().filter((call) => call.includes('NaN'))).toEqual([]);
  });
});

describe('an unavailable server', () => {
  test('is asked again for what is read', async () => {
    let failures = 2;
    answer('GET /campaigns', () => {
      if (failures-- > 0)
        return Response.json({ detail: 'Back soon.' }, { status: 503, headers: { 'Retry-After': '0' } });
      return undefined;
    });
    open('/openghg', 'member');
    await expect.element(page.getByRole('link', { name: /^Open/ }).first()).toBeVisible();
    expect(countOf('GET /campaigns')).toBe(3);
  });

  test('is told, and can be asked again by hand', async () => {
    refuse('GET /campaigns', 503, 'Back at noon.', { 'Retry-After': '0' });
    open('/openghg', 'member');
    await expect.element(alert('Back at noon.')).toBeVisible();
    answer('GET /campaigns', () => Response.json({ data: api.state.campaigns }));
    await press('Try again');
    await expect.element(page.getByRole('link', { name: /^Open/ }).first()).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('leaves a campaign its shape, with one banner that asks for everything again', async () => {
    refuse('GET /campaigns', 503, 'Back at noon.', { 'Retry-After': '0' });
    refuse('GET /campaigns/:id/storages', 503, 'Back at noon.', { 'Retry-After': '0' });
    open('/openghg/12/storage', 'member');
    await expect.element(alert('Back at noon.')).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Campaign pages' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Storage' })).toBeVisible();
    expect(page.getByRole('alert').elements()).toHaveLength(1);
    expect(page.getByText('No rows yet').elements()).toEqual([]);
    answer('GET /campaigns', () => Response.json({ data: api.state.campaigns }));
    answer('GET /campaigns/:id/storages', () => Response.json({ data: api.state.rows[12]?.storage }));
    await press('Try again');
    await expect.element(page.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('is not asked again for what is changed', async () => {
    refuse('POST /campaigns', 503, 'Back soon.', { 'Retry-After': '0' });
    open('/openghg', 'member');
    await createCampaign();
    await expect.element(alert('Back soon.')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Autumn');
    expect(countOf('POST /campaigns')).toBe(1);
  });
});

test('too many calls are told with the wait', async () => {
  refuse('GET /campaigns', 429, 'Too many calls.', { 'Retry-After': '12' });
  open('/openghg', 'member');
  await expect.element(alert('Too many calls. Try again in 12 seconds.')).toBeVisible();
});

test('a lost connection is told where it was missed, and what was typed stays', async () => {
  answer('POST /campaigns', () => Response.error());
  open('/openghg', 'member');
  await createCampaign();
  await expect.element(alert('Failed to create campaign. The server cannot be reached.')).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Autumn');
});

test('a server that is silent for 30 seconds is given up, and what was typed stays', async () => {
  open('/openghg', 'member');
  await type('Name', 'Autumn');
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  hold('POST /campaigns');
  await press('Create campaign');
  await expect.poll(() => countOf('POST /campaigns')).toBe(1);
  expect(timeout).toHaveBeenCalledWith(30_000);
  clock.abort(new DOMException('', 'TimeoutError'));
  await expect.element(alert('The server did not answer in time.')).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Autumn');
});

test('being offline is said as long as it lasts', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open('/openghg', 'member');
  dispatchEvent(new Event('offline'));
  const note = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect.element(note).toBeVisible();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.poll(() => note.elements()).toEqual([]);
});

test.each<[Call, string]>([
  ['GET /campaigns', '/openghg/12/overview'],
  ['GET /campaigns', '/openghg/12/storage'],
  ['GET /creatives/:id', '/creativeli/html5/3/overview'],
  ['GET /images/:id/info', '/creativeli/5/overview'],
])('%s that fails at %s is not asked again and again', async (call, path) => {
  fail(call);
  open(path, 'member');
  // A button can be pointed at only if it stays where it is, and so does the page.
  await page.getByRole('button', { name: 'Try again' }).first().hover();
});

describe('a double click', () => {
  test('creates one campaign', async () => {
    open('/openghg', 'member');
    await type('Name', 'Autumn');
    await userEvent.dblClick(page.getByRole('button', { name: 'Create campaign' }));
    await expect.element(page.getByRole('link', { name: 'Open Autumn' })).toBeVisible();
    expect(api.state.campaigns.filter(({ name }) => name === 'Autumn')).toHaveLength(1);
    expect(countOf('POST /campaigns')).toBe(1);
  });

  test('logs in once', async () => {
    open('/login');
    await type('Email', 'ana@example.org');
    await type('Password', MOCK_PASSWORD);
    await userEvent.dblClick(page.getByRole('button', { name: 'Log In', exact: true }));
    await expect.poll(address).toBe('/app');
    expect(countOf('POST /login')).toBe(1);
  });

  test('logs in once when the button is pressed until the next page is there', async () => {
    open('/login');
    await type('Email', 'ana@example.org');
    await type('Password', MOCK_PASSWORD);
    const button = page.getByRole('button', { name: 'Log In', exact: true }).element();
    const pressing = setInterval(() => button instanceof HTMLElement && button.click());
    await expect.poll(address).toBe('/app');
    clearInterval(pressing);
    expect(countOf('POST /login')).toBe(1);
  });

  test('approves once', async () => {
    open('/admin', 'operator');
    await userEvent.dblClick(page.getByRole('button', { name: 'Approve Contoso Ads' }));
    await expect.element(page.getByText('No pending organizations.')).toBeVisible();
    expect(countOf('POST /validate/organization')).toBe(1);
  });
});

test('an organization renamed since it was seen is told, and shown by its new name', async () => {
  open('/admin', 'operator');
  await expect.element(page.getByRole('button', { name: 'Approve Contoso Ads' })).toBeVisible();
  const seen = api.state.organizations.find(({ name }) => name === 'Contoso Ads');
  if (seen) seen.name = 'Your Bank';
  clickNow('button', 'Approve Contoso Ads');
  await expect
    .element(alert('This organization is called Your Bank now. Look at it again, then decide.'))
    .toBeVisible();
  await press('Approve Your Bank');
  await expect.element(page.getByText('No pending organizations.')).toBeVisible();
});

describe('calls', () => {
  test('of a campaign are each made once, and not again for a tab that was seen', async () => {
    open('/openghg/12/overview', 'member');
    await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('Campaign');
    await expect.element(page.getByText(/^Lower than/).first()).toBeVisible();
    await follow(/^Storage$/);
    await expect.element(page.getByRole('rowheader', { name: 'Masters' })).toBeVisible();
    await follow(/^Overview$/);
    await expect.poll(address).toBe('/openghg/12/overview');
    expect(calls().sort()).toEqual([
      'GET /benchmarks',
      'GET /campaigns',
      'GET /campaigns/12/consumptions',
      'GET /campaigns/12/deliveries',
      'GET /campaigns/12/selections',
      'GET /campaigns/12/storages',
      'GET /user',
    ]);
  });

  test('for what a link leads to begin when it is reached', async () => {
    open('/app', 'member');
    // The pointer may already rest where the link appears: only a move counts as a hover.
    await page.getByRole('heading', { level: 1 }).hover();
    await page.getByRole('link', { name: /Campaign emissions/ }).hover();
    await expect.poll(calls).toContain('GET /campaigns');
    expect(address()).toBe('/app');
    await follow(/Campaign emissions/);
    await expect.element(page.getByRole('link', { name: /^Open/ }).first()).toBeVisible();
    expect(countOf('GET /campaigns')).toBe(1);
  });

  test('for large originals are not made for a thumbnail', async () => {
    for (const image of api.state.images) image.size = 4000;
    open('/creativeli', 'member');
    await expect.element(page.getByRole('link', { name: /^View/ }).first()).toBeVisible();
    expect(calls().filter((call) => /images\/\d+$/.test(call))).toEqual([]);
  });
});

test('an overview of which nothing can be read says so once', async () => {
  let respond = () => {};
  const told = new Promise<void>((resolve) => {
    respond = resolve;
  });
  answer('GET /campaigns', () => told.then(() => new Response(null, { status: 404 })));
  for (const rows of ['storages', 'selections', 'deliveries', 'consumptions'])
    answer(`GET /campaigns/:id/${rows}`, () => new Response(null, { status: 500 }));
  open('/openghg/12/overview', 'member');
  await expect.poll(() => page.getByText('Could not be loaded.').elements().length).toBe(4);
  expect(page.getByRole('alert').elements()).toEqual([]);
  respond();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load campaign');
});

test('a usage that cannot be read keeps its place, with dashes, and is read again', async () => {
  let down = true;
  answer('GET /usage', () => (down ? new Response(null, { status: 500 }) : undefined));
  open('/org', 'admin');
  const usage = page.getByRole('region', { name: 'Usage' });
  await expect.element(usage.getByText('– of – campaigns')).toBeVisible();
  await expect.element(usage.getByText(/^Could not be loaded\./)).toBeVisible();
  down = false;
  await usage.getByRole('button', { name: 'Try again' }).click();
  await expect.element(usage.getByText(/^\d+ of 2,000 campaigns$/)).toBeVisible();
  await expect.element(usage.getByText(/^Could not be loaded\./)).not.toBeInTheDocument();
});
