import { BundleScreen, type BundleScreenProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: BundleScreenProps) {
  return <BundleScreen {...props} />;
}

export const advice: ComponentAdvice<typeof BundleScreen> = {
  status: 'beta',
  aliases: ['creative page', 'detail', 'HTML5'],
  use: ['One HTML5 creative is open.'],
  avoid: [{ when: 'One image is open', instead: 'ImageDetailScreen' }],
  pairs: [
    {
      do: [
        'Say what could not be loaded.',
        { creative: undefined, error: 'The creative could not be loaded.' },
      ],
      dont: ['Don’t leave the page without a name.', { labels: { waiting: '…' }, creative: undefined }],
    },
  ],
  rules: {
    do: [
      'Give each tab an address of its own.',
      'Save the upload under its own name: the lighter ZIP has another.',
    ],
    dont: ['Don’t show tabs for a creative that does not exist.'],
  },
  writing: ['The facts below the name are those that ad servers ask for first.'],
  accessibility: ['The heading takes the focus when the page changes.'],
  related: ['BundleOverview', 'BundleJobs', 'BundleListScreen'],
};
