import { ImageSet, type ImageSetProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ entries, onChoose, imageHref }: ImageSetProps) {
  return <ImageSet entries={entries} onChoose={onChoose} imageHref={imageHref} />;
}

export const advice: ComponentAdvice<typeof ImageSet> = {
  status: 'beta',
  aliases: ['batch', 'bulk', 'campaign set', 'savings table'],
  use: ['Users optimise many images with one target.'],
  avoid: [{ when: 'Users look at the files of one image', instead: 'ResultTable' }],
  pairs: [
    {
      do: ['Keep an image in the table while its job runs.', {}],
      dont: ['Don’t leave out what failed.', { entries: [] }],
    },
  ],
  rules: {
    do: ['Take each image’s recommended file unless users choose another.'],
    dont: ['Don’t add images without a result to the totals.'],
  },
  writing: ['Before, after, saving: the words of one image, for many.'],
  accessibility: [
    'Each choice of a file names its image.',
    'Thumbnails are decorative: the name is beside them.',
  ],
  related: ['ImageList', 'ResultTable', 'JobsTable'],
};
