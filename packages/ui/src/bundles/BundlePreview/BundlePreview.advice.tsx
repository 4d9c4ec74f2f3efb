import { BundlePreview, type BundlePreviewProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: BundlePreviewProps) {
  return <BundlePreview {...props} />;
}

export const advice: ComponentAdvice<typeof BundlePreview> = {
  status: 'beta',
  aliases: ['iframe', 'sandbox', 'run', 'compare'],
  use: ['Users want to see that the lighter creative still looks and moves as it did.'],
  avoid: [{ when: 'Users compare two pictures', instead: 'ImageCompare' }],
  pairs: [
    {
      do: ['Say that it is confined.', {}],
      dont: ['Don’t leave people to wonder.', { labels: { note: 'Preview' } }],
    },
  ],
  rules: {
    do: ['Pass addresses whose pages are confined by their own policy: the frame alone is not enough.'],
    dont: ['Don’t load a creative before it is asked for: it runs its scripts.'],
  },
  writing: ['“As uploaded” and “Lighter”, as everywhere.'],
  accessibility: ['Each frame has a title that names its version.'],
  related: ['BundleResult', 'BundleOverview'],
};
