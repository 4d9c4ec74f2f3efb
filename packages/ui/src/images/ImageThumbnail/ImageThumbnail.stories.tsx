import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pictures } from '../fixtures.ts';
import { ImageThumbnail } from './ImageThumbnail.tsx';

const meta = preview.meta({
  title: 'Components/Images/ImageThumbnail',
  tags: ['stable'],
  component: ImageThumbnail,
  args: { src: pictures.upload },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { src: undefined } });

/** A picture that cannot be loaded shows the placeholder. */
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,broken' },
});
Broken.test('Says what it is given', async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
});
