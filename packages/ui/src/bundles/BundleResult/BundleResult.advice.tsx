import { BundleResult, type BundleResultProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: BundleResultProps) {
  return <BundleResult {...props} />;
}

export const advice: ComponentAdvice<typeof BundleResult> = {
  status: 'beta',
  aliases: ['saving', 'lighter ZIP', 'download'],
  use: ['Users look at what a job made of an HTML5 creative, and take it.'],
  avoid: [{ when: 'The job was of an image', instead: 'JobResult' }],
  pairs: [
    {
      do: ['Say what the button gives.', {}],
      dont: ['Don’t promise more than it does.', { labels: { download: 'Publish' } }],
    },
  ],
  rules: {
    do: ['Pass the upload too, so that the verdict of each platform is there before and after.'],
    dont: ['Don’t hide pictures that stayed as they were: their reason is the answer.'],
  },
  writing: ['A limit that is not kept says how much would be needed.'],
  accessibility: ['Whether a limit is kept is a word, not a colour.', 'Each figure has its unit.'],
  related: ['BundleJobs', 'BundlePlatforms', 'BundlePreview'],
};
