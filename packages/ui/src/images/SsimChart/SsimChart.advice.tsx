import { SsimChart, type SsimChartProps } from '@leaf/ui/charts';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ result }: SsimChartProps) {
  return <SsimChart result={result} />;
}

export const advice: ComponentAdvice<typeof SsimChart> = {
  status: 'stable',
  aliases: ['quality', 'scatter', 'curve'],
  use: ['A quality is chosen among measured files.'],
  avoid: [{ when: 'Only a similarity is chosen', instead: 'RecommendedSsimTable' }],
  pairs: [
    {
      do: ['Mark the target.', { target: 0.98 }],
      dont: ['Don’t leave out the axis.', { labels: { sizeAxis: ' ' } }],
    },
  ],
  rules: {
    do: ['Load it lazily: it brings recharts.', 'Mark the chosen format.'],
    dont: ['Don’t join the points by lines: nothing was measured between them.'],
  },
  writing: ['Both axes have a name; sizes are in KB.'],
  accessibility: [
    'A named figure with a summary and a table of the same numbers.',
    'Arrow keys reach every point; with `onPointSelect`, Enter and Space choose it.',
    'Formats have shapes of their own.',
  ],
  related: ['JobResult', 'EmissionsChart'],
};
