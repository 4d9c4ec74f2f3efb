import { ImageListScreen, type ImageListScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ images, imageHref, onUpload, onDelete }: ImageListScreenProps) {
  return <ImageListScreen images={images} imageHref={imageHref} onUpload={onUpload} onDelete={onDelete} />;
}

export const advice: ComponentAdvice<typeof ImageListScreen> = {
  status: 'stable',
  aliases: ['upload page', 'optimiser'],
  use: ['The first page of the optimiser.'],
  avoid: [{ when: 'One image is open', instead: 'ImageDetailScreen' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The images could not be loaded.' }],
      dont: ['Don’t show an empty list when loading failed.', { images: [] }],
    },
  ],
  rules: {
    do: ['Keep upload and list on one page.'],
    dont: ['Don’t open an image by itself after its upload.'],
  },
  writing: ['The sentence says what comes out, not how.'],
  accessibility: ['That an upload runs is said on the button.', 'Errors stand where they happened.'],
  related: ['UploadPanel', 'ImageList'],
};
