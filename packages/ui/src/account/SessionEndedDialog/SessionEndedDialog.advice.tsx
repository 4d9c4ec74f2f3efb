import { SessionEndedDialog, type SessionEndedDialogProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ email, onLogIn, signInHref }: SessionEndedDialogProps) {
  return <SessionEndedDialog email={email} onLogIn={onLogIn} signInHref={signInHref} />;
}

export const advice: ComponentAdvice<typeof SessionEndedDialog> = {
  status: 'stable',
  aliases: ['timeout', 'log in again', 'expired'],
  use: ['A session ends while something is being typed.'],
  avoid: [{ when: 'Nobody has signed in yet', instead: 'LoginScreen' }],
  pairs: [
    {
      do: ['Say that the work is still there.', {}],
      dont: ['Don’t frighten.', { labels: { description: 'Your session is invalid.' } }],
    },
  ],
  rules: {
    do: ['Open it over the page when a session ends in mid-work.'],
    dont: ['Don’t send people to the login page: what they typed would be lost.'],
  },
  writing: ['First that nothing is lost, then what to do.'],
  accessibility: ['A dialog with the focus on the password.', 'The page below is inert while it is open.'],
  related: ['LoginScreen', 'ConfirmDialog'],
};
