import { EmissionsChart, type EmissionsChartProps } from '@leaf/ui/charts';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ rows }: EmissionsChartProps) {
  return <EmissionsChart rows={rows} />;
}

export const advice: ComponentAdvice<typeof EmissionsChart> = {
  status: 'stable',
  aliases: ['bar chart', 'stacked', 'co2'],
  use: ['The parts of all stages are compared.'],
  avoid: [{ when: 'Only the proportion matters', instead: 'FootprintStrip' }],
  pairs: [
    {
      do: ['Name what is compared.', {}],
      dont: ['Don’t judge.', { labels: { title: 'How dirty is your campaign?' } }],
    },
  ],
  rules: {
    do: ['Load it lazily: it brings recharts.'],
    dont: ['Don’t recolour components: their hues are the stages’.'],
  },
  writing: ['Stage and source: “Delivery, electricity”.'],
  accessibility: [
    'A named figure with a summary and a table of the same numbers.',
    'Arrow keys reach every segment.',
    'Embodied emissions are hatched, electricity is solid.',
  ],
  related: ['OverviewPanel', 'SsimChart'],
};
