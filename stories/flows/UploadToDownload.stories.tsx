import { createMockApi, fixtures } from '@leaf/api-client/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { longTimeout } from './longTimeout.ts';
import { Portal } from './Portal.tsx';
import { beginAs } from './session.ts';

const api = createMockApi({ state: { images: [], jobs: {} } });

const meta = preview.meta({
  title: 'Flows/Upload to download',
  component: Portal,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { start: '/app' },
  beforeEach({ msw }) {
    api.reset();
    msw.use(...api.handlers);
    return beginAs(fixtures.user.id);
  },
});

/** From a picture on disk to a lighter one: upload, create a job, read its result, download. */
export const Journey = meta.story({
  name: 'Upload to download',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const saved: string[] = [];

    await step('Upload a picture', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /Image optimiser/ }, longTimeout));
      await canvas.findByText('No images yet.', {}, longTimeout);
      // The part for uploads loads by itself.
      const input = await waitFor(() => {
        const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
        if (!field) throw new Error('There is no field for a file');
        return field;
      }, longTimeout);
      const bytes = fixtures.picture('jpeg');
      await userEvent.upload(input, new File([bytes], 'seeding.jpg', { type: 'image/jpeg' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'View seeding.jpg' }, longTimeout));
    });

    await step('Ask for a lighter one', async () => {
      await canvas.findByText('No jobs for this image.', {}, longTimeout);
      await userEvent.click(canvas.getByRole('link', { name: 'Optimize' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Create Job' }, longTimeout));
      await expect(
        await canvas.findByText('Optimization job created successfully.', {}, longTimeout),
      ).toBeVisible();
    });

    await step('Read the result when the job is done', async () => {
      for (const job of Object.values(api.state.jobs).flat()) job.status = 'completed';
      await userEvent.click(canvas.getByRole('link', { name: 'Overview' }));
      await canvas.findByText('completed', {}, longTimeout);
      await userEvent.click(canvas.getByRole('button', { name: /^View job/ }));
      await expect(
        await canvas.findByRole('figure', { name: 'SSIM by file size' }, longTimeout),
      ).toBeVisible();
    });

    await step('Download it', async () => {
      // The file is saved by clicking a link in code; here only its name is recorded.
      const press = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = function click() {
        if (this.download) saved.push(this.download);
        else press.call(this);
      };
      try {
        await userEvent.click(await canvas.findByRole('button', { name: 'Download' }, longTimeout));
        await expect(saved[0]).toMatch(/^image-\d+-(jpeg|webp|avif)-q\d+\.(jpg|webp|avif)$/);
      } finally {
        HTMLAnchorElement.prototype.click = press;
      }
    });
  },
});
