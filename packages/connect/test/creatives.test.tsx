import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CreativeList, CreativeViewer } from '../src/index.ts';
import { baseUrl, button, mockServer } from './mockServer.tsx';

const { api, show, worker } = mockServer();
const heading = (name: string) => page.getByRole('heading', { level: 2, name });

/** The calls of an address fail from now on. */
const fails = (path: string) =>
  worker.use(http.get(`${baseUrl}${path}`, () => HttpResponse.json({ detail: 'Closed.' }, { status: 400 })));

test('a ZIP is uploaded to the list, opened in place, and another deleted', async () => {
  const onOpen = vi.fn();
  show(<CreativeList onOpen={onOpen} />);
  await expect.element(button('half-page.zip')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(
    page.elementLocator(input as HTMLInputElement),
    new File(['PK'], 'summer.zip', { type: 'application/zip' }),
  );
  await button('summer.zip').click();
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ filename: 'summer.zip' }));
  await button('Delete half-page.zip').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(button('half-page.zip')).not.toBeInTheDocument();
});

test('files are sent once in strict mode, which mounts everything twice', async () => {
  show(
    <StrictMode>
      <CreativeList onOpen={() => undefined} />
    </StrictMode>,
  );
  await expect.element(button('half-page.zip')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(
    page.elementLocator(input as HTMLInputElement),
    ['one', 'two'].map((name) => new File([name], `${name}.zip`, { type: 'application/zip' })),
  );
  await expect.element(page.getByText(/of \d uploaded/)).toHaveTextContent('2 of 2 uploaded');
});

test('creatives are links where the app has pages for them, and only that without the right to write', async () => {
  show(<CreativeList creativeHref={({ id }) => `#creative-${id}`} readOnly />);
  await expect
    .element(page.getByRole('link', { name: 'seeding-300x250.zip' }))
    .toHaveAttribute('href', '#creative-3');
  expect(page.getByRole('button', { name: /^Delete/ }).query()).toBeNull();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('a list that cannot be read says so, does not look empty, and is tried again', async () => {
  fails('/creatives');
  show(<CreativeList onOpen={() => undefined} />);
  await expect.element(page.getByRole('alert').getByText(/Closed\./)).toBeVisible();
  expect(page.getByText('No HTML5 creatives yet.').query()).toBeNull();
  worker.resetHandlers(...api.handlers);
  await button('Try again').click();
  await expect.element(button('seeding-300x250.zip')).toBeVisible();
});

test('one creative is checked against a platform, made lighter for it, and saved in both versions', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const onBack = vi.fn();
  let sent: unknown;
  worker.use(
    http.post(`${baseUrl}/creatives/3/jobs`, async ({ request }) => {
      sent = await request.clone().json();
    }),
  );
  show(<CreativeViewer id={3} onBack={onBack} />);
  await expect.element(heading('seeding-300x250.zip')).toBeVisible();
  await expect.element(page.getByText('Ad size 300 × 250 · 314.7 KB · 9 files · 6 pictures')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Where it can be uploaded' })).toBeVisible();
  await expect.element(button('Show preview')).toBeVisible();
  await button('Download original').click();
  await expect.poll(() => saved).toEqual(['seeding-300x250.zip']);
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByRole('option', { name: 'Campaign Manager 360' }).click();
  await button('Optimize').click();
  // The focus follows what replaced the pressed button.
  await expect.element(heading('seeding-300x250.zip')).toHaveFocus();
  await button('Download ZIP').click();
  await expect.poll(() => saved).toEqual(['seeding-300x250.zip', 'seeding-300x250-light.zip']);
  await button(/^Make it lighter/).click();
  await expect.poll(() => sent).toMatchObject({ preset: 'campaign-manager-360' });
  await button('Back').click();
  expect(onBack).not.toHaveBeenCalled();
  await button('Back').click();
  expect(onBack).toHaveBeenCalledOnce();
});

test('without the right to write a creative and its results are shown, and nothing changes', async () => {
  show(<CreativeViewer id={3} readOnly />);
  await button('Jobs').click();
  await expect.element(button('Download ZIP')).toBeVisible();
  for (const name of ['Optimize', /^Make it lighter/, /^Cancel job/, /^Retry job/, /^Use this weight/])
    expect(page.getByRole('button', { name }).query()).toBeNull();
});

test('a creative that cannot be read says so once, and is tried again', async () => {
  fails('/creatives/3');
  show(<CreativeViewer id={3} />);
  await expect.element(page.getByRole('alert').getByText(/Closed\./)).toBeVisible();
  worker.resetHandlers(...api.handlers);
  await button('Try again').click();
  await expect.element(heading('seeding-300x250.zip')).toBeVisible();
});

test('a creative that does not exist says so', async () => {
  show(<CreativeViewer id={4711} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(button('Optimize').query()).toBeNull();
  expect(button('Download original').query()).toBeNull();
});

test('another creative begins with its own overview', async () => {
  show(<CreativeViewer id={3} />);
  await button('Optimize').click();
  await expect.element(button('Back')).toBeVisible();
  show(<CreativeViewer id={2} />);
  await expect.element(heading('half-page.zip')).toBeVisible();
  await expect.element(button('Back')).not.toBeInTheDocument();
});
