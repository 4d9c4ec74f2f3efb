import { ImageThumbnail, type ImageThumbnailProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ImageThumbnailProps) {
  return <ImageThumbnail {...props} />;
}

export const advice: ComponentAdvice<typeof ImageThumbnail> = {
  status: 'stable',
  aliases: ['avatar', 'small picture'],
  use: ['A name in a list has a picture beside it.'],
  avoid: [{ when: 'The picture is what is looked at', instead: 'ImagePreview' }],
  pairs: [
    {
      do: ['Keep its place when it is missing.', { src: undefined }],
      dont: ['Don’t use it without a name beside it.', {}],
    },
  ],
  rules: {
    do: ['Give it the address of a picture the host has fetched.'],
    dont: ['Don’t give it alt text: the name stands beside it.'],
  },
  writing: ['It has no words: the name stands beside it.'],
  accessibility: ['Hidden from screen readers.'],
  related: ['ImageList', 'ImagePreview'],
};
