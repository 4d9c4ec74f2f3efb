import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/app/api.ts';
import { covers, event } from './support/covers.ts';
import { answer, hold } from './support/failing.ts';
import { agree, choose, field, follow, press, type } from './support/interactions.ts';
import { address, api, countOf, go, open } from './support/portal.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Nothing is being read: an answer under way would be asked for again. */
const isRead = () => expect.poll(() => queryClient.isFetching()).toBe(0);
const member = (id: number) => api.state.accounts.find((account) => account.id === id);

test('a member is approved', covers(event('member approved')), async () => {
  open('/org', 'admin');
  await press('Approve Ben');
  await expect.element(page.getByText('Ben approved.')).toBeVisible();
  await expect.element(button('Remove Ben')).toBeVisible();
  expect(member(8)).toMatchObject({ organization_id: 3, needs_validation: false });
});

test('a member is rejected once that is confirmed', covers(event('member rejected')), async () => {
  open('/org', 'admin');
  await press('Reject Ben');
  expect(countOf('POST /validate/user')).toBe(0);
  await agree('Reject');
  await expect.element(page.getByText('Ben rejected.')).toBeVisible();
  await expect.poll(() => button('Reject Ben').elements()).toEqual([]);
  expect(member(8)?.organization_id).toBeNull();
});

test('a key is created for some days, and shown once', async () => {
  const before = Date.now();
  open('/org', 'admin');
  await press('Create key');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Data warehouse');
  await choose('Expires', 'In 30 days');
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Key for “Data warehouse”' })).toBeVisible();
  const [key] = api.state.apiKeys;
  await expect.element(page.getByRole('textbox', { name: 'API key' })).toHaveValue(key?.secret);
  expect(key).toMatchObject({ name: 'Data warehouse', organization_id: 3, scopes: ['read'] });
  const days = (Date.parse(key?.expires_at ?? '') - before) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  await press('Done');
  await expect.element(button('Revoke Data warehouse')).toBeVisible();
  expect(JSON.stringify(queryClient.getMutationCache().getAll())).not.toContain(key?.secret);
});

test('a rotated key has another secret, which is shown once', async () => {
  const before = api.state.apiKeys.find(({ name }) => name === 'Nightly import')?.secret;
  open('/org', 'admin');
  await press('Rotate Nightly import');
  expect(countOf('POST /organization/3/keys/21/rotate')).toBe(0);
  await agree('Rotate');
  const after = () => api.state.apiKeys.find(({ name }) => name === 'Nightly import')?.secret;
  await expect.poll(after).not.toBe(before);
  await expect.element(page.getByRole('textbox', { name: 'API key' })).toHaveValue(after());
});

test('a key is revoked once that is confirmed', async () => {
  open('/org', 'admin');
  await press('Revoke Website');
  expect(countOf('DELETE /organization/3/keys/22')).toBe(0);
  await agree('Revoke');
  await expect.element(page.getByText('“Website” revoked.')).toBeVisible();
  await expect.poll(() => button('Revoke Website').elements()).toEqual([]);
});

test('a key is shown even if the list cannot be read again', async () => {
  open('/org', 'admin');
  await expect.element(button('Revoke Website')).toBeVisible();
  hold('GET /organization/:id/keys');
  await press('Rotate Website');
  await agree('Rotate');
  await expect.element(page.getByRole('textbox', { name: 'API key' })).toBeVisible();
});

test('only admins of an approved organization see its keys', async () => {
  open('/org', 'member');
  await expect.element(page.getByText('You must be an admin to manage the organization.')).toBeVisible();
  expect(page.getByRole('heading', { name: 'API keys' }).elements()).toEqual([]);
  expect(countOf('GET /organization/3/keys')).toBe(0);
});

for (const [verb, done, approved] of [
  ['Approve', 'approved', true],
  ['Deny', 'denied', undefined],
] as const) {
  test(
    `the list is loaded again after an organization is ${done}`,
    covers(event(`organization ${done}`)),
    async () => {
      open('/admin', 'operator');
      await press(`${verb} Contoso Ads`);
      if (verb === 'Deny') {
        expect(countOf('POST /validate/organization')).toBe(0);
        await agree('Deny');
      }
      await expect.element(page.getByText(`Contoso Ads ${done}.`)).toBeVisible();
      await expect.element(page.getByText('No pending organizations.')).toBeVisible();
      expect(countOf('GET /organizations/pending')).toBe(2);
      expect(api.state.organizations.find(({ name }) => name === 'Contoso Ads')?.approved).toBe(approved);
    },
  );
}

