import { ImageList, type ImageListProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ images, imageHref, onDelete }: ImageListProps) {
  return <ImageList images={images} imageHref={imageHref} onDelete={onDelete} />;
}

export const advice: ComponentAdvice<typeof ImageList> = {
  status: 'stable',
  aliases: ['gallery', 'files'],
  use: ['All images of an organization are found.'],
  avoid: [{ when: 'A picture is looked at', instead: 'ImagePreview' }],
  pairs: [
    {
      do: ['Name what the list holds.', {}],
      dont: ['Don’t call files assets.', { labels: { title: 'Assets' } }],
    },
  ],
  rules: {
    do: ['Show the file’s name, or its number where it has none.'],
    dont: ['Don’t load full pictures for the list.'],
  },
  writing: ['“Image” throughout, never “asset”.'],
  accessibility: ['View and Delete name their image.', 'Thumbnails are decoration beside the name.'],
  related: ['ImageThumbnail', 'DataTable'],
};
