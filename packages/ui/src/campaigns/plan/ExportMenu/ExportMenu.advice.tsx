import { ExportMenu, type ExportMenuProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onExport }: ExportMenuProps) {
  return <ExportMenu onExport={onExport} />;
}

export const advice: ComponentAdvice<typeof ExportMenu> = {
  status: 'beta',
  aliases: ['download', 'xlsx', 'csv', 'json'],
  use: ['Rows leave for a spreadsheet or a program.'],
  avoid: [{ when: 'A picture of a chart is wanted', instead: 'ChartFigure' }],
  pairs: [
    {
      do: ['Name the formats by their readers.', {}],
      dont: ['Don’t name them by their ending alone.', { labels: { xlsx: 'xlsx', json: 'json' } }],
    },
  ],
  rules: {
    do: ['Name the file by the campaign.', 'Write what was entered with every digit.'],
    dont: ['Don’t leave out the revision of the constants: a figure is nothing without it.'],
  },
  writing: ['Say which decimal sign a file has.'],
  accessibility: ['A menu button; a failure is announced.'],
  related: ['PlanImport', 'PlanTools'],
};
