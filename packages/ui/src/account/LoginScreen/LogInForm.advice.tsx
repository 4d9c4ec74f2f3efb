import { LogInForm, type LogInFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ forgotHref, onLogIn }: LogInFormProps) {
  return <LogInForm forgotHref={forgotHref} onLogIn={onLogIn} />;
}

export const advice: ComponentAdvice<typeof LogInForm> = {
  status: 'stable',
  aliases: ['sign in', 'login', 'credentials'],
  use: ['Users log in on a page or in a dialog of your own.'],
  avoid: [{ when: 'You need the whole page with both tabs', instead: 'LoginScreen' }],
  pairs: [
    {
      do: ['Use the same verb as the page title.', {}],
      dont: ['Don’t use a button label that hides what happens.', { labels: { submit: 'OK' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['“Log in” is the verb; “log-in” is the noun.'],
  accessibility: [
    'After a failed submit the first invalid field has the focus.',
    'Password managers can fill it: the fields have autocomplete tokens.',
  ],
  related: ['LoginScreen', 'PasswordField'],
};
