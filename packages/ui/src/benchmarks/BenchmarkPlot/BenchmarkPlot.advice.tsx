import { BenchmarkPlot, type BenchmarkPlotProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ benchmarks }: BenchmarkPlotProps) {
  return <BenchmarkPlot benchmarks={benchmarks} />;
}

export const advice: ComponentAdvice<typeof BenchmarkPlot> = {
  status: 'beta',
  aliases: ['compare', 'log scale', 'dot plot'],
  use: ['Values of different stages stand on one scale.'],
  avoid: [{ when: 'One stage is read closely', instead: 'BenchmarkGrid' }],
  pairs: [
    {
      do: ['Name the scale.', {}],
      dont: ['Don’t call it a score.', { labels: { title: 'Your score' } }],
    },
  ],
  rules: {
    do: ['Stand it beside the cards: it compares stages, they have the values.'],
    dont: ['Don’t compare a campaign of another country.'],
  },
  writing: ['Say that each line is ten times the one before.'],
  accessibility: [
    'A ranked list: each line has its name and its figure in words.',
    'The dots are decoration; the campaign’s is a ring.',
  ],
  related: ['BenchmarkGrid', 'BenchmarksScreen'],
};
