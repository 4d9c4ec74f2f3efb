import { EmissionsChart, type EmissionsChartProps } from '@leaf/ui/charts';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ rows }: EmissionsChartProps) {
  return <EmissionsChart rows={rows} />;
}

export const advice: ComponentAdvice<typeof EmissionsChart> = {
  status: 'stable',
  aliases: ['bar chart', 'stacked', 'co2'],
  use: ['Readers compare the sources of emissions across all stages.'],
  avoid: [{ when: 'Only the proportion matters', instead: 'FootprintStrip' }],
  pairs: [
    {
      do: ['Name what is compared.', {}],
      dont: ['Don’t use judgemental titles.', { labels: { title: 'How dirty is your campaign?' } }],
    },
  ],
  rules: {
    do: ['Load it lazily: it depends on recharts.'],
    dont: ['Don’t recolour components: their hues identify the stages.'],
  },
  writing: ['Stage, then source: “Delivery, electricity”.'],
  accessibility: [
    'A named figure with a summary, and a table of the same numbers.',
    'Arrow keys reach every segment.',
    'Embodied emissions are hatched, electricity is solid.',
  ],
  related: ['OverviewPanel', 'SsimChart'],
};
