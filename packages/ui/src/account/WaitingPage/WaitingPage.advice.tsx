import { WaitingPage, type WaitingPageProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ title, message, hint, signInHref }: WaitingPageProps) {
  return <WaitingPage title={title} message={message} hint={hint} signInHref={signInHref} />;
}

export const advice: ComponentAdvice<typeof WaitingPage> = {
  status: 'stable',
  aliases: ['pending', 'holding page'],
  use: ['Somebody else has to act before the user can continue.'],
  avoid: [{ when: 'Something is loading', instead: 'Loading' }],
  pairs: [
    {
      do: ['Say who has to act.', { message: 'An admin of Northwind Media has been told by e-mail.' }],
      dont: ['Don’t just ask the user to wait.', { message: 'Please wait.' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Who acts, how the user will hear about it, and what to do in the meantime.'],
  accessibility: ['After checking again, “nothing has changed” is announced.'],
  related: ['PendingApprovalScreen', 'OrgPendingApprovalScreen'],
};
