import { RowPanel, type RowPanelProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: RowPanelProps) {
  return <RowPanel {...props} />;
}

export const advice: ComponentAdvice<typeof RowPanel> = {
  status: 'stable',
  aliases: ['drawer', 'details', 'side panel'],
  use: ['Readers want all the details of one row.'],
  avoid: [{ when: 'A few columns are enough', instead: 'DataTable' }],
  pairs: [
    {
      do: ['Start with the figure.', {}],
      dont: ['Don’t name it after the database.', { labels: { entered: 'Raw record' } }],
    },
  ],
  rules: {
    do: ['Show every field, including empty ones.'],
    dont: ['Don’t round: this is the place for exact values.'],
  },
  writing: ['Fields have the same names as in the form.'],
  accessibility: ['A dialog named after the row; Escape closes it and returns the focus.'],
  related: ['FigureTrace', 'StorageTab'],
};
