import { DeliveryTab, type DeliveryTabProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: DeliveryTabProps) {
  return <DeliveryTab {...props} />;
}

export const advice: ComponentAdvice<typeof DeliveryTab> = {
  status: 'stable',
  aliases: ['networks', 'cdn'],
  use: ['The delivery of a campaign is entered and read.'],
  avoid: [{ when: 'Devices are meant', instead: 'ConsumptionTab' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The rows could not be loaded.' }],
      dont: ['Don’t name it after the machine.', { labels: { title: 'CDN' } }],
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
  related: ['DeliveryForm', 'RowPanel'],
};
