import { fixtures, mockToken } from '@leaf/api-client/mocks';
import { delay, HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ImageOptimiser, JobViewer } from '../src/index.ts';
import { baseUrl, button, mockServer } from './mockServer.tsx';

const { api, onNotice, show, unmount, worker } = mockServer();

/** The jobs of the image as the server has them from now on. */
const jobsAre = (jobs: typeof fixtures.jobs) =>
  worker.use(http.get(`${baseUrl}/images/:id/magic`, () => HttpResponse.json({ data: jobs })));

/** A stream of events that stays open; returns how to tell of jobs. */
function eventsOfJobs() {
  let tell = (_jobs: object[]) => {};
  worker.use(
    http.get(`${baseUrl}/job_events`, () => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          tell = (jobs) =>
            controller.enqueue(
              new TextEncoder().encode(`event: jobs\ndata: ${JSON.stringify({ jobs })}\n\n`),
            );
          tell([]);
        },
      });
      return new HttpResponse(stream, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  return (jobs: object[]) => tell(jobs);
}

// The jobs are read every five seconds.
const patient = { timeout: 90_000 };

test(
  'an image is uploaded, opened in place and optimised, and the result shows up by itself',
  patient,
  async () => {
    show(<ImageOptimiser />);
    await expect.element(page.getByRole('table', { name: 'Your Images' })).toBeVisible();
    const input = () => document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(
      page.elementLocator(input() as HTMLInputElement),
      new File(['picture'], 'summer.png', { type: 'image/png' }),
    );
    await button('summer.png').click();
    expect(onNotice).toHaveBeenCalledWith('summer.png uploaded.');
    // The focus follows what replaced the pressed button.
    await expect.element(page.getByRole('group', { name: 'Image optimiser' })).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'summer.png' })).toBeVisible();
    await expect.element(page.getByText('No jobs for this image.')).toBeVisible();

    await button('Optimize').first().click();
    await page.getByRole('combobox', { name: 'Mode' }).click();
    await page.getByRole('option', { name: 'LEAN' }).click();
    await page.getByRole('combobox', { name: 'Platform' }).click();
    await page.getByRole('option', { name: 'IAB New Ad Portfolio' }).click();
    await button('Create Job').click();
    const jobs = page.getByRole('table', { name: 'Jobs' });
    await expect.element(jobs.getByText(/^LEAN\b/)).toBeVisible();
    // The server tells nothing here: the jobs are read again and again.
    await expect.element(jobs.getByText('completed'), { timeout: 60_000 }).toBeVisible();
    await jobs.getByRole('button', { name: /^View job/ }).click();
    await expect.element(page.getByRole('figure', { name: /SSIM/ })).toBeVisible();
    expect(onNotice).toHaveBeenLastCalledWith(expect.stringMatching(/^Job \d+ is finished\.$/));

    await button('Back').click();
    await expect.element(button('View summer.png')).toBeVisible();
  },
);

test('the app around it can decide which image is shown', async () => {
  const onImageChange = vi.fn();
  show(<ImageOptimiser imageId={null} onImageChange={onImageChange} />);
  await button('View seeding-1200x675.jpg').click();
  expect(onImageChange).toHaveBeenCalledWith(5);
  show(<ImageOptimiser imageId={5} onImageChange={onImageChange} />);
  await button('Back').click();
  expect(onImageChange).toHaveBeenLastCalledWith(null);
  // One image alone has no list behind it.
  show(<ImageOptimiser imageId={5} />);
  await expect.element(button('Back')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'seeding-1200x675.jpg' })).toBeVisible();
});

test('images are links where the app has pages for them', async () => {
  show(<ImageOptimiser imageHref={({ id }) => `#image-${id}`} />);
  await expect
    .element(page.getByRole('link', { name: 'View seeding-1200x675.jpg' }))
    .toHaveAttribute('href', '#image-5');
});

