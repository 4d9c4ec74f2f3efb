import { ImageListScreen, type ImageListScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ images, imageHref, onUpload, onDelete }: ImageListScreenProps) {
  return <ImageListScreen images={images} imageHref={imageHref} onUpload={onUpload} onDelete={onDelete} />;
}

export const advice: ComponentAdvice<typeof ImageListScreen> = {
  status: 'stable',
  aliases: ['upload page', 'optimiser'],
  use: ['The image optimiser needs a start page.'],
  avoid: [{ when: 'One image is open', instead: 'ImageDetailScreen' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The images could not be loaded.' }],
      dont: ['Don’t show an empty list if loading failed.', { images: [] }],
    },
  ],
  rules: {
    do: ['Keep upload and list on one page.'],
    dont: ['Don’t open an uploaded image automatically.'],
  },
  writing: ['The description names the result, not the method.'],
  accessibility: ['The button says that an upload is running.', 'Errors appear where they happened.'],
  related: ['UploadPanel', 'ImageList'],
};
