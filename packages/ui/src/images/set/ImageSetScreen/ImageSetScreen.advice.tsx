import { ImageSetScreen, type ImageSetScreenProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ count, entries, onChoose, imageHref, onSubmit }: ImageSetScreenProps) {
  return (
    <ImageSetScreen
      count={count}
      entries={entries}
      onChoose={onChoose}
      imageHref={imageHref}
      onSubmit={onSubmit}
    />
  );
}

export const advice: ComponentAdvice<typeof ImageSetScreen> = {
  status: 'beta',
  aliases: ['batch page', 'workbench'],
  use: ['Users selected several images in the list.'],
  avoid: [{ when: 'One image is open', instead: 'ImageDetailScreen' }],
  pairs: [
    {
      do: ['Say how many images the set has.', {}],
      dont: ['Don’t show an empty set if loading failed.', { entries: [] }],
    },
  ],
  rules: {
    do: ['Keep the set in the address, so that it can be opened again.'],
    dont: ['Don’t start a job before users have chosen its target.'],
  },
  writing: ['The title counts the images.'],
  accessibility: ['The table comes before the form: what is, then what to do.'],
  related: ['ImageSet', 'ImageListScreen', 'OptimizeForm'],
};
