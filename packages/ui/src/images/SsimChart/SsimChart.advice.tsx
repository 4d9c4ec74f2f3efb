import { SsimChart, type SsimChartProps } from '@leaf/ui/charts';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ result }: SsimChartProps) {
  return <SsimChart result={result} />;
}

export const advice: ComponentAdvice<typeof SsimChart> = {
  status: 'stable',
  aliases: ['quality', 'scatter', 'curve'],
  use: ['Users choose among the measured files of a job.'],
  avoid: [{ when: 'Users choose a target before a job', instead: 'RecommendedSsimTable' }],
  pairs: [
    {
      do: ['Mark the target.', { target: 0.98 }],
      dont: ['Don’t remove the name of an axis.', { labels: { sizeAxis: ' ' } }],
    },
  ],
  rules: {
    do: ['Load it lazily: it depends on recharts.', 'Pass the current format, so that its file is marked.'],
    dont: ['Don’t pass a new `result` object on every render: it redraws the chart.'],
  },
  writing: ['Both axes have names; sizes are in KB.'],
  accessibility: [
    'A named figure with a summary, and a table of the same numbers.',
    'Arrow keys reach every point; with `onPointSelect`, Enter and Space choose it.',
    'Each format has its own shape; files that another beats are outlines.',
  ],
  related: ['JobResult', 'EmissionsChart'],
};
