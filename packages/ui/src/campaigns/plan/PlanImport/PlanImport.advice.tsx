import { PlanImport, type PlanImportProps } from '@leaf/ui/plan';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ sheets, known = {}, onImport, stageHrefs, cancelHref }: PlanImportProps) {
  return (
    <PlanImport
      sheets={sheets}
      known={known}
      onImport={onImport}
      stageHrefs={stageHrefs}
      cancelHref={cancelHref}
    />
  );
}

export const advice: ComponentAdvice<typeof PlanImport> = {
  status: 'beta',
  aliases: ['csv', 'xlsx', 'upload', 'spreadsheet', 'wizard'],
  use: ['Users import many rows from a spreadsheet, a file or the clipboard.'],
  avoid: [{ when: 'Users enter a single row', instead: 'DeliveryForm' }],
  pairs: [
    {
      do: ['Say what a line becomes.', {}],
      dont: ['Don’t use data-processing jargon.', { labels: { title: 'Record ingestion' } }],
    },
  ],
  rules: {
    do: [
      'Give it its own page: a plan may have thousands of lines.',
      'Read spreadsheets in a worker, with `sheetsIn` and a module that calls `serveSheets`.',
      'Give the campaign’s rows as `known`: a line with the ID of one keeps what the file has no column for. `onImport` gets that row with the line: replace it only in its `version`, and read the rows again if somebody else was quicker.',
      'Write all rows in one call, so that an import either succeeds completely or changes nothing: the guide “Connect by id and token” has such an `onImport`.',
    ],
    dont: ['Don’t silently correct a cell: mark it and suggest the most likely value.'],
  },
  writing: ['“Line” for the file, “row” for the campaign.'],
  accessibility: [
    'Lines are a grid: arrow keys move, Enter edits a cell, Escape cancels.',
    'Every fault is also in a list, with a field to fix it and a button that leaves its lines out.',
  ],
  related: ['PlanTools', 'ExportMenu'],
};
