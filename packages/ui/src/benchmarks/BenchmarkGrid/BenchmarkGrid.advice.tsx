import { BenchmarkGrid, type BenchmarkGridProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ stage, title, note, values }: BenchmarkGridProps) {
  return <BenchmarkGrid stage={stage} title={title} note={note} values={values} />;
}

export const advice: ComponentAdvice<typeof BenchmarkGrid> = {
  status: 'stable',
  aliases: ['reference', 'baseline', 'typical values'],
  use: ['Readers look up reference values of one stage.'],
  avoid: [{ when: 'Stages are compared', instead: 'BenchmarkPlot' }],
  pairs: [
    {
      do: [
        'State the assumptions behind the values.',
        { note: 'One million impressions of a display ad of 0.5 MB.' },
      ],
      dont: ['Don’t leave the assumptions out.', { note: '–' }],
    },
  ],
  rules: {
    do: ['Pass the labels as the API returns them.'],
    dont: ['Don’t omit the note: figures mean nothing without their assumptions.'],
  },
  writing: ['The note gives the unit of reference, the place and the assumptions.'],
  accessibility: [
    'A description list of names and values.',
    'The note opens on hover, focus and touch, and Escape closes it.',
  ],
  related: ['BenchmarksScreen', 'Quantity'],
};
