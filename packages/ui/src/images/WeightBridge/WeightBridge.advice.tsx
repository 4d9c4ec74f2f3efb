import { WeightBridge, type WeightBridgeProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: WeightBridgeProps) {
  return <WeightBridge {...props} />;
}

export const advice: ComponentAdvice<typeof WeightBridge> = {
  status: 'beta',
  aliases: ['payload', 'kilograms', 'creative weight', 'saving'],
  use: ['An optimised picture is used in a campaign, and users want to see the saving there.'],
  avoid: [{ when: 'Users edit a delivery row themselves', instead: 'DeliveryForm' }],
  pairs: [
    {
      do: ['Name the file.', { name: 'AVIF, q 67' }],
      dont: ['Don’t promise a saving before rows are selected.', { labels: { title: 'Save the climate' } }],
    },
  ],
  rules: {
    do: [
      'Pass the campaign’s total with its rows: the saving is shown as a share of both.',
      'Pass `usedIn`, so that a picture leads to its rows.',
      'Pass `geos`, so that a picture without a campaign has kilograms too.',
    ],
    dont: ['Don’t change rows without an undo: pass `onUndo`.'],
  },
  writing: ['The saving in kg CO2e, then as a share of Delivery and of the campaign.'],
  accessibility: ['Rows that cannot be changed say why.', 'The number of changed rows is announced.'],
  related: ['JobResult', 'DeliveryTab', 'ResultTable'],
};
