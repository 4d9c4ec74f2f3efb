import { StorageTab, type StorageTabProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: StorageTabProps) {
  return <StorageTab {...props} />;
}

export const advice: ComponentAdvice<typeof StorageTab> = {
  status: 'stable',
  aliases: ['files', 'archive', 'masters'],
  use: ['Users enter and review the storage rows of a campaign.'],
  avoid: [{ when: 'The rows are about delivery', instead: 'DeliveryTab' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The rows could not be loaded.' }],
      dont: ['Don’t name it after the hardware.', { labels: { title: 'Disks' } }],
    },
  ],
  rules: {
    do: [
      'Pass rows as the API returns them.',
      'Resolve `onAdd` to false if it failed: the dialog then stays open with its values.',
    ],
    dont: ['Don’t reload the page after adding a row: refetch the list.'],
  },
  writing: ['Payloads are in GB here; delivery has MB.'],
  accessibility: [
    'Buttons include the name of their row: “Delete Masters”.',
    'The dialog takes the focus and returns it to Add Row.',
    'The panel with every field is a dialog named after its row.',
  ],
  related: ['StorageForm', 'RowPanel'],
};
