import { LogInForm, type LogInFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ forgotHref, onLogIn }: LogInFormProps) {
  return <LogInForm forgotHref={forgotHref} onLogIn={onLogIn} />;
}

export const advice: ComponentAdvice<typeof LogInForm> = {
  status: 'stable',
  aliases: ['sign in', 'login', 'credentials'],
  use: ['People log in inside a page or dialog of your own.'],
  avoid: [{ when: 'You need the whole page with both tabs', instead: 'LoginScreen' }],
  pairs: [
    {
      do: ['Use the same verb as the page.', {}],
      dont: ['Don’t let the button say less than it does.', { labels: { submit: 'OK' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['“Log in” is the verb; “log-in” is the noun.'],
  accessibility: [
    'A failed submit puts the focus on the first field at fault.',
    'Password managers fill it: the fields have their autocomplete tokens.',
  ],
  related: ['LoginScreen', 'PasswordField'],
};
