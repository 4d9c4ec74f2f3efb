import { SelectionTab, type SelectionTabProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: SelectionTabProps) {
  return <SelectionTab {...props} />;
}

export const advice: ComponentAdvice<typeof SelectionTab> = {
  status: 'stable',
  aliases: ['programmatic', 'ad servers'],
  use: ['Users enter and review the selection rows of a campaign.'],
  avoid: [{ when: 'The rows are about networks', instead: 'DeliveryTab' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The rows could not be loaded.' }],
      dont: ['Don’t name it after one buy type.', { labels: { title: 'RTB' } }],
    },
  ],
  rules: {
    do: [
      'Pass rows as the API returns them.',
      'Resolve `onAdd` to false if it failed: the dialog then stays open with its values.',
    ],
    dont: ['Don’t reload the page after adding a row: refetch the list.'],
  },
  writing: ['Buy types are “Programmatic”, “Direct” and “End-to-end”.'],
  accessibility: [
    'Buttons include the name of their row: “Delete Masters”.',
    'The dialog takes the focus and returns it to Add Row.',
    'The panel with every field is a dialog named after its row.',
  ],
  related: ['SelectionForm', 'RowPanel'],
};
