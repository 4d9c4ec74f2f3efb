import { BenchmarkComparison, type BenchmarkComparisonProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: BenchmarkComparisonProps) {
  return <BenchmarkComparison {...props} />;
}

export const advice: ComponentAdvice<typeof BenchmarkComparison> = {
  status: 'beta',
  aliases: ['compare', 'better', 'reference', 'verdict'],
  use: ['Someone looks at a campaign and asks whether it does better than the reference values.'],
  avoid: [{ when: 'Every reference value has to be read', instead: 'BenchmarkPlot' }],
  pairs: [
    {
      do: ['Say what is compared with how many values.', {}],
      dont: ['Don’t turn the count into a grade.', { labels: { lowerThan: () => 'Good' } }],
    },
  ],
  rules: {
    do: [
      'Pass `ownValues` of the country of the benchmarks: `comparedPlaces` finds it in the rows.',
      'Pass its `share` of the impressions, which `shareIn` finds, so that no verdict is taken for that of other countries.',
    ],
    dont: ['Don’t compare a campaign with the values of another country.'],
  },
  writing: ['Name the campaign and the country before any figure.'],
  accessibility: [
    'The sentence below each scale says what the scale shows.',
    'The campaign is a ring and the benchmarks are dots, so the difference does not depend on colour.',
  ],
  related: ['BenchmarkPlot', 'OverviewPanel'],
};
