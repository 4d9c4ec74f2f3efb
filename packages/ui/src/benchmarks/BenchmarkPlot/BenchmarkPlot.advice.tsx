import { BenchmarkPlot, type BenchmarkPlotProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ benchmarks }: BenchmarkPlotProps) {
  return <BenchmarkPlot benchmarks={benchmarks} />;
}

export const advice: ComponentAdvice<typeof BenchmarkPlot> = {
  status: 'beta',
  aliases: ['compare', 'log scale', 'dot plot'],
  use: ['Reference values of several stages, or of a campaign, are compared.'],
  avoid: [{ when: 'Exact values of one stage matter', instead: 'BenchmarkGrid' }],
  pairs: [
    {
      do: ['Name the scale.', {}],
      dont: ['Don’t call it a score.', { labels: { title: 'Your score' } }],
    },
  ],
  rules: {
    do: ['Show it together with `BenchmarkGrid`: the plot compares, the cards have the values.'],
    dont: ['Don’t compare a campaign with the values of another country.'],
  },
  writing: ['Say that each grid line is ten times the one before.'],
  accessibility: [
    'A ranked list: each entry has its name and figure as text.',
    'The dots are decorative; the campaign is a ring, so it does not depend on colour.',
  ],
  related: ['BenchmarkGrid', 'BenchmarksScreen'],
};
