import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../src/app/api.ts';
import { answer } from './support/failing.ts';
import { agree, choose, follow, press } from './support/interactions.ts';
import { address, api, countOf, open } from './support/portal.tsx';

/** Gives files to the panel, as the button does. */
async function give(...files: File[]) {
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(input).not.toBeNull();
  const found = input();
  if (found) await userEvent.upload(found, files);
}

const zip = (name: string, content = 'PK') => new File([content], name, { type: 'application/zip' });

test('the list of images leads to the creatives, also for a ZIP that is dropped there', async () => {
  open('/creativeli', 'member');
  await expect.element(page.getByRole('link', { name: 'HTML5 creatives (ZIP)' })).toBeVisible();
  const items = [{ kind: 'file', type: 'application/zip', getAsFile: () => zip('banner.zip') }];
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', {
    value: { files: [zip('banner.zip')], items, types: ['Files'] },
  });
  document.querySelector('.mantine-Dropzone-root')?.dispatchEvent(event);
  await expect
    .element(page.getByText('This is a ZIP. HTML5 creatives have a page of their own.'))
    .toBeVisible();
  expect(countOf('POST /images')).toBe(0);
  await follow('Go to HTML5 creatives');
  await expect.poll(address).toBe('/creativeli/html5');
  await expect.element(page.getByRole('heading', { level: 1, name: 'HTML5 creatives' })).toBeVisible();
  await follow('Back');
  await expect.poll(address).toBe('/creativeli');
});

