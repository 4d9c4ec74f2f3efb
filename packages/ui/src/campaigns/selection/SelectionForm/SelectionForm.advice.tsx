import { SelectionForm, type SelectionFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: SelectionFormProps) {
  return <SelectionForm {...props} />;
}

export const advice: ComponentAdvice<typeof SelectionForm> = {
  status: 'stable',
  aliases: ['buying', 'programmatic', 'add row'],
  use: ['The buying of an ad is entered.'],
  avoid: [{ when: 'Rows come from a file', instead: 'PlanImport' }],
  pairs: [
    {
      do: ['Ask in the words of media.', {}],
      dont: ['Don’t ask in the words of the model.', { labels: { buy_type: 'tx_type' } }],
    },
  ],
  rules: {
    do: ['Take the payload as it leaves: the rules have been applied.'],
    dont: ['Don’t validate again in the host.'],
  },
  writing: ['A buy type is named as buyers say it.'],
  accessibility: [
    'A failed submit puts the focus on the first field at fault, with its sentence below it.',
    'Units stand inside the field and are part of its description.',
    'The live estimate is a status.',
  ],
  related: ['SelectionTab', 'PlaceSelect'],
};
