import { ConsumptionForm, type ConsumptionFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ConsumptionFormProps) {
  return <ConsumptionForm {...props} />;
}

export const advice: ComponentAdvice<typeof ConsumptionForm> = {
  status: 'stable',
  aliases: ['device', 'view time', 'add row'],
  use: ['Users enter on which devices an ad was seen, and for how long.'],
  avoid: [{ when: 'Many rows come from a file', instead: 'PlanImport' }],
  pairs: [
    {
      do: ['Use the terms of media planners.', {}],
      dont: ['Don’t use the terms of the model.', { labels: { view_time: 'view_time (t_v)' } }],
    },
  ],
  rules: {
    do: ['Send the payload as it is: the form has already validated it.'],
    dont: ['Don’t validate it again in the host.'],
  },
  writing: ['Units are in the field, not in the label.'],
  accessibility: [
    'After a failed submit the first invalid field has the focus, with its message below it.',
    'Units are inside the field and part of its accessible name.',
    'The live estimate is a status region.',
  ],
  related: ['ConsumptionTab', 'ChoiceField'],
};