test('ZIPs are uploaded, and what is refused says why', async () => {
  answer('POST /creatives', async ({ request }) => {
    const file = (await request.clone().formData()).get('file');
    if (file instanceof File && file.name === 'good.zip') return undefined;
    const problem = { code: 'creative_encrypted', detail: 'The ZIP is encrypted.' };
    return Response.json(problem, { status: 415 });
  });
  open('/creativeli/html5', 'member');
  await give(zip('good.zip', 'one'), zip('secret.zip', 'two'));
  await expect.element(page.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  await expect.element(page.getByText('The ZIP is encrypted.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'good.zip' })).toBeVisible();
  await press('Close');
  await expect.element(page.getByText('The ZIP is encrypted.')).not.toBeInTheDocument();
});

test('a creative is deleted, and brought back', async () => {
  open('/creativeli/html5', 'member');
  const link = page.getByRole('link', { name: 'half-page.zip' });
  await expect.element(link).toBeVisible();
  await press('Delete half-page.zip');
  await agree('Delete');
  await expect.element(link).not.toBeInTheDocument();
  await press(/^Undo: /);
  await expect.element(link).toBeVisible();
  expect(countOf('POST /creatives/2/restore')).toBe(1);
});

test('the platform chosen on the overview is that of the form, and of the job', async () => {
  let sent: unknown;
  answer('POST /creatives/:id/jobs', async ({ request }) => {
    sent = await request.clone().json();
    return undefined;
  });
  open('/creativeli/html5/2/overview', 'member');
  await expect
    .element(page.getByText(/^Too heavy for IAB New Ad Portfolio|^Light enough for IAB/))
    .toBeVisible();
  await choose('Platform', 'Google Ads');
  await expect.element(page.getByText(/enough for Google Ads|heavy for Google Ads/)).toBeVisible();
  await follow('Make it lighter');
  await expect.poll(address).toBe('/creativeli/html5/2/optimize');
  await press('Make it lighter');
  const status = page.getByRole('status').filter({ hasText: 'Optimization job created successfully.' });
  await expect.element(status).toBeVisible();
  await expect.element(page.getByText('Google Ads, SSIM 0.980')).toBeVisible();
  expect(sent).toEqual({ preset: 'google-ads', target: 0.98 });
});

test('a finished job shows its result at once, with the preview on request', async () => {
  const document_ = (words: string) => `data:text/html,${words}`;
  answer('POST /creatives/:id/preview', async ({ request }) => {
    const { job } = (await request.clone().json()) as { job?: number };
    const url = document_(job === undefined ? 'upload' : 'lighter');
    return Response.json({ data: { url, expires_at: '2026-11-21T10:15:00.000Z' } });
  });
  open('/creativeli/html5/3/optimize', 'member');
  await expect.element(page.getByText('ZIP: at most 150.0 KB. Kept.')).toBeVisible();
  await expect.element(page.getByText('67% smaller').first()).toBeVisible();
  expect(countOf('POST /creatives/3/preview')).toBe(0);
  await press('Show preview');
  await expect.element(page.getByTitle('Preview: As uploaded')).toHaveAttribute('src', document_('upload'));
  const lighter = page.getByTitle('Preview: Lighter');
  await expect.element(lighter).toHaveAttribute('src', document_('lighter'));
  await expect.element(lighter).toHaveAttribute('sandbox', 'allow-scripts');
  await press('Reload');
  await expect.poll(() => countOf('POST /creatives/3/preview')).toBe(4);
});

test('a job moves on as the server tells, without being looked at', async () => {
  const job = { id: 33, target: 0.98, kilobytes: null, error: null, error_code: null };
  const state = { status: 'queued', progress: 0 };
  let tell: (change: Partial<typeof state>) => void = () => undefined;
  answer('GET /creatives/:id/jobs', () =>
    Response.json({ data: [{ ...job, ...state, created_at: '2026-11-21T10:00:00.000Z' }] }),
  );
  answer('GET /job_events', () => {
    const events = new ReadableStream<Uint8Array>({
      start(controller) {
        tell = (change) => {
          Object.assign(state, change);
          const told = { jobs: [], points: [], creatives: [{ id: job.id, creative_id: 3, ...state }] };
          controller.enqueue(new TextEncoder().encode(`event: jobs\ndata: ${JSON.stringify(told)}\n\n`));
        };
        tell({});
      },
    });
    return new Response(events, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  open('/creativeli/html5/3/optimize', 'member');
  await expect.element(page.getByText('queued')).toBeVisible();
  const looks = () => countOf('GET /creatives/3/jobs');
  // Read at the start, and once more when the server began to tell.
  await expect.poll(looks).toBe(2);
  // An answer under way would be asked for again.
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  tell({ status: 'running', progress: 0.5 });
  await expect.element(page.getByText(/50\s?%/)).toBeVisible();
  expect(looks()).toBe(2);
  tell({ status: 'failed', progress: 0.5 });
  await expect.element(page.getByText('failed')).toBeVisible();
  expect(looks()).toBe(3);
});

test('the ZIP is saved as it was uploaded, under its own name', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  open('/creativeli/html5/3/overview', 'member');
  await press('Download original');
  await expect.poll(() => saved).toEqual(['seeding-300x250.zip']);
  await follow('Optimize');
  await press('Download ZIP');
  await expect.poll(() => saved).toEqual(['seeding-300x250.zip', 'seeding-300x250-light.zip']);
  expect(countOf('GET /creatives/3/file')).toBe(1);
});

test('jobs that failed to load are tried again on the overview', async () => {
  let broken = true;
  const fails = () => (broken ? new Response(null, { status: 400 }) : undefined);
  answer('GET /creatives/:id/jobs', fails);
  open('/creativeli/html5/3/overview', 'member');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText(/^Too heavy for|^Light enough for/).first()).toBeVisible();
  // Read once more when the server began to tell.
  await expect.poll(() => countOf('GET /creatives/3/jobs')).toBe(2);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  broken = false;
  await press('Try again');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByText('Lighter version')).toBeVisible();
});

test('one banner says that neither the creative nor its jobs are here, and brings both', async () => {
  let broken = true;
  const fails = () => (broken ? new Response(null, { status: 400 }) : undefined);
  answer('GET /creatives/:id', fails);
  answer('GET /creatives/:id/jobs', fails);
  open('/creativeli/html5/3/overview', 'member');
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(1);
  await expect.poll(() => countOf('GET /creatives/3/jobs')).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  broken = false;
  await press('Try again');
  await expect.element(page.getByText('Lighter version')).toBeVisible();
});

test('a creative that does not exist has no pages', async () => {
  open('/creativeli/html5/none/overview', 'member');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This creative does not exist.');
  await expect.element(page.getByRole('link', { name: 'Optimize', exact: true })).not.toBeInTheDocument();
});

test('the initial load of the lighter version becomes the payload of delivery rows', async () => {
  const rows = api.state.rows[12];
  // The example is a video, whose payload is another.
  const delivery = rows?.delivery.map((row) => ({ ...row, placement_type: 'display' as const }));
  if (rows && delivery) api.state.rows[12] = { ...rows, delivery };
  let sent = '';
  answer('POST /campaigns/:id/bulk', async ({ request }) => {
    sent = await request.clone().text();
    return undefined;
  });
  open('/creativeli/html5/3/optimize', 'member');
  await page.getByRole('combobox', { name: 'Campaign' }).selectOptions('Spring launch');
  await page.getByRole('checkbox').first().click();
  await press('Use this weight in 1 row');
  await expect.element(page.getByText(/^Written to 1 row\./)).toBeVisible();
  expect(sent).toContain('"payload":0.060254');
  expect(sent).toContain('"image_id":null');
});
