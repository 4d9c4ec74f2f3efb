import { SelectionForm, type SelectionFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: SelectionFormProps) {
  return <SelectionForm {...props} />;
}

export const advice: ComponentAdvice<typeof SelectionForm> = {
  status: 'stable',
  aliases: ['buying', 'programmatic', 'add row'],
  use: ['Users enter how and where an ad was bought.'],
  avoid: [{ when: 'Many rows come from a file', instead: 'PlanImport' }],
  pairs: [
    {
      do: ['Use the terms of media planners.', {}],
      dont: ['Don’t use the terms of the model.', { labels: { buy_type: 'tx_type' } }],
    },
  ],
  rules: {
    do: ['Send the payload as it is: the form has already validated it.'],
    dont: ['Don’t validate it again in the host.'],
  },
  writing: ['Use the names of buy types that media buyers use.'],
  accessibility: [
    'After a failed submit the first invalid field has the focus, with its message below it.',
    'Units are inside the field and part of its accessible name.',
    'The live estimate is a status region.',
  ],
  related: ['SelectionTab', 'PlaceSelect'],
};
