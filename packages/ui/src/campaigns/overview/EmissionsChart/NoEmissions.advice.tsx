import { NoEmissions } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <NoEmissions />;
}

export const advice: ComponentAdvice<typeof NoEmissions> = {
  status: 'stable',
  aliases: ['empty chart'],
  use: ['A campaign has rows, but their total is 0.'],
  avoid: [{ when: 'There are no rows', instead: 'EmptyState' }],
  pairs: [
    {
      do: ['Say it in one sentence.', {}],
      dont: ['Don’t celebrate the zero.', { labels: { empty: 'Well done: no emissions at all!' } }],
    },
  ],
  rules: { do: ['Show it where the chart would be.'], dont: ['Don’t draw an empty chart.'] },
  writing: ['Say what would change the total.'],
  accessibility: ['Plain text, without an image.'],
  related: ['EmissionsChart', 'EmptyState'],
};