test.each([
  ['overview', /^View job/],
  ['optimize', /^Create Job$/],
] as const)(
  'jobs are looked at every 5 seconds on %s until the image is left',
  covers(event('jobs looked at every 5 seconds')),
  async (tab, button) => {
    const started = vi.spyOn(window, 'setInterval');
    const stopped = vi.spyOn(window, 'clearInterval');
    open(`/creativeli/5/${tab}`, 'member');
    await expect.element(page.getByRole('button', { name: button }).first()).toBeVisible();
    await expect.poll(() => countOf('GET /images/5/magic')).toBe(1);
    const looks = () =>
      started.mock.calls.flatMap(([look, after], index) => (after === 5000 ? [{ look, index }] : []));
    const last = looks().at(-1);
    const before = countOf('GET /images/5/magic');
    if (typeof last?.look === 'function') last.look();
    await expect.poll(() => countOf('GET /images/5/magic')).toBe(before + 1);
    await follow('Back');
    await expect.poll(address).toBe('/creativeli');
    for (const { index } of looks()) expect(stopped).toHaveBeenCalledWith(started.mock.results[index]?.value);
  },
);

/** Answers with a stream of events. @returns how to tell one, once somebody listens */
function streamEvents(first: object): (event: object) => void {
  let tell: (event: object) => void = () => undefined;
  answer('GET /job_events', () => {
    const events = new ReadableStream<Uint8Array>({
      start(controller) {
        tell = (event) =>
          controller.enqueue(new TextEncoder().encode(`event: jobs\ndata: ${JSON.stringify(event)}\n\n`));
        tell(first);
      },
    });
    return new Response(events, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  return (event) => tell(event);
}

test('a set moves on as the server tells, without being looked at', async () => {
  const job = { id: 33, type: 'lean', target: null, error: null, created_at: '2026-11-21T10:00:00.000Z' };
  const state = { status: 'queued', progress: 0 };
  const image = api.state.images.find(({ id }) => id === 5);
  const outcome = () => ({ image, job: { ...job, ...state, result: null }, chosen: null });
  answer('GET /image_outcomes', () => Response.json({ data: [outcome()] }));
  const event = () => ({ jobs: [{ id: job.id, image_id: 5, ...state }], points: [] });
  const tell = streamEvents(event());
  const change = (next: Partial<typeof state>) => tell(Object.assign(state, next) && event());
  open('/creativeli/set?images=5', 'member');
  await expect.element(page.getByText('queued')).toBeVisible();
  const looks = () => countOf('GET /image_outcomes');
  // Read at the start, and once more when the server began to tell.
  await expect.poll(looks).toBe(2);
  await isRead();
  change({ status: 'running', progress: 0.5 });
  await expect.element(page.getByText(/50\s?%/)).toBeVisible();
  expect(looks()).toBe(2);
  change({ status: 'completed', progress: 1 });
  await expect.element(page.getByText('completed')).toBeVisible();
  await expect.element(page.getByText('The jobs of the set have ended. Results: 1 of 1.')).toBeVisible();
  expect(looks()).toBe(3);
});

test('files chosen by hand outlive a job, which is said, and are given up together', async () => {
  const job = { id: 33, type: 'lean', target: null, error: null, created_at: '2026-11-21T10:00:00.000Z' };
  const state = { status: 'running', progress: 0.5 };
  const chosen = { format: 'original', quality: null, size: 74_848, ssim: 1 };
  const kept: Record<number, object | null> = { 5: chosen, 4: chosen };
  const outcome = (id: number) => ({
    image: api.state.images.find((one) => one.id === id),
    job: { ...job, ...state, result: null },
    chosen: kept[id],
  });
  answer('GET /image_outcomes', () => Response.json({ data: [outcome(5), outcome(4)] }));
  const sent: unknown[] = [];
  answer('PUT /image_choices', async ({ request }) => {
    sent.push(await request.json());
    Object.assign(kept, { 5: null, 4: null });
    return Response.json({ data: [], before: [5, 4].map((image_id) => ({ image_id, file: null })) });
  });
  const event = () => ({ jobs: [{ id: job.id, image_id: 5, ...state }], points: [] });
  const tell = streamEvents(event());
  open('/creativeli/set?images=5,4', 'member');
  await expect.element(page.getByText(/50\s?%/).first()).toBeVisible();
  tell(Object.assign(state, { status: 'completed', progress: 1 }) && event());
  await expect
    .element(
      page.getByText(
        'The jobs of the set have ended. Results: 2 of 2. 2 images keep the file chosen by hand.',
      ),
    )
    .toBeVisible();
  await press('Take the recommended file of all');
  await expect
    .element(page.getByRole('button', { name: 'Take the recommended file of all' }))
    .not.toBeInTheDocument();
  await expect.poll(() => sent).toEqual([{ choices: [5, 4].map((image_id) => ({ image_id, file: null })) }]);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a set of more images than it can have says how many it leaves out', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => index + 1);
  open(`/creativeli/set?images=${ids.join(',')}`, 'member');
  await expect
    .element(page.getByText('The first 200 of 250 images are shown: a set has at most 200.'))
    .toBeVisible();
  go(`/creativeli/set?images=${ids.slice(0, 200).join(',')}`);
  await expect.poll(() => page.getByText(/a set has at most/).elements()).toEqual([]);
});

test('a set under way that is left for one whose jobs are done has not ended', async () => {
  const job = { id: 33, type: 'lean', target: null, error: null, created_at: '2026-11-21T10:00:00.000Z' };
  const states: Record<string, object> = {
    5: { status: 'running', progress: 0.5 },
    3: { status: 'completed', progress: 1 },
  };
  answer('GET /image_outcomes', ({ request }) => {
    const id = new URL(request.url).searchParams.get('images') ?? '';
    const image = api.state.images.find((one) => one.id === Number(id));
    return Response.json({ data: [{ image, job: { ...job, ...states[id], result: null }, chosen: null }] });
  });
  const said = new Set<string | undefined>();
  const watch = new MutationObserver(() => {
    said.add(/The jobs of the set have ended\. Results: \d of 1/.exec(document.body.textContent)?.[0]);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  open('/creativeli/set?images=5', 'member');
  await expect.element(page.getByText(/50\s?%/)).toBeVisible();
  go('/creativeli/set?images=3');
  await expect.element(page.getByText('completed')).toBeVisible();
  states[5] = { status: 'failed', progress: 1 };
  go('/creativeli/set?images=5');
  await expect.element(page.getByText('The jobs of the set have ended. Results: 0 of 1.')).toBeVisible();
  expect([...said].filter(Boolean)).toEqual(['The jobs of the set have ended. Results: 0 of 1']);
});

/** Moves on a quality that was asked for. @returns what the server tells of it */
function moved(point: { format: string; quality: number; status: string }, status: string) {
  point.status = status;
  return { jobs: [], points: [{ image_id: 5, format: point.format, quality: point.quality, status }] };
}

test('a quality that was asked for moves on as the server tells', async () => {
  const point = { format: 'avif', quality: 71, status: 'queued', error: null, measured: null };
  answer('GET /images/:id/points', () => Response.json({ data: [point] }));
  const event = (status: string) => moved(point, status);
  const tell = streamEvents(event('queued'));
  open('/creativeli/5/overview', 'member');
  await press(/^View job 31/);
  await expect.element(page.getByText('AVIF at q 71 is waiting for its turn.')).toBeVisible();
  const looks = () => countOf('GET /images/5/points');
  await isRead();
  tell(event('running'));
  await expect.element(page.getByText('AVIF at q 71 is being measured.')).toBeVisible();
  await isRead();
  const before = looks();
  tell(event('failed'));
  await expect.element(page.getByText(/^AVIF at q 71 could not be measured\./)).toBeVisible();
  expect(looks()).toBe(before + 1);
});

test('a quality that a person asked for is announced once it is measured', async () => {
  const point = { format: 'avif', quality: 71, status: 'queued', error: null };
  const measured = { size: 52_000, ssim: 0.9861, ms_ssim: 0.9965 };
  const isDone = () => point.status === 'completed';
  answer('GET /images/:id/points', () =>
    Response.json({ data: [{ ...point, measured: isDone() ? measured : null }] }),
  );
  const event = (status: string) => moved(point, status);
  const tell = streamEvents(event('queued'));
  open('/creativeli/5/overview', 'member');
  await press(/^View job 31/);
  await page.getByRole('textbox', { name: 'Another quality of AVIF' }).fill('71');
  await press('Measure');
  await expect.element(page.getByText('AVIF at q 71 is waiting for its turn.')).toBeVisible();
  await isRead();
  tell(event('completed'));
  const said = page.getByText('AVIF at q 71 is measured and shown.');
  await expect.element(said).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Format' }).getByText('JPEG').click();
  await expect.element(page.getByRole('textbox', { name: 'Another quality of JPEG' })).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
});

test('a job moves on as the server tells, without being looked at', async () => {
  const job = { id: 33, type: 'lean', target: null, error: null, created_at: '2026-11-21T10:00:00.000Z' };
  const state = { status: 'queued', progress: 0 };
  let tell: (change: Partial<typeof state>) => void = () => undefined;
  answer('GET /images/:id/magic', () => Response.json({ data: [{ ...job, ...state }] }));
  answer('GET /job_events', () => {
    const events = new ReadableStream<Uint8Array>({
      start(controller) {
        tell = (change) => {
          Object.assign(state, change);
          const jobs = [{ id: job.id, image_id: 5, ...state }];
          controller.enqueue(new TextEncoder().encode(`event: jobs\ndata: ${JSON.stringify({ jobs })}\n\n`));
        };
        tell({});
      },
    });
    return new Response(events, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  const started = vi.spyOn(window, 'setInterval');
  const stopped = vi.spyOn(window, 'clearInterval');
  open('/creativeli/5/overview', 'member');
  await expect.element(page.getByText('queued')).toBeVisible();
  const looks = () => countOf('GET /images/5/magic');
  // Read at the start, and once more when the server began to tell.
  await expect.poll(looks).toBe(2);
  for (const [index, [, after]] of started.mock.calls.entries())
    if (after === 5000)
      await expect.poll(() => stopped.mock.calls).toContainEqual([started.mock.results[index]?.value]);
  await isRead();
  tell({ status: 'running', progress: 0.5 });
  await expect.element(page.getByText(/50\s?%/)).toBeVisible();
  expect(looks()).toBe(2);
  tell({ status: 'completed', progress: 1 });
  await expect.element(page.getByText('completed')).toBeVisible();
  expect(looks()).toBe(3);
});

test(
  'a job’s result is fetched when its row is opened',
  covers(event('job result fetched when its row is opened')),
  async () => {
    open('/creativeli/5/overview', 'member');
    const view = page.getByRole('button', { name: /^View job 31/ });
    await expect.element(view).toBeVisible();
    expect(countOf('GET /images/5/magic/31')).toBe(0);
    await view.click();
    await expect.element(page.getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(countOf('GET /images/5/magic/31')).toBe(1);
  },
);

test('another format changes the picture and leaves the chart as it is drawn', async () => {
  open('/creativeli/5/overview', 'member');
  await press(/^View job 31/);
  const chart = page.getByRole('figure', { name: 'SSIM by file size' });
  await expect.element(chart).toBeVisible();
  const points = () => Array.from(chart.element().querySelectorAll('[data-mark]'));
  await expect.poll(points).not.toEqual([]);
  const drawn = points();
  await page.getByRole('radiogroup', { name: 'Format' }).getByText('JPEG').click();
  await expect.element(page.getByRole('img', { name: /^Processed image, JPEG/ })).toBeVisible();
  await expect.element(chart.getByText(/Chosen: JPEG/)).toBeVisible();
  for (const point of drawn) expect(point.isConnected).toBe(true);
});

test('fixed_ratio hides and clears the region', covers(event('fixed_ratio clears the region')), async () => {
  open('/openghg/12/delivery', 'member');
  await press('Add Row');
  await type('Name', 'Measured');
  await choose('Country', 'Germany');
  await choose('Region', 'Europe');
  await type('Impressions', '1000');
  await type('Fixed ratio', '0,7');
  await expect.element(field('Mobile ratio')).toHaveValue('0.3');
  await expect.element(field('Mobile ratio')).toHaveAttribute('readonly');
  await expect.poll(() => page.getByRole('combobox', { name: 'Region' }).elements()).toEqual([]);
  await press('Save row');
  await expect.element(page.getByRole('rowheader', { name: 'Measured' })).toBeVisible();
  expect(api.state.rows[12]?.delivery.at(-1)).toMatchObject({
    region: null,
    fixed_ratio: 0.7,
    mobile_ratio: 0.3,
  });
});

test(
  'a change of level resets what does not belong to it',
  covers(event('a level resets its fields')),
  async () => {
    open('/openghg/12/consumption', 'member');
    await press('Add Row');
    await choose('Level', '1 · View time');
    await type('View time', '30');
    await choose('Level', '0 · Default');
    await expect.poll(() => field('View time').elements()).toEqual([]);
    await choose('Level', '1 · View time');
    await expect.element(field('View time')).not.toHaveValue('30');
  },
);

test(
  'another buy type clears lines and placement',
  covers(event('a buy type clears its fields')),
  async () => {
    open('/openghg/12/selection', 'member');
    await press('Add Row');
    await type('Name', 'Sold by hand');
    await choose('Country', 'Germany');
    await choose('Region', 'Europe');
    await type('ads.txt lines', '500');
    await choose('Buy type', 'Direct');
    await press('Save row');
    await expect.element(page.getByRole('rowheader', { name: 'Sold by hand' })).toBeVisible();
    expect(api.state.rows[12]?.selection.at(-1)).toMatchObject({
      buy_type: 'direct',
      ads_txt_lines: null,
      placement_type: null,
    });
  },
);
