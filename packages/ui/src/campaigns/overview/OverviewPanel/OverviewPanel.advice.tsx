import { OverviewPanel, type OverviewPanelProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ rows, stageHrefs, chart }: OverviewPanelProps) {
  return <OverviewPanel rows={rows} stageHrefs={stageHrefs} chart={chart} />;
}

export const advice: ComponentAdvice<typeof OverviewPanel> = {
  status: 'stable',
  aliases: ['summary', 'totals'],
  use: ['A campaign is read at one glance.'],
  avoid: [{ when: 'One stage is read', instead: 'StorageTab' }],
  pairs: [
    {
      do: ['Say which stage is missing.', { failed: ['delivery'] }],
      dont: [
        'Don’t add up what is not there.',
        { rows: { storage: [], selection: [], delivery: [], consumption: [] } },
      ],
    },
  ],
  rules: {
    do: ['Pass the chart as it is loaded: it is in the charts entry.'],
    dont: ['Don’t compute totals in the host.'],
  },
  writing: ['“Estimate” stands beside the sum.'],
  accessibility: ['Cards are links with headings in order.', 'Shares are said in words beside the bar.'],
  related: ['TotalCard', 'EmissionsChart'],
};
