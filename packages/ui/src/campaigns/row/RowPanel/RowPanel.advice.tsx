import { RowPanel, type RowPanelProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: RowPanelProps) {
  return <RowPanel {...props} />;
}

export const advice: ComponentAdvice<typeof RowPanel> = {
  status: 'stable',
  aliases: ['drawer', 'details', 'side panel'],
  use: ['One row is read in full.'],
  avoid: [{ when: 'A few fields are enough', instead: 'DataTable' }],
  pairs: [
    {
      do: ['Begin with the figure.', {}],
      dont: ['Don’t name it after the database.', { labels: { entered: 'Raw record' } }],
    },
  ],
  rules: {
    do: ['Show every field, those that are null too.'],
    dont: ['Don’t round: this is where the exact values are.'],
  },
  writing: ['Field names are those of the form.'],
  accessibility: ['A dialog named by the row; Esc closes it and the focus goes back.'],
  related: ['FigureTrace', 'StorageTab'],
};
