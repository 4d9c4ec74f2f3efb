import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { FileChoice, type FileChoiceProps } from './FileChoice.tsx';

const shown: FileChoiceProps['shown'] = { format: 'avif', quality: 62 };
const chosen: FileChoiceProps['chosen'] = null;
const onChoose = fn<FileChoiceProps['onChoose']>();

const meta = preview.meta({
  title: 'Components/Images/FileChoice',
  tags: ['beta'],
  component: FileChoice,
  args: { shown, chosen, onChoose },
});

export const Default = meta.story();
Default.test('Takes what is shown, or the upload', async ({ args, canvas }) => {
  await expect(
    canvas.getByText('The recommended file is taken, or the original if there is none.'),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Take AVIF, q 62' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith({ format: 'avif', quality: 62 });
  await userEvent.click(canvas.getByRole('button', { name: 'Take the original' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith({ format: 'original', quality: null });
});

/** The file that is shown was chosen a moment ago. */
export const Chosen = meta.story({ args: { chosen: { format: 'avif', quality: 62 }, onUndo: fn() } });
Chosen.test('Says so, and takes it back', async ({ args, canvas }) => {
  // Announced with each change: the note of the undo stays the same.
  await expect(canvas.getByText('AVIF, q 62 is taken, as chosen by hand.')).toHaveRole('status');
  await expect(canvas.queryByRole('button', { name: 'Take AVIF, q 62' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(args.onUndo).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Take the recommended file' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith(null);
});

/** Another file than the one that is shown. */
export const Another = meta.story({ args: { chosen: { format: 'original', quality: null } } });
Another.test('Names what is taken', async ({ canvas }) => {
  await expect(canvas.getByText('Original is taken, as chosen by hand.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Take the original' })).toBeNull();
});

export const Submitting = meta.story({ args: { submitting: true } });
/** What was chosen before is not known yet. */
export const Unknown = meta.story({ args: { chosen: undefined } });
export const Failed = meta.story({
  args: { error: 'Failed to keep the choice' },
  parameters: { again: 'Take AVIF, q 62' },
});
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to keep the choice');
});
