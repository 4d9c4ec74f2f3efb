import { OverviewPanel, type OverviewPanelProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ rows, stageHrefs, chart }: OverviewPanelProps) {
  return <OverviewPanel rows={rows} stageHrefs={stageHrefs} chart={chart} />;
}

export const advice: ComponentAdvice<typeof OverviewPanel> = {
  status: 'stable',
  aliases: ['summary', 'totals'],
  use: ['Readers want the figures of a campaign at a glance.'],
  avoid: [{ when: 'One stage is reviewed', instead: 'StorageTab' }],
  pairs: [
    {
      do: ['Say which stage is missing.', { failed: ['delivery'] }],
      dont: [
        'Don’t add up stages that failed to load.',
        { rows: { storage: [], selection: [], delivery: [], consumption: [] } },
      ],
    },
  ],
  rules: {
    do: ['Load `EmissionsChart` from the charts entry and pass it as `chart`.'],
    dont: ['Don’t compute totals in the host: the panel does.'],
  },
  writing: ['The total is labelled an estimate.'],
  accessibility: [
    'The cards are links, and their headings follow in order.',
    'Shares are text beside the bar.',
  ],
  related: ['TotalCard', 'EmissionsChart'],
};
