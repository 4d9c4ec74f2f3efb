import { ConsumptionTab, type ConsumptionTabProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ConsumptionTabProps) {
  return <ConsumptionTab {...props} />;
}

export const advice: ComponentAdvice<typeof ConsumptionTab> = {
  status: 'stable',
  aliases: ['devices', 'viewing'],
  use: ['The devices of a campaign are entered and read.'],
  avoid: [{ when: 'Networks are meant', instead: 'DeliveryTab' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The rows could not be loaded.' }],
      dont: ['Don’t name it after the factor.', { labels: { title: 'Use phase of end devices' } }],
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
  related: ['ConsumptionForm', 'RowPanel'],
};
