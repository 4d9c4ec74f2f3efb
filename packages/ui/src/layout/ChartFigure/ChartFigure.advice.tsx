import { ChartFigure, type ChartFigureProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ title, summary, children, table, csv, fileName }: ChartFigureProps) {
  return (
    <ChartFigure title={title} summary={summary} table={table} csv={csv} fileName={fileName}>
      {children}
    </ChartFigure>
  );
}

export const advice: ComponentAdvice<typeof ChartFigure> = {
  status: 'stable',
  aliases: ['chart', 'figure', 'export'],
  use: ['A chart needs a name, a table of its numbers, and downloads.'],
  avoid: [{ when: 'There are only a few figures', instead: 'Quantity' }],
  pairs: [
    {
      do: ['Sum it up in one sentence.', { summary: 'Delivery is the largest stage.' }],
      dont: ['Don’t describe the drawing.', { summary: 'A chart with four bars.' }],
    },
  ],
  rules: {
    do: ['Give it a one-sentence summary.', 'Pass the same numbers as a table and as CSV.'],
    dont: ['Don’t show a chart without it.'],
  },
  writing: ['The summary states the main finding, with a figure.'],
  accessibility: ['A named figure with a summary.', 'The table has every number in the chart.'],
  related: ['EmissionsChart', 'SsimChart'],
};
