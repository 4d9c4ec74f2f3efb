import { BundlePlatforms, type BundlePlatformsProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: BundlePlatformsProps) {
  return <BundlePlatforms {...props} />;
}

export const advice: ComponentAdvice<typeof BundlePlatforms> = {
  status: 'beta',
  aliases: ['verdict', 'limits', 'ad server', 'HTML5 creative'],
  use: ['Users want to know where an HTML5 creative can be uploaded.'],
  avoid: [{ when: 'The files are pictures', instead: 'ResultTable' }],
  pairs: [
    {
      do: ['Mark the platform that the job was for.', { preset: 'google-ads' }],
      dont: ['Don’t shorten the verdict to a sign.', { labels: { fits: '✓', breaks: '✗' } }],
    },
  ],
  rules: {
    do: ['Pass the inventory as `@leaf/optimiser/bundle` found it.'],
    dont: ['Don’t leave out platforms that refuse: what is missing is what helps.'],
  },
  writing: ['Each reason is a sentence with what there is and what may be.'],
  accessibility: ['A verdict is a word with an icon, never a colour alone.'],
  related: ['BundleOverview', 'BundleResult'],
};
