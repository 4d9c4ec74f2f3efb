import { ImageThumbnail, type ImageThumbnailProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ImageThumbnailProps) {
  return <ImageThumbnail {...props} />;
}

export const advice: ComponentAdvice<typeof ImageThumbnail> = {
  status: 'stable',
  aliases: ['avatar', 'small picture'],
  use: ['A list shows a small picture beside each name.'],
  avoid: [{ when: 'The picture is the subject', instead: 'ImagePreview' }],
  pairs: [
    {
      do: ['Keep its space if the picture is missing.', { src: undefined }],
      dont: ['Don’t use it without a name beside it.', {}],
    },
  ],
  rules: {
    do: ['Pass the address of a picture that the host has fetched.'],
    dont: ['Don’t add alternative text: the name is beside it.'],
  },
  writing: ['It has no text: the name is beside it.'],
  accessibility: ['Hidden from screen readers.'],
  related: ['ImageList', 'ImagePreview'],
};
