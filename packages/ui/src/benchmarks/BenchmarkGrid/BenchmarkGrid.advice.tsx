import { BenchmarkGrid, type BenchmarkGridProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ stage, title, note, values }: BenchmarkGridProps) {
  return <BenchmarkGrid stage={stage} title={title} note={note} values={values} />;
}

export const advice: ComponentAdvice<typeof BenchmarkGrid> = {
  status: 'stable',
  aliases: ['reference', 'baseline', 'typical values'],
  use: ['The reference values of one stage are read one by one.'],
  avoid: [{ when: 'Stages are compared with each other', instead: 'BenchmarkPlot' }],
  pairs: [
    {
      do: ['Say what the values assume.', { note: 'One million impressions of a display ad of 0.5 MB.' }],
      dont: ['Don’t leave the assumption out.', { note: '–' }],
    },
  ],
  rules: {
    do: ['Pass the labels as the API gives them.'],
    dont: ['Don’t hide the note: it says what the figures assume.'],
  },
  writing: ['The note says per what, where and with what assumptions.'],
  accessibility: [
    'A list of terms and values.',
    'The note opens on hover, focus and touch, and closes with Esc.',
  ],
  related: ['BenchmarksScreen', 'Quantity'],
};
