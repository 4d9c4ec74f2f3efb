import { BundleList, type BundleListProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: BundleListProps) {
  return <BundleList {...props} />;
}

export const advice: ComponentAdvice<typeof BundleList> = {
  status: 'beta',
  aliases: ['HTML5 creatives', 'ZIPs', 'banners'],
  use: ['Users look for one of the organization’s HTML5 creatives.'],
  avoid: [{ when: 'The list is of pictures', instead: 'ImageList' }],
  pairs: [
    {
      do: ['Show what is loaded at the start beside the ZIP: platforms limit one or the other.', {}],
      dont: ['Don’t call the initial load a size.', { labels: { initial: 'Size' } }],
    },
  ],
  rules: {
    do: ['Pass the newest job of each creative, so that the list says what is done.'],
    dont: ['Don’t run creatives in the list.'],
  },
  writing: ['A saving is said in words: “67% smaller”.'],
  accessibility: ['The names of Delete and of each progress bar include the creative.'],
  related: ['BundleListScreen', 'DataTable'],
};
