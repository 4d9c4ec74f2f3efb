import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ImageFormat } from '../imageFormats.ts';
import { MeasureQuality, type MeasureQualityProps } from './MeasureQuality.tsx';
// A provider loads it after the page is shown; here people are quick.
import '../../theme/shownPage.ts';

const format: ImageFormat = 'avif';
const onMeasure = fn<MeasureQualityProps['onMeasure']>();

const meta = preview.meta({
  title: 'Components/Images/MeasureQuality',
  tags: ['beta'],
  component: MeasureQuality,
  args: { format, onMeasure },
});

export const Default = meta.story();
Default.test('Asks for a quality', async ({ args, canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Another quality of AVIF' }), '71{Enter}');
  await expect(args.onMeasure).toHaveBeenLastCalledWith({ format: 'avif', quality: 71 });
  await userEvent.click(canvas.getByRole('button', { name: 'Measure' }));
  await expect(args.onMeasure).toHaveBeenCalledTimes(2);
});
Default.test('Says what a quality is', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Another quality of AVIF' });
  await userEvent.click(canvas.getByRole('button', { name: 'Measure' }));
  await expect(field).toBeInvalid();
  await expect(canvas.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await expect(field).toHaveFocus();
  await userEvent.keyboard('101');
  await expect(canvas.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect(field).toBeInvalid();
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 100.');
  await userEvent.clear(field);
  await userEvent.type(field, '100');
  await expect(field).toBeValid();
  await expect(args.onMeasure).not.toHaveBeenCalled();
});

/** What was asked for says where it stands; what is measured is in the chart. */
export const Asked = meta.story({
  args: {
    asked: [
      { format: 'avif', quality: 70, status: 'running' },
      { format: 'avif', quality: 71, status: 'queued' },
      { format: 'jpeg', quality: 60, status: 'completed' },
      { format: 'webp', quality: 12, status: 'failed', error: 'The image took too long to process.' },
    ],
  },
});
Asked.test('Says where each one stands', async ({ canvas }) => {
  await expect(canvas.getByText('AVIF at q 70 is being measured.')).toBeVisible();
  await expect(canvas.getByText('AVIF at q 71 is waiting for its turn.')).toBeVisible();
  await expect(
    canvas.getByText('WEBP at q 12 could not be measured. The image took too long to process.'),
  ).toBeVisible();
  await expect(canvas.queryByText(/JPEG at q 60/)).toBeNull();
});

/** The one that was asked for last is measured. */
export const Measured = meta.story({ args: { measured: { format: 'avif', quality: 71 } } });
Measured.test('Says so', async ({ canvas }) => {
  const note = canvas.getByText('AVIF at q 71 is measured and shown.');
  await expect(note.parentElement).toHaveRole('status');
});

export const Submitting = meta.story({ args: { submitting: true } });

export const Failed = meta.story({ args: { error: 'Failed to measure this quality' } });
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to measure this quality');
});
