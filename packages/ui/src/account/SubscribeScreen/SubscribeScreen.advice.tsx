import { SubscribeScreen, type SubscribeScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onChoose }: SubscribeScreenProps) {
  return <SubscribeScreen onChoose={onChoose} />;
}

export const advice: ComponentAdvice<typeof SubscribeScreen> = {
  status: 'stable',
  aliases: ['plan', 'price', 'billing', 'checkout'],
  use: ['The organization has no plan yet.'],
  avoid: [{ when: 'The organization manages an existing plan', instead: 'ManageSubscription' }],
  pairs: [
    {
      do: ['Name price, period and trial.', {}],
      dont: ['Don’t create urgency.', { labels: { choose: 'Start now – only today' } }],
    },
  ],
  rules: {
    do: ['Keep price, period, trial and users on one card.'],
    dont: ['Don’t add a second plan to this card.'],
  },
  writing: ['Price, then period, then what is included.'],
  accessibility: [
    'The contents of the plan are a list.',
    'While the request runs, the button is busy and cannot be pressed twice.',
    'After checking again, that there is no plan yet is announced.',
  ],
  related: ['OrganizationScreen', 'UtilityScreen'],
};
