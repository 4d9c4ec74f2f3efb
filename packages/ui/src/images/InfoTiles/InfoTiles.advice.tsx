import { InfoTiles, type InfoTilesProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: InfoTilesProps) {
  return <InfoTiles {...props} />;
}

export const advice: ComponentAdvice<typeof InfoTiles> = {
  status: 'stable',
  aliases: ['metadata', 'properties', 'exif'],
  use: ['Users look up the properties of an image.'],
  avoid: [{ when: 'Properties of several images are compared', instead: 'ImageList' }],
  pairs: [
    {
      do: ['Put the unit in the name.', {}],
      dont: ['Don’t abbreviate names.', { labels: { dimensions: 'Dim.' } }],
    },
  ],
  rules: {
    do: ['Omit `image` while it loads: the ten tiles keep their places.'],
    dont: ['Don’t reorder the tiles.'],
  },
  writing: ['Names of one or two words, with the unit in brackets.'],
  accessibility: ['A description list of names and values.'],
  related: ['ImageOverview'],
};