test('without the right to write nothing is offered that changes something', async () => {
  show(<ImageOptimiser readOnly />);
  await button('View seeding-1200x675.jpg').click();
  await expect.element(page.getByRole('table', { name: 'Jobs' })).toBeVisible();
  await page.getByRole('button', { name: `View job ${fixtures.job.id}` }).click();
  await expect.element(page.getByRole('figure', { name: /SSIM/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
  for (const name of ['Optimize', /^Delete/, /^Cancel job/, /^Retry job/, /^Measure/])
    expect(page.getByRole('button', { name }).query()).toBeNull();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('a job tells how far it is as the server says, and then opens its result', async () => {
  const tell = eventsOfJobs();
  const running = { ...fixtures.runningJob, progress: 0.1 };
  jobsAre([running]);
  show(<JobViewer imageId={5} jobId={running.id} />);
  await expect.element(page.getByText('10%')).toBeVisible();
  const told = { id: running.id, image_id: 5, error: null };
  // Told again and again: a list that is still being read says 10 %.
  const isTold = () => {
    tell([{ ...told, status: 'running', progress: 0.7 }]);
    return page.getByText('70%').query();
  };
  await expect.poll(isTold).not.toBeNull();
  const ended = { ...running, status: 'completed', progress: 1 } as const;
  jobsAre([ended]);
  worker.use(
    http.get(`${baseUrl}/images/5/magic/${running.id}`, () =>
      HttpResponse.json({ data: { ...fixtures.jobWithResult, ...ended } }),
    ),
  );
  tell([{ ...told, status: 'completed', progress: 1 }]);
  await expect.element(page.getByRole('figure', { name: /SSIM/ })).toBeVisible();
  expect(onNotice).toHaveBeenCalledWith(`Job ${running.id} is finished.`);
});

test('a result is compared and downloaded, and every object URL is freed', async () => {
  const made = new Set<string>();
  const { createObjectURL, revokeObjectURL } = URL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = createObjectURL.call(URL, blob);
    made.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    made.delete(url);
    revokeObjectURL.call(URL, url);
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  show(<JobViewer imageId={5} jobId={fixtures.job.id} />);
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  expect(saved).toEqual([expect.stringMatching(/^image-5-.+-q\d+\.\w+$/)]);
  const compare = page.getByRole('figure', { name: 'Compare' });
  await expect.element(compare.getByRole('img').first()).toBeVisible();
  expect(made.size).toBeGreaterThan(1);
  unmount();
  await expect.poll(() => made.size).toBe(0);
});

test('a PNG that a job made is compared too', async () => {
  const { result } = fixtures.jobWithResult;
  const png = { quality: 40, size: 3000, ssim: 0.99, msssim: 0.99, fidelity: 90, data_points: [], flags: [] };
  const made = { ...fixtures.jobWithResult, result: { ...result, more: { ...result?.more, png } } };
  worker.use(http.get(`${baseUrl}/images/5/magic/:job`, () => HttpResponse.json({ data: made })));
  show(<JobViewer imageId={5} jobId={fixtures.job.id} />);
  const right = page.getByRole('combobox', { name: 'Right picture' });
  const asked: string[] = [];
  worker.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  await right.selectOptions('png-40');
  await expect.element(right).toHaveValue('png-40');
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/png\/40$/));
  await right.selectOptions('original');
  await expect.element(right).toHaveValue('original');
});

test('a job that does not exist says so', async () => {
  show(<JobViewer imageId={5} jobId={4711} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('This job does not exist.');
});

test('a list that cannot be read says so, does not look empty, and is tried again', async () => {
  worker.use(http.get(`${baseUrl}/images`, () => HttpResponse.json({ detail: 'Closed.' }, { status: 400 })));
  show(<ImageOptimiser />);
  await expect.element(page.getByRole('alert').getByText(/Closed\./)).toBeVisible();
  expect(page.getByText('No images yet.').query()).toBeNull();
  worker.resetHandlers(...api.handlers);
  await button('Try again').click();
  await expect.element(button('View seeding-1200x675.jpg')).toBeVisible();
});

const refuses = (path: string) =>
  worker.use(http.get(`${baseUrl}${path}`, () => HttpResponse.json({ detail: 'Closed.' }, { status: 400 })));
const partOf = (name: string) => page.getByRole('region', { name, exact: true });

test('what the weight of a file needs is all read again at one press', async () => {
  refuses('/campaigns');
  refuses('/geos');
  refuses('/images/:id/rows');
  show(<JobViewer imageId={5} jobId={fixtures.job.id} />);
  const bridge = partOf('In a campaign');
  await expect.element(bridge.getByRole('alert').getByText(/Closed\./)).toBeVisible();
  worker.resetHandlers(...api.handlers);
  await bridge.getByRole('button', { name: 'Try again' }).click();
  await expect.element(bridge.getByRole('alert')).not.toBeInTheDocument();

  refuses('/campaigns/:id/deliveries');
  await bridge.getByRole('combobox', { name: 'Campaign' }).selectOptions('Spring launch');
  await expect.element(bridge.getByRole('alert').getByText(/Closed\./)).toBeVisible();
  expect(bridge.getByText('Loading…').query()).toBeNull();
  worker.resetHandlers(...api.handlers);
  await bridge.getByRole('button', { name: 'Try again' }).click();
  await expect.element(bridge.getByRole('checkbox').first()).toBeVisible();
});

test('the choice of a file, and the qualities asked for, are read again', async () => {
  refuses('/image_outcomes');
  refuses('/images/:id/points');
  show(<JobViewer imageId={5} jobId={fixtures.job.id} />);
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(2);
  worker.resetHandlers(...api.handlers);
  await button('Try again').first().click();
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(1);
  await button('Try again').click();
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(0);
});

test('calls wait while the person signs in again', async () => {
  let token = 'ended';
  const onSignInNeeded = vi.fn(async () => {
    await delay(0);
    token = mockToken(9);
  });
  show(<JobViewer imageId={5} jobId={fixtures.job.id} />, { getToken: () => token, onSignInNeeded });
  await expect.element(page.getByRole('figure', { name: /SSIM/ })).toBeVisible();
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
});
