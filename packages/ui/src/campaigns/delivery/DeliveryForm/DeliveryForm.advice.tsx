import { DeliveryForm, type DeliveryFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: DeliveryFormProps) {
  return <DeliveryForm {...props} />;
}

export const advice: ComponentAdvice<typeof DeliveryForm> = {
  status: 'stable',
  aliases: ['network', 'payload', 'add row'],
  use: ['Users enter what was delivered, over which networks and how often.'],
  avoid: [{ when: 'Many rows come from a file', instead: 'PlanImport' }],
  pairs: [
    {
      do: ['Use the terms of media planners.', {}],
      dont: ['Don’t abbreviate labels.', { labels: { payload: 'PL' } }],
    },
  ],
  rules: {
    do: ['Send the payload as it is: the form has already validated it.'],
    dont: ['Don’t validate it again in the host.'],
  },
  writing: ['Spell out “HAI” on first use.'],
  accessibility: [
    'After a failed submit the first invalid field has the focus, with its message below it.',
    'Units are inside the field and part of its accessible name.',
    'The live estimate is a status region.',
  ],
  related: ['DeliveryTab', 'PlaceSelect'],
};
