import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UploadPanel } from './UploadPanel.tsx';

const meta = preview.meta({
  title: 'Components/Images/UploadPanel',
  tags: ['stable'],
  component: UploadPanel,
  args: { onUpload: fn() },
});

const picture = () => new File(['picture'], 'banner.png', { type: 'image/png' });
const text = () => new File(['text'], 'notes.txt', { type: 'text/plain' });
// A DataTransfer created by a script is empty for its readers, so the event carries the data itself.
const drop = (target: Element, ...files: File[]) => {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { files, items, types: ['Files'] } });
  target.dispatchEvent(event);
};
const zone = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector('.mantine-Dropzone-root');
  if (!found) throw new Error('There is no drop zone.');
  return found;
};
const input = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!found) throw new Error('There is no file input.');
  return found;
};

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('button', { name: 'Choose file' })).toBeEnabled();
  await expect(canvas.getByText('PNG, JPG, or WEBP')).toBeVisible();
  await expect(input(canvasElement)).toHaveAttribute('accept', 'image/*');
  await expect(input(canvasElement)).not.toHaveAttribute('multiple');
});

Default.test('Takes a file that is chosen', async ({ args, canvasElement }) => {
  const file = picture();
  await userEvent.upload(input(canvasElement), file);
  await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(file));
});
Default.test('Takes a file that is dropped', async ({ args, canvasElement }) => {
  drop(zone(canvasElement), picture());
  await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
});

const named = (brand: string) =>
  new File([`\0\0\0\x18ftyp${brand}\0\0\0\0`], 'IMG_0042.HEIC', { type: 'image/heic' });

/** A photo in a format that no browser reads: the panel says what helps. A JPEG of such a name is sent. */
export const Heic = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), named('heic'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('HEIC photos can’t be read.');
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
});
Heic.test('Takes a JPEG of such a name', async ({ args, canvas, canvasElement }) => {
  const file = named('isom');
  await userEvent.upload(input(canvasElement), file);
  await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(file));
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
});
Heic.test(
  'Is rejected among several, and the others are taken',
  { args: { onUploadMany: fn() } },
  async ({ args, canvas, canvasElement }) => {
    const files = [named('heic'), picture(), named('isom'), named('heix')];
    await userEvent.upload(input(canvasElement), files);
    await waitFor(() => expect(args.onUploadMany).toHaveBeenCalled());
    const [photo, image, jpeg, other] = files;
    await expect(args.onUploadMany).toHaveBeenLastCalledWith(
      [image, jpeg],
      [photo, other],
      expect.any(Function),
    );
    const why = mocked(args.onUploadMany)?.mock.lastCall?.[2];
    await expect(photo && why?.(photo)).toMatch(/^HEIC photos can’t be read\./);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);

/** A rejected file is not sent. */
export const Refused = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    drop(zone(canvasElement), text());
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'This is not an image.',
    );
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
});
Refused.test('Says so until there is a valid one', async ({ args, canvas, canvasElement }) => {
  drop(zone(canvasElement), picture(), picture());
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Drop one image at a time.'));
  await expect(args.onUpload).not.toHaveBeenCalled();
  drop(zone(canvasElement), picture());
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
});

/** Where ZIPs have a page of their own, one that is dropped here leads to it. */
export const ZipDropped = meta.story({
  args: { creativesHref: '/creativeli/html5' },
  play: async ({ args, canvas, canvasElement }) => {
    drop(zone(canvasElement), new File(['PK'], 'banner.zip', { type: 'application/zip' }));
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'This is a ZIP. HTML5 creatives have a page of their own.',
    );
    await expect(canvas.getByRole('link', { name: 'Go to HTML5 creatives' })).toHaveAttribute(
      'href',
      '/creativeli/html5',
    );
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
});

/** Several at once: dropped, chosen or pasted. One alone is taken as before. */
export const Several = meta.story({
  args: { onUploadMany: fn() },
});
Several.test('Takes several files', async ({ args, canvas, canvasElement }) => {
  await expect(canvas.getByText('Drop images here, or paste them')).toBeVisible();
  await expect(input(canvasElement)).toHaveAttribute('multiple');
  drop(zone(canvasElement), picture(), picture());
  await waitFor(() => expect(args.onUploadMany).toHaveBeenCalledTimes(1));
  drop(zone(canvasElement), picture());
  await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
  drop(zone(canvasElement), picture(), picture(), text());
  await waitFor(() => expect(args.onUploadMany).toHaveBeenCalledTimes(2));
  // Named among the others, in a list that says why: nothing is said twice.
  const [file, other] = [expect.any(File), expect.objectContaining({ name: 'notes.txt' })];
  await expect(args.onUploadMany).toHaveBeenLastCalledWith([file, file], [other], expect.any(Function));
  await expect(canvas.queryByRole('alert')).toBeNull();
  drop(zone(canvasElement), text());
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This is not an image.'));
  drop(zone(canvasElement), picture(), text());
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());

  const clipboardData = new DataTransfer();
  clipboardData.items.add(picture());
  clipboardData.items.add(picture());
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  await waitFor(() => expect(args.onUploadMany).toHaveBeenCalledTimes(4));
});
Several.test('Leaves pictures to an editor of the page', async ({ args, canvasElement }) => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(picture());
  const paste = () => new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  await waitFor(() => {
    canvasElement.dispatchEvent(paste());
    return expect(args.onUpload).toHaveBeenCalled();
  });
  mocked(args.onUpload).mockClear();
  const editor = canvasElement.appendChild(document.createElement('textarea'));
  editor.dispatchEvent(paste());
  await expect(args.onUpload).not.toHaveBeenCalled();
  editor.remove();
  const take = (event: Event) => event.preventDefault();
  canvasElement.addEventListener('paste', take);
  canvasElement.dispatchEvent(paste());
  canvasElement.removeEventListener('paste', take);
  await expect(args.onUpload).not.toHaveBeenCalled();
  canvasElement.dispatchEvent(paste());
  await expect(args.onUpload).toHaveBeenCalledTimes(1);
});

export const Uploading = meta.story({
  args: { uploading: true },
});
Uploading.test('Answers to what people do', async ({ args, canvas, canvasElement }) => {
  await expect(canvas.getByRole('button', { name: 'Uploading…' })).toBeDisabled();
  drop(zone(canvasElement), picture());
  await expect(args.onUpload).not.toHaveBeenCalled();
});

export const Failed = meta.story({
  args: { error: 'Upload failed' },
  parameters: { again: 'Choose file' },
});
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Upload failed');
});

/** What the server refuses, each in its own sentence. */
export const TooLarge = meta.story({
  args: { error: 'The image is too large. At most 40 megapixels are allowed.' },
});
export const PlanFull = meta.story({
  args: { error: 'Your organization may have at most 5,000 images. Delete some to make room.' },
});
export const OneAtATime = meta.story({
  args: { error: 'Your organization already has 4 uploads under way.' },
});

export const LongText = meta.story({
  args: { error: 'Unsupported image. Animated images are not supported. Use PNG, JPG or WEBP. '.repeat(4) },
});
