import { ManageSubscription, type ManageSubscriptionProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onOpen }: ManageSubscriptionProps) {
  return <ManageSubscription onOpen={onOpen} />;
}

export const advice: ComponentAdvice<typeof ManageSubscription> = {
  status: 'stable',
  aliases: ['billing', 'invoices', 'cancel'],
  use: ['An admin manages the plan on the billing provider’s pages.'],
  avoid: [{ when: 'There is no plan yet', instead: 'SubscribeScreen' }],
  pairs: [
    {
      do: ['Say what can be managed there.', {}],
      dont: ['Don’t hide that the plan can be cancelled.', { labels: { description: 'Invoices.' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Invoices, payment, cancellation, in that order.'],
  accessibility: ['While the page opens, the button is busy and cannot be pressed twice.'],
  related: ['OrganizationScreen', 'SubscribeScreen'],
};
