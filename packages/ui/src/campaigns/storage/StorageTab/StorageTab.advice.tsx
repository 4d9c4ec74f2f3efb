import { StorageTab, type StorageTabProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: StorageTabProps) {
  return <StorageTab {...props} />;
}

export const advice: ComponentAdvice<typeof StorageTab> = {
  status: 'stable',
  aliases: ['files', 'archive', 'masters'],
  use: ['The stored files of a campaign are entered and read.'],
  avoid: [{ when: 'Delivery is meant', instead: 'DeliveryTab' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The rows could not be loaded.' }],
      dont: ['Don’t name it after the machine.', { labels: { title: 'Disks' } }],
    },
  ],
  rules: {
    do: [
      'Pass rows as the API gives them.',
      'Let onAdd answer whether it worked: the dialog closes only then.',
    ],
    dont: ['Don’t reload the page after adding: the list is yours to refresh.'],
  },
  writing: ['One sentence says what the stage counts.'],
  accessibility: [
    'Buttons name their row: “Delete Masters”.',
    'The dialog takes the focus and gives it back to Add Row.',
    'The panel with every field is a dialog named by its row.',
  ],
  related: ['StorageForm', 'RowPanel'],
};
