import { BundleOverview, type BundleOverviewProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: BundleOverviewProps) {
  return <BundleOverview {...props} />;
}

export const advice: ComponentAdvice<typeof BundleOverview> = {
  status: 'beta',
  aliases: ['weight', 'inventory', 'initial load', 'click tag'],
  use: ['Users open an HTML5 creative and ask whether it is light enough.'],
  avoid: [{ when: 'Users look at what a job made', instead: 'BundleResult' }],
  pairs: [
    {
      do: ['Begin with the answer.', {}],
      dont: ['Don’t leave the question open.', { labels: { heavy: () => 'Analysis complete' } }],
    },
  ],
  rules: {
    do: ['Start with the platform of the last job, or with IAB New Ad Portfolio, which limits the start.'],
    dont: ['Don’t call a name seen in a script a request: it may never be called.'],
  },
  writing: ['Each finding names the file that it stands in.'],
  accessibility: ['The answer is announced when another platform is chosen; an icon never says it alone.'],
  related: ['BundlePlatforms', 'BundleFiles', 'BundleScreen'],
};
