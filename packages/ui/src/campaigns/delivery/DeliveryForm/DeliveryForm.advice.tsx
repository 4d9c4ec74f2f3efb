import { DeliveryForm, type DeliveryFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: DeliveryFormProps) {
  return <DeliveryForm {...props} />;
}

export const advice: ComponentAdvice<typeof DeliveryForm> = {
  status: 'stable',
  aliases: ['network', 'payload', 'add row'],
  use: ['The sending of a creative is entered.'],
  avoid: [{ when: 'Rows come from a file', instead: 'PlanImport' }],
  pairs: [
    {
      do: ['Ask in the words of media.', {}],
      dont: ['Don’t ask in abbreviations.', { labels: { payload: 'PL' } }],
    },
  ],
  rules: {
    do: ['Take the payload as it leaves: the rules have been applied.'],
    dont: ['Don’t validate again in the host.'],
  },
  writing: ['Spell out HAI where it first stands.'],
  accessibility: [
    'A failed submit puts the focus on the first field at fault, with its sentence below it.',
    'Units stand inside the field and are part of its description.',
    'The live estimate is a status.',
  ],
  related: ['DeliveryTab', 'PlaceSelect'],
};
