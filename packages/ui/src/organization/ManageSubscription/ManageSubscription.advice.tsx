import { ManageSubscription, type ManageSubscriptionProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onOpen }: ManageSubscriptionProps) {
  return <ManageSubscription onOpen={onOpen} />;
}

export const advice: ComponentAdvice<typeof ManageSubscription> = {
  status: 'stable',
  aliases: ['billing', 'invoices', 'cancel'],
  use: ['A plan exists and is managed elsewhere.'],
  avoid: [{ when: 'There is no plan', instead: 'SubscribeScreen' }],
  pairs: [
    {
      do: ['Say what is found there.', {}],
      dont: ['Don’t hide the cancellation.', { labels: { description: 'Invoices.' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Invoices, payment, cancellation: in that order.'],
  accessibility: ['While it opens, the button is busy and cannot be pressed twice.'],
  related: ['OrganizationScreen', 'SubscribeScreen'],
};
