import { ConsumptionTab, type ConsumptionTabProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ConsumptionTabProps) {
  return <ConsumptionTab {...props} />;
}

export const advice: ComponentAdvice<typeof ConsumptionTab> = {
  status: 'stable',
  aliases: ['devices', 'viewing'],
  use: ['Users enter and review the consumption rows of a campaign.'],
  avoid: [{ when: 'The rows are about networks', instead: 'DeliveryTab' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The rows could not be loaded.' }],
      dont: ['Don’t name it after an emission factor.', { labels: { title: 'Use phase of end devices' } }],
    },
  ],
  rules: {
    do: [
      'Pass rows as the API returns them.',
      'Resolve `onAdd` to false if it failed: the dialog then stays open with its values.',
    ],
    dont: ['Don’t reload the page after adding a row: refetch the list.'],
  },
  writing: ['View times are in seconds; devices have everyday names, such as “Tablet”.'],
  accessibility: [
    'Buttons include the name of their row: “Delete Masters”.',
    'The dialog takes the focus and returns it to Add Row.',
    'The panel with every field is a dialog named after its row.',
  ],
  related: ['ConsumptionForm', 'RowPanel'],
};
