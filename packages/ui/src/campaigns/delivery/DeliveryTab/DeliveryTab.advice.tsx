import { DeliveryTab, type DeliveryTabProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: DeliveryTabProps) {
  return <DeliveryTab {...props} />;
}

export const advice: ComponentAdvice<typeof DeliveryTab> = {
  status: 'stable',
  aliases: ['networks', 'cdn'],
  use: ['Users enter and review the delivery rows of a campaign.'],
  avoid: [{ when: 'The rows are about devices', instead: 'ConsumptionTab' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The rows could not be loaded.' }],
      dont: ['Don’t name it after the infrastructure.', { labels: { title: 'CDN' } }],
    },
  ],
  rules: {
    do: [
      'Pass rows as the API returns them.',
      'Resolve `onAdd` to false if it failed: the dialog then stays open with its values.',
    ],
    dont: ['Don’t reload the page after adding a row: refetch the list.'],
  },
  writing: ['Payloads are in MB here; storage has GB.'],
  accessibility: [
    'Buttons include the name of their row: “Delete Masters”.',
    'The dialog takes the focus and returns it to Add Row.',
    'The panel with every field is a dialog named after its row.',
  ],
  related: ['DeliveryForm', 'RowPanel'],
};
