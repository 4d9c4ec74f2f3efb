import { InfoTiles, type InfoTilesProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: InfoTilesProps) {
  return <InfoTiles {...props} />;
}

export const advice: ComponentAdvice<typeof InfoTiles> = {
  status: 'stable',
  aliases: ['metadata', 'properties', 'exif'],
  use: ['The properties of an image are read.'],
  avoid: [{ when: 'They are compared between images', instead: 'ImageList' }],
  pairs: [
    {
      do: ['Put the unit into the name.', {}],
      dont: ['Don’t shorten names.', { labels: { dimensions: 'Dim.' } }],
    },
  ],
  rules: {
    do: ['Leave out the image while it loads: the ten tiles keep their places.'],
    dont: ['Don’t reorder them.'],
  },
  writing: ['A name of one or two words, the unit in brackets.'],
  accessibility: ['A list of terms and values.'],
  related: ['ImageOverview'],
};
