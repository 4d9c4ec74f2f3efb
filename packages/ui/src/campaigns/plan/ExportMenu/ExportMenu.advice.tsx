import { ExportMenu, type ExportMenuProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onExport }: ExportMenuProps) {
  return <ExportMenu onExport={onExport} />;
}

export const advice: ComponentAdvice<typeof ExportMenu> = {
  status: 'beta',
  aliases: ['download', 'xlsx', 'csv', 'json'],
  use: ['Users take rows to a spreadsheet or another program.'],
  avoid: [{ when: 'Users want a picture of a chart', instead: 'ChartFigure' }],
  pairs: [
    {
      do: ['Name the program that reads each format.', {}],
      dont: ['Don’t show just a file extension.', { labels: { xlsx: 'xlsx', json: 'json' } }],
    },
  ],
  rules: {
    do: ['Name the file after the campaign.', 'Export inputs with all their digits.'],
    dont: ['Don’t omit the revision of the constants: without it figures cannot be reproduced.'],
  },
  writing: ['State the decimal sign of a CSV file.'],
  accessibility: ['A menu button; a failure is announced.'],
  related: ['PlanImport', 'PlanTools'],
};
