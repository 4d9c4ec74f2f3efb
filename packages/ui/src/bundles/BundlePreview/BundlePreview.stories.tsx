import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BundlePreview } from './BundlePreview.tsx';

/** A page that stands in for a creative. */
const page = (words: string, width = 300, height = 250) =>
  `data:text/html,${encodeURIComponent(
    `<!doctype html><html lang="en"><title>${words}</title><style>body{margin:0;font:600 20px sans-serif;display:grid;place-items:center;width:${width}px;height:${height}px;background:linear-gradient(#dfeae2,#2e6b4b)}</style><p>${words}</p>`,
  )}`;

const meta = preview.meta({
  title: 'Components/Creatives/BundlePreview',
  tags: ['beta'],
  component: BundlePreview,
  args: {
    original: {},
    lighter: {},
    size: { width: 300, height: 250 },
    shown: false,
    onShow: fn(),
  },
});

/** Nothing of the creative is loaded until it is asked for. */
export const Default = meta.story();
Default.test('Is loaded when it is asked for', async ({ args, canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('iframe')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Show preview' }));
  await expect(args.onShow).toHaveBeenCalledOnce();
});

export const Shown = meta.story({
  args: { shown: true, original: { url: page('As uploaded') }, lighter: { url: page('Lighter') } },
});
Shown.test('Runs both versions confined', async ({ args, canvas }) => {
  for (const title of ['Preview: As uploaded', 'Preview: Lighter']) {
    const frame = canvas.getByTitle(title);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  // Without the press itself, from which whoever looks at the call would get into the frames.
  await expect(args.onShow).toHaveBeenCalledOnce();
  await expect(args.onShow).toHaveBeenCalledWith();
});

/** No job has made it lighter yet. */
export const UploadOnly = meta.story({
  args: { shown: true, original: { url: page('As uploaded') }, lighter: undefined },
});

export const Loading = meta.story({ args: { shown: true } });

/** One version could not be opened; the other is there. */
export const Failed = meta.story({
  args: {
    shown: true,
    original: { url: page('As uploaded') },
    lighter: { error: 'Failed to open the preview' },
  },
  parameters: { again: 'Reload' },
});
Failed.test('Says so', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to open the preview');
});

/** A billboard is drawn smaller where there is too little room. */
export const Wide = meta.story({
  args: {
    shown: true,
    size: { width: 970, height: 250 },
    original: { url: page('As uploaded', 970) },
    lighter: { url: page('Lighter', 970) },
  },
});

export const Unsized = meta.story({
  args: {
    shown: true,
    size: null,
    original: { url: page('As uploaded') },
    lighter: { url: page('Lighter') },
  },
});
