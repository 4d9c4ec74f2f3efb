import { WaitingPage, type WaitingPageProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ title, message, hint, signInHref }: WaitingPageProps) {
  return <WaitingPage title={title} message={message} hint={hint} signInHref={signInHref} />;
}

export const advice: ComponentAdvice<typeof WaitingPage> = {
  status: 'stable',
  aliases: ['pending', 'holding page'],
  use: ['Somebody else has to act before a person can go on.'],
  avoid: [{ when: 'Something loads', instead: 'Loading' }],
  pairs: [
    {
      do: ['Say who acts.', { message: 'An admin of Northwind Media has been told by e-mail.' }],
      dont: ['Don’t say only that one waits.', { message: 'Please wait.' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Who acts, how the answer comes, what to do meanwhile.'],
  accessibility: ['That nothing has changed is announced after looking again.'],
  related: ['PendingApprovalScreen', 'OrgPendingApprovalScreen'],
};
