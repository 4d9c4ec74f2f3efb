import { SessionEndedDialog, type SessionEndedDialogProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ email, onLogIn, signInHref }: SessionEndedDialogProps) {
  return <SessionEndedDialog email={email} onLogIn={onLogIn} signInHref={signInHref} />;
}

export const advice: ComponentAdvice<typeof SessionEndedDialog> = {
  status: 'stable',
  aliases: ['timeout', 'log in again', 'expired'],
  use: ['A session ends while someone is working.'],
  avoid: [{ when: 'Nobody has signed in yet', instead: 'LoginScreen' }],
  pairs: [
    {
      do: ['Say that the work is not lost.', {}],
      dont: ['Don’t alarm the user.', { labels: { description: 'Your session is invalid.' } }],
    },
  ],
  rules: {
    do: ['Open it on top of the page, which stays mounted.'],
    dont: ['Don’t redirect to the log-in page: unsaved input would be lost.'],
  },
  writing: ['Say first that nothing is lost, then what to do.'],
  accessibility: [
    'A modal dialog with the focus on the password.',
    'The page underneath is inert while it is open.',
  ],
  related: ['LoginScreen', 'ConfirmDialog'],
};
