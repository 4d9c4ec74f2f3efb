import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BundleUploadPanel } from './BundleUploadPanel.tsx';

const meta = preview.meta({
  title: 'Components/Creatives/BundleUploadPanel',
  tags: ['beta'],
  component: BundleUploadPanel,
  args: { onUpload: fn() },
});

const zip = (name = 'banner.zip') => new File(['PK'], name, { type: 'application/zip' });
const input = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!found) throw new Error('There is no file input.');
  return found;
};
// A DataTransfer created by a script is empty for its readers, so the event carries the data itself.
const drop = (canvasElement: HTMLElement, ...files: File[]) => {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { files, items, types: ['Files'] } });
  canvasElement.querySelector('.mantine-Dropzone-root')?.dispatchEvent(event);
};

export const Default = meta.story();
Default.test('Takes several ZIPs', async ({ args, canvas, canvasElement }) => {
  await expect(canvas.getByRole('button', { name: 'Choose file' })).toBeEnabled();
  await userEvent.upload(input(canvasElement), [zip('a.zip'), zip('b.zip')]);
  await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
  await expect(args.onUpload).toHaveBeenCalledWith([expect.any(File), expect.any(File)], []);
});
Default.test('Goes by the name where the system knows no type', async ({ args, canvas, canvasElement }) => {
  drop(canvasElement, new File(['PK'], 'BANNER.ZIP', { type: '' }));
  await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** Other files are named before anything is sent; the ZIPs among them are taken. */
export const Refused = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    drop(canvasElement, new File(['picture'], 'banner.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'This is not a ZIP.',
    );
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
});
Refused.test('Forgets it with the next ZIP', async ({ args, canvas, canvasElement }) => {
  drop(canvasElement, zip());
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  await expect(args.onUpload).toHaveBeenCalledOnce();
});

Refused.test('Passes on what is to be named among others', async ({ args, canvas, canvasElement }) => {
  const picture = new File(['picture'], 'banner.png', { type: 'image/png' });
  drop(canvasElement, zip(), picture);
  await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith([expect.any(File)], [picture]));
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const Failed = meta.story({
  args: { error: 'Your organization may have at most 2,000 creatives. Delete some to make room.' },
  parameters: { again: 'Choose file' },
});
