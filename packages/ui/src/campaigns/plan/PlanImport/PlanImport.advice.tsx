import { PlanImport, type PlanImportProps } from '@leaf/ui/plan';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ sheets, onImport, stageHrefs, cancelHref }: PlanImportProps) {
  return <PlanImport sheets={sheets} onImport={onImport} stageHrefs={stageHrefs} cancelHref={cancelHref} />;
}

export const advice: ComponentAdvice<typeof PlanImport> = {
  status: 'beta',
  aliases: ['csv', 'xlsx', 'upload', 'spreadsheet', 'wizard'],
  use: ['Many rows come from a table.'],
  avoid: [{ when: 'One row is entered', instead: 'DeliveryForm' }],
  pairs: [
    {
      do: ['Say what becomes of a line.', {}],
      dont: ['Don’t call lines records.', { labels: { title: 'Record ingestion' } }],
    },
  ],
  rules: {
    do: [
      'Give it a page of its own: a plan has thousands of lines.',
      'Read spreadsheets in a worker, with `sheetsIn` and a module that calls `serveSheets`.',
      'Write all rows in one call, so that an import is whole or has not happened.',
    ],
    dont: ['Don’t mend what cannot be understood: say so at its cell and offer the likeliest value.'],
  },
  writing: ['A line comes in, a row comes out.'],
  accessibility: [
    'Lines are a grid: arrow keys move, Enter changes a cell, Escape leaves it.',
    'Every fault stands in a list too, with a field to mend it.',
  ],
  related: ['PlanTools', 'ExportMenu'],
};
