import { BundleListScreen, type BundleListScreenProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: BundleListScreenProps) {
  return <BundleListScreen {...props} />;
}

export const advice: ComponentAdvice<typeof BundleListScreen> = {
  status: 'beta',
  aliases: ['upload page', 'ZIP', 'banners'],
  use: ['HTML5 creatives need a start page.'],
  avoid: [{ when: 'One creative is open', instead: 'BundleScreen' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The creatives could not be loaded.' }],
      dont: ['Don’t show an empty list if loading failed.', { creatives: [] }],
    },
  ],
  rules: {
    do: ['Show files on their way and those refused between the panel and the list.'],
    dont: ['Don’t open an uploaded creative automatically.'],
  },
  writing: ['“HTML5 creative”, as ad servers say.'],
  accessibility: ['Errors appear where they happened.', 'The trail names the list of images above it.'],
  related: ['BundleUploadPanel', 'BundleList', 'UploadQueue'],
};
