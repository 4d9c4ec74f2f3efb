import { ImageList, type ImageListProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ImageListProps) {
  return <ImageList {...props} />;
}

export const advice: ComponentAdvice<typeof ImageList> = {
  status: 'stable',
  aliases: ['gallery', 'files'],
  use: ['Users look for one of the organization’s images.'],
  avoid: [{ when: 'Users look at one picture', instead: 'ImagePreview' }],
  pairs: [
    {
      do: ['Name what the list contains.', {}],
      dont: ['Don’t call images assets.', { labels: { title: 'Assets' } }],
    },
  ],
  rules: {
    do: ['Show the file name, or the number of an image without one.'],
    dont: ['Don’t load full-size pictures for the list.'],
  },
  writing: ['“Image” throughout, never “asset”.'],
  accessibility: [
    'The names of View and Delete include the image.',
    'Thumbnails are decorative: the name is beside them.',
  ],
  related: ['ImageThumbnail', 'DataTable'],
};
