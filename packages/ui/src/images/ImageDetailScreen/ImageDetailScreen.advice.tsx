import { ImageDetailScreen, type ImageDetailScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ overviewHref, optimizeHref }: ImageDetailScreenProps) {
  return <ImageDetailScreen overviewHref={overviewHref} optimizeHref={optimizeHref} />;
}

export const advice: ComponentAdvice<typeof ImageDetailScreen> = {
  status: 'stable',
  aliases: ['image page', 'tabs'],
  use: ['The pages of one image share a header.'],
  avoid: [{ when: 'Images are listed', instead: 'ImageListScreen' }],
  pairs: [
    {
      do: ['Say what failed.', { error: 'The image could not be loaded.' }],
      dont: ['Don’t show a path as a name.', { image: { id: 1, filename: '/uploads/2026/a8f3.png' } }],
    },
  ],
  rules: {
    do: ['Give the overview and the optimize page their own addresses.'],
    dont: ['Don’t wait for the jobs before showing the picture.'],
  },
  writing: ['The title is the name of the file.'],
  accessibility: ['The tabs are links in a named navigation; the current one has `aria-current`.'],
  related: ['ImageOverview', 'OptimizeForm'],
};
