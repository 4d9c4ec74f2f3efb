import { ImageSizes, type ImageSizesProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ImageSizesProps) {
  return <ImageSizes {...props} />;
}

export const advice: ComponentAdvice<typeof ImageSizes> = {
  status: 'beta',
  aliases: ['crop', 'resize', 'focal point', 'ad sizes'],
  use: ['One picture is needed in the sizes of a platform.'],
  avoid: [{ when: 'Files already have their sizes', instead: 'ImageSetScreen' }],
  pairs: [
    {
      do: ['Say why no file was made.', { error: 'Your organization has reached its limit of images.' }],
      dont: ['Don’t show a code.', { error: 'ERR_QUOTA' }],
    },
  ],
  rules: {
    do: ['Load it lazily: it draws the whole upload.', 'Offer the set of the new files once they exist.'],
    dont: ['Don’t enlarge: a size is only offered when the image has its pixels.'],
  },
  writing: ['Sizes as width × height, in pixels at the density 1x.'],
  accessibility: [
    'The point is a slider: arrow keys move it by 1%, with Shift by 10%, and its value names both distances.',
    'Each preview is a figure whose caption names its size.',
    'The sizes and the densities are groups of checkboxes with legends.',
  ],
  related: ['ImageSet', 'ImageDetailScreen', 'ImagePreview'],
};
