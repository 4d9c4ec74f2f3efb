import { ConsumptionForm, type ConsumptionFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ConsumptionFormProps) {
  return <ConsumptionForm {...props} />;
}

export const advice: ComponentAdvice<typeof ConsumptionForm> = {
  status: 'stable',
  aliases: ['device', 'view time', 'add row'],
  use: ['The seeing of an ad is entered.'],
  avoid: [{ when: 'Rows come from a file', instead: 'PlanImport' }],
  pairs: [
    {
      do: ['Ask in the words of media.', {}],
      dont: ['Don’t ask in the words of the model.', { labels: { view_time: 'view_time (t_v)' } }],
    },
  ],
  rules: {
    do: ['Take the payload as it leaves: the rules have been applied.'],
    dont: ['Don’t validate again in the host.'],
  },
  writing: ['Units stand in the field, not in the label.'],
  accessibility: [
    'A failed submit puts the focus on the first field at fault, with its sentence below it.',
    'Units stand inside the field and are part of its description.',
    'The live estimate is a status.',
  ],
  related: ['ConsumptionTab', 'ChoiceField'],
};
